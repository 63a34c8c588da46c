package import Foundation
import SceneReadings

/// What a stroke has to do, whatever the settings: a line of a folder's labels.
package nonisolated struct StrokeLabel: Sendable, Hashable {
  /// The decisions that can be asked for.
  package enum ExpectedDecision: Sendable, Hashable {
    /// It turns the page, either way and however many pages.
    case turn
    /// It leaves the content where it was.
    case stay
    /// It leaves the content on this page, counted from 0.
    case page(Int)
    /// Content without pages goes on after the release.
    case fly
    /// Content without pages rests where it is let go.
    case stop
    /// The content comes back from beyond an end.
    case bounce
    /// It is a click.
    case click
    /// It catches content that moves, and is no click.
    case `catch`
  }

  /// The decision that is asked for; `nil` for any.
  package var must: ExpectedDecision?
  /// The name of what has to move: a row's id, or `feed`; `nil` for anything.
  package var moves: String?
  /// The longest time from the release to the rest, in seconds; `nil` for any.
  package var within: TimeInterval?

  /// Creates a label; default one that asks for nothing.
  package init(_ must: ExpectedDecision? = nil, moves: String? = nil, within: TimeInterval? = nil) {
    self.must = must
    self.moves = moves
    self.within = within
  }

  /// Returns a sentence on what a stroke did other than this; `nil` where it did what it has to.
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
  /// True when the stroke did this.
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

  /// What it asks for, after "must".
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
