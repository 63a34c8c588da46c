import Foundation
import ScrollPhysics

/// A validator of the order of a scene's events: one automaton for each scroller, fed frame by frame.
package struct SceneEventValidator: Sendable {
  private var grammars: [ScrollerID: ScrollEventValidator] = [:]
  /// Those of the feeds that others cover, whose scrollers have the same names.
  private var covered: [[ScrollerID: ScrollEventValidator]] = []

  /// The first invalid event, with its scroller; `nil` as long as there was none.
  package private(set) var violation: String?

  /// Creates a validator for a scene at its beginning.
  package init() {}

  /// Checks the events of a frame; after the first violation nothing more is checked.
  package mutating func read(_ events: [SceneEvent]) {
    for event in events where violation == nil {
      follow(event.kind)
      guard case .motion(let kind) = event.kind else { continue }
      grammars[event.scroller, default: ScrollEventValidator()].read(
        ScrollEvent(time: event.time, kind: kind))
      note(event.scroller, grammars[event.scroller]?.violation)
    }
  }

  /// Ends the check of a scene at rest: every request must have ended.
  package mutating func finish() {
    for (scroller, grammar) in grammars.sorted(by: { $0.key.name < $1.key.name }) where violation == nil {
      var grammar = grammar
      grammar.finish()
      note(scroller, grammar.violation)
    }
  }

  private mutating func follow(_ kind: SceneEvent.Kind) {
    switch kind {
    case .pushed:
      finish()
      covered.append(grammars)
      grammars = [:]
    case .popped:
      finish()
      grammars = covered.popLast() ?? [:]
    default: break
    }
  }

  private mutating func note(_ scroller: ScrollerID, _ found: ScrollEventViolation?) {
    if let found { violation = "\(scroller): \(found)" }
  }
}
