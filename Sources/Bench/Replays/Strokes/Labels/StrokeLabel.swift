package import Foundation
import SceneReadings

/// The expected outcome of a stroke under any settings: an entry of a folder's label file.
package nonisolated struct StrokeLabel: Sendable, Hashable {
  /// The decisions that can be expected.
  package enum ExpectedDecision: Sendable, Hashable {
    /// The page changes, in either direction and by any number of pages.
    case turn
    /// The content stays where it was.
    case stay
    /// The content ends on this page, counted from 0.
    case page(Int)
    /// Content without pages decelerates after the release.
    case fly
    /// Content without pages stops at the release.
    case stop
    /// The content comes back from overscroll.
    case bounce
    /// The stroke is a click.
    case click
    /// The stroke stops moving content and is no click.
    case `catch`
  }

  /// The expected decision; `nil` for any.
  package var must: ExpectedDecision?
  /// The name of the scroll view that must move: a row's id, or `feed`; `nil` for any.
  package var moves: String?
  /// The longest time from the release to rest, in seconds; `nil` for any.
  package var within: TimeInterval?

  /// Creates a label; by default it expects nothing.
  package init(_ must: ExpectedDecision? = nil, moves: String? = nil, within: TimeInterval? = nil) {
    self.must = must
    self.moves = moves
    self.within = within
  }

  /// Returns a sentence on how an outcome differs from the label; `nil` when it meets it.
  package func fault(of outcome: StrokeOutcome) -> String? {
    let words = StrokeDescription(outcome)
    var faults: [String] = []
    if let moves, outcome.scroller.name != moves {
      faults.append("must move \(moves), and moves \(words.subject)")
    }
    if let must, !must.isMet(by: outcome) { faults.append("must \(must.words), and \(words.present)") }
    if let within, outcome.settleTime.map({ $0 > within }) ?? true {
      let time = outcome.settleTime.map { "takes \(StrokeDescription.seconds($0))" } ?? words.present
      faults.append("must rest within \(StrokeDescription.seconds(within)), and \(time)")
    }
    return faults.isEmpty ? nil : faults.joined(separator: "; ")
  }
}

nonisolated extension StrokeLabel.ExpectedDecision {
  /// Returns true when the outcome has this decision.
  fileprivate func isMet(by outcome: StrokeOutcome) -> Bool {
    switch (self, outcome.decision) {
    case (.turn, .turned): true
    case (.stay, .stayed), (.stay, .sprangBack): true
    case (.stay, .stopped), (.stay, .bounced), (.stay, .caught):
      abs(outcome.offset - outcome.offsetBefore) <= StrokeOutcome.samePlace
    case (.page(let page), _): outcome.isSettled && outcome.page == page
    case (.fly, .flewOn), (.stop, .stopped), (.bounce, .bounced), (.click, .clicked), (.catch, .caught): true
    default: false
    }
  }

  /// The text of the expectation, after "must".
  fileprivate var words: String {
    switch self {
    case .turn: "turn the page"
    case .stay: "stay where it is"
    case .page(let page): "rest on page \(page + 1)"
    case .fly: "fly on"
    case .stop: "stop where it is let go"
    case .bounce: "bounce at an end"
    case .click: "click"
    case .catch: "catch what moves"
    }
  }
}

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
