import CMainQueue
import CoreFoundation
import Foundation
import Glibc

/// The pending work of the main thread: main-actor tasks, main-queue blocks, timers.
struct MainQueue {
  private var passed = 0

  /// Runs pending work until none is left, in at most 64 rounds; returns true when there was any.
  ///
  /// A loop that blocks inside SDL would otherwise never run a `Task` of the main actor.
  static func drain() -> Bool {
    var hasRun = false
    for _ in 0..<rounds {
      guard CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource else { break }
      hasRun = true
    }
    return hasRun
  }

  /// Returns true when the queue or the timers have pending work for which a frame has to pause.
  ///
  /// A round of the run loop costs more than many frames. Sources of other kinds, which cannot be checked
  /// from outside, are served every eighth frame.
  mutating func needsRoom() -> Bool {
    passed += 1
    let needsRoom = passed >= Self.mostPassed || MainQueueDescriptor.announcesWork || Self.isTimerDue
    if needsRoom { passed = 0 }
    return needsRoom
  }

  private static var isTimerDue: Bool {
    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    return next > 0 && next + kCFAbsoluteTimeIntervalSince1970 <= Double(SDLClock.wallMicroseconds) / 1e6
  }

  private static let mostPassed = 8
  private static let rounds = 64
}

/// The file descriptor through which the main queue announces work to a run loop.
nonisolated enum MainQueueDescriptor {
  /// The descriptor; `nil` when the queue has none.
  static let number: Int32? = {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    return descriptor >= 0 ? descriptor : nil
  }()

  /// True when the descriptor announces work.
  static var announcesWork: Bool {
    guard let number else { return true }
    var state = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) != 0
  }
}
