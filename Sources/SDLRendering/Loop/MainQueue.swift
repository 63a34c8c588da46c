import CoreFoundation
import Foundation

/// The work that waits for the main thread: main-actor tasks and main-queue blocks.
enum MainQueue {
  /// Runs waiting work until none is left, in at most 64 rounds; returns true when there was any.
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

  private static let rounds = 64
}
