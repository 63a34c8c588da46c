package import Foundation

/// A review from its beginning to its end, while the program waits for it.
package struct ReviewSession {
  private let page: URL
  private var coordinator: ReviewCoordinator

  package init(_ page: URL, _ review: GoldenReview) {
    self.page = page
    coordinator = ReviewCoordinator(review)
  }

  /// Serves the page until it is done, or the program is asked to end; both keep what was accepted.
  ///
  /// `opened` is called with the address of the page when it is served.
  ///
  /// - Returns: The sum of the review, and whether references were written.
  package mutating func perform(port: UInt16, opened: (_ address: String) throws -> Void) throws -> (
    sum: String, hasWritten: Bool
  ) {
    let server = try ReviewServer(page, port: port, token: try ReviewToken())
    let ending = server.ending
    let signals = TerminationSignals.taken { ending.close() }
    defer { for source in signals { source.cancel() } }
    try opened(server.address)
    while let (id, action, names) = server.nextAction() {
      server.answer(id, coordinator.perform(action, on: names))
      if action == .done { ending.close() }
    }
    server.close()
    return (coordinator.sum, coordinator.close())
  }
}
