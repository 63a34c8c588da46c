import SceneReadings

/// Labels made from outcomes, and their text in a label file.
nonisolated extension StrokeLabel {
  /// Creates the label that expects what a stroke did, with the scroll view that it moved.
  package init(of outcome: StrokeOutcome) {
    let must: ExpectedDecision? =
      switch outcome.decision {
      case .turned: .turn
      case .stayed, .sprangBack: .stay
      case .clicked: .click
      case .flewOn: .fly
      case .stopped: .stop
      case .caught: .catch
      case .bounced: .bounce
      case .takenOver, .held, .restless: nil
      }
    self.init(must, moves: outcome.scroller.name)
  }

  /// The label as a map in braces, such as `{must: turn, moves: cards}`.
  package var text: String {
    let parts = [
      must.map { "must: \($0.spelling)" }, moves.map { "moves: \($0)" }, within.map { "within: \($0)s" },
    ]
    return "{" + parts.compactMap(\.self).joined(separator: ", ") + "}"
  }
}

nonisolated extension StrokeLabel.ExpectedDecision {
  fileprivate var spelling: String {
    switch self {
    case .turn: "turn"
    case .stay: "stay"
    case .page(let page): "page \(page + 1)"
    case .fly: "fly"
    case .stop: "stop"
    case .bounce: "bounce"
    case .click: "click"
    case .catch: "catch"
    }
  }
}
