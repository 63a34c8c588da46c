import CMainQueue
import CoreFoundation
import Dispatch
import Foundation
import Glibc

/// The pending work of the main thread: main-actor tasks, main-queue blocks, timers.
///
/// What the scene's own calls enqueue on the main queue runs right after them, by `ScreenContent.runMainQueue()`.
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

/// A watcher that wakes the loop when another thread enqueues work for the main thread.
///
/// Such work is, for instance, a task that resumes on the main actor.
///
/// The main queue announces work through a descriptor, meant for a run loop. While SDL waits no run loop
/// runs, so a thread blocks on the descriptor instead. It reads nothing from it, and checks again after
/// `queueWasDrained()`.
nonisolated final class MainQueueWatcher: Sendable {
  private let drained = DispatchSemaphore(value: 0)
  /// The writing end of a pipe; the thread holds the reading end and ends when this end is closed.
  private let stopping: Int32

  /// Starts watching; `nil` when the queue has no descriptor.
  ///
  /// Its work then waits for the next event or frame.
  init?(wake: @escaping @Sendable () -> Void) {
    guard let descriptor = MainQueueDescriptor.number else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopping = ends[1]
    let (stopped, drained) = (ends[0], self.drained)
    let thread = Thread {
      while Self.waitForWork(descriptor, orStopOn: stopped) {
        wake()
        drained.wait()
      }
      close(stopped)
    }
    thread.name = "main queue watcher"
    thread.start()
  }

  /// Resumes the check for work; to be called after each wake, once the queue was drained.
  func queueWasDrained() { drained.signal() }

  /// Ends the watching.
  func stop() {
    close(stopping)
    drained.signal()
  }

  private static func waitForWork(_ descriptor: Int32, orStopOn stopped: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&descriptors, 2, -1) <= 0 {}
    return descriptors[1].revents == 0
  }
}
