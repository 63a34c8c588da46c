package import Documents
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

/// The label file of a folder of strokes: the expected outcome of each, and the feed to play them on.
package nonisolated struct StrokeLabels: Sendable, Hashable {
  /// A label, with the name of its stroke and its place in the file.
  package struct Entry: Sendable, Hashable {
    /// The name of the stroke's file, with or without its extension.
    package var stroke: String
    /// The expected outcome of the stroke.
    package var label: StrokeLabel
    /// The place of the name in the file.
    package var position: DocumentPosition
  }

  /// The name of the file in its folder.
  package static let fileName = "labels.yml"
  /// The largest number of labels in a file.
  package static let most = 10_000

  /// The file's name in messages.
  package var file: String
  /// The feed or scene for scripts that name none; `nil` for the default one.
  package var feed: String?
  /// The labels, in the order of the file.
  package var entries: [Entry]

  /// Returns the error for a label whose stroke file does not exist.
  package func missing(_ entry: Entry, among strokes: [String]) -> DocumentError {
    let guess = SpellingSuggestion.suggestion(for: entry.stroke, among: strokes)
    let there =
      guess.isEmpty ? "there: \(strokes.prefix(12).joined(separator: ", "))" : String(guess.dropLast())
    return .faulty([
      DocumentFault(
        file: file, position: entry.position,
        message: "there is no script and no recording called \"\(entry.stroke)\"; \(there)")
    ])
  }
}
