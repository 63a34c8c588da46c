import Foundation
import Synchronization
import VisualQA

/// A review from its beginning to its end, while the program waits for it.
struct ReviewSession {
  private let server: ReviewServer
  private let desk: ReviewCoordinator

  init(_ page: Data, _ review: sending GoldenReview) throws(CommandError) {
    desk = ReviewCoordinator(review)
    server = ReviewServer(page, desk: desk, token: try ReviewToken())
  }

  /// Serves the page until it is done, or the program is asked to end; both keep what was accepted.
  ///
  /// - Returns: The sum of the review, and whether references were written.
  func perform(port: UInt16) throws -> (sum: String, hasWritten: Bool) {
    let (ending, done) = AsyncStream<Void>.makeStream()
    let signals = TerminationSignals.taken { done.yield() }
    defer { for source in signals { source.cancel() } }
    let ended = DispatchSemaphore(value: 0)
    let result = ReviewResult()
    let (server, desk) = (server, desk)
    Task.detached {
      var failure: (any Error)?
      do {
        try await server.serve(port: port, until: ending, done: done) { try Console.result($0) }
      } catch {
        failure = error
      }
      let end = (sum: await desk.sum, hasWritten: await desk.close())
      result.kept.withLock { [failure] in $0 = failure.map { .failure($0) } ?? .success(end) }
      ended.signal()
    }
    ended.wait()
    return try result.kept.withLock { try $0?.get() } ?? ("", false)
  }
}

/// The end of a review, handed from the server's task to the program that waits for it.
private nonisolated final class ReviewResult: Sendable {
  let kept = Mutex<Result<(sum: String, hasWritten: Bool), any Error>?>(nil)
}
