import CMainQueue
import CollectionViews

/// The main queue, on which code for UIKit defers work by `DispatchQueue.main.async` and by tasks of the main actor.
///
/// What a call of the stage has enqueued runs between this call and the next one, at the time of this call. Without a
/// window that is at the beginning of the next call; in a window the loop does it after each event and each frame. The
/// scene does nothing in between, so both make the same frames and the same log of the same input.
extension Stage {
  /// The most rounds between two calls; a chain of blocks that never ends goes on after the next call.
  private static let rounds: Int32 = 64

  /// True while a window's loop runs the main queue after each call, and the stage itself does not.
  package var hasMainLoop: Bool {
    get { state.hasMainLoop }
    set { state.hasMainLoop = newValue }
  }

  /// True when something on the main queue waits for the next call.
  package var awaitsMainQueue: Bool { main_queue_has_work() }

  /// Runs the main queue as a part of the last call; returns true if there was anything on it.
  ///
  /// It does nothing in a block of the main queue, and where other threads serve that queue, as in async tests.
  @discardableResult
  package func runMainQueue() -> Bool {
    guard !state.leavesMainQueue, main_queue_has_work() else { return false }
    return context.inLatestCall { main_queue_run(Self.rounds) } > 0
  }

  /// Runs what the last call has enqueued, before the next one.
  func endLastCall() {
    if !state.hasMainLoop { runMainQueue() }
  }
}
