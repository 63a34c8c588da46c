import Foundation
import ScrollPhysics

/// Whether what a scene tells can be: one automaton for each scroller, fed frame by frame.
public struct StoryGrammar: Sendable {
  private var grammars: [String?: ScrollEventGrammar] = [:]

  /// What cannot be, with its scroller; `nil` as long as everything can.
  public private(set) var violation: String?

  /// Creates a reader for a scene at its beginning.
  public init() {}

  /// Reads what happened in a frame; after the first violation nothing is read any more.
  public mutating func read(_ events: [FrameTrace.Event]) {
    for event in events where violation == nil {
      guard case .motion(let kind) = event.kind else { continue }
      grammars[event.row, default: ScrollEventGrammar()].read(ScrollEvent(time: event.time, kind: kind))
      note(event.row, grammars[event.row]?.violation)
    }
  }

  /// Ends the story of a scene at rest: no request may be left open.
  public mutating func finish() {
    for (row, grammar) in grammars.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) where violation == nil {
      var grammar = grammar
      grammar.finish()
      note(row, grammar.violation)
    }
  }

  private mutating func note(_ row: String?, _ found: ScrollEventViolation?) {
    if let found { violation = "\(row ?? "feed"): \(found)" }
  }
}
