import Documents
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

/// Performs the requests of a review's page, and puts what was decided into words.
struct ReviewCoordinator {
  private var review: GoldenReview

  init(_ review: GoldenReview) { self.review = review }

  /// Performs a request of the page on some scenarios, and returns the answer as JSON.
  mutating func perform(_ action: ReviewAction, on names: [String]) -> String {
    var reported = ""
    do throws(VisualQAError) {
      switch action {
      case .accept:
        let count = try review.accept(names)
        reported = count == 0 ? "nothing to accept" : "\(Pluralization.text(count, "golden")) accepted"
      case .reject:
        let count = review.reject(names)
        reported =
          count == 0
          ? "nothing to reject; Undo takes back what was accepted"
          : "\(Pluralization.text(count, "golden")) rejected"
      case .undo:
        let canUndo = review.canUndo
        try review.undo()
        reported = canUndo ? "undone" : "nothing to undo"
      case .state: break
      case .done: reported = "the review has ended: \(sum)"
      }
    } catch {
      reported = error.description
    }
    func object(_ decisions: [String: GoldenReview.Decision]) -> JSONValue {
      .object(
        decisions.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value.rawValue)) })
    }
    let answer: JSONValue = [
      "decisions": object(review.decisions), "goldens": object(review.goldenDecisions),
      "told": .string(reported),
    ]
    return answer.text()
  }

  /// Ends the review; true when references were written.
  mutating func close() -> Bool {
    review.close()
    return review.goldenDecisions.values.contains(.accepted)
  }

  /// The decisions in words.
  var sum: String {
    let accepted = review.goldenDecisions.values.count { $0 == .accepted }
    let rejected = review.goldenDecisions.values.count { $0 == .rejected }
    let open = review.count - accepted - rejected
    return "\(Pluralization.text(accepted, "golden")) accepted, \(rejected) rejected, \(open) open"
  }
}

/// The requests of a review's page.
nonisolated enum ReviewAction: String, CaseIterable {
  case accept, reject, undo, state, done
}
