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
  /// It does nothing in a block of the main queue, and where other threads serve that queue, as in Swift Testing.
  @discardableResult
  package func runMainQueue() -> Bool {
    guard !state.leavesMainQueue, main_queue_has_work() else { return false }
    return context.inLatestCall { joiningJobs { main_queue_run(Self.rounds) } } > 0
  }

  /// Runs a call of the stage, after what the last one has enqueued.
  func call<Result>(_ body: () -> Result) -> Result {
    if !state.hasMainLoop { runMainQueue() }
    return context.inOwnTime { joiningJobs(body) }
  }

  /// Runs `body` with the jobs of the main thread joined to the main queue, unless a window's loop runs that.
  private func joiningJobs<Result>(_ body: () -> Result) -> Result {
    let jobs = state.hasMainLoop || state.leavesMainQueue ? nil : JoinedJobs()
    defer { jobs?.leave() }
    return body()
  }
}

/// The jobs that the main thread enqueues for any thread, on the main queue instead until `leave()` is called.
///
/// Whatever a task awaits, its continuation is such a job. On another thread it would end in a different frame in every
/// run. In a window it stays there, so that work in the background does not hold up the frames.
struct JoinedJobs {
  private var former: UnsafeMutableRawPointer?

  /// Joins the jobs to the main queue; `nil` where another thread serves that.
  init?() {
    guard main_queue_take_jobs(&former) else { return nil }
  }

  /// Lets further jobs go to any thread.
  func leave() { main_queue_give_back_jobs(former) }
}
