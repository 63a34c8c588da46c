import CoreFoundation
import Foundation

/// What waits for the main thread: main-actor tasks and main-queue blocks.
enum MainQueue {
  /// Runs what waits until nothing is left, and a bounded number of rounds; true when there was anything.
  ///
  /// Under a loop that blocks inside SDL nothing else would run a `Task` of the main actor.
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
