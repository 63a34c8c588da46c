/// A violation of the rules for a scroller's events, with the event that broke them.
package struct ScrollEventViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  package enum Rule: Hashable, Sendable {
    /// An event is older than the one before it, which was at `from` seconds.
    case timeRanBack(from: Double)
    /// A request's id is not greater than the last one's.
    case idNotNew(id: Int, last: Int)
    /// A request was not followed by its decision.
    case undecided(id: Int)
    /// A request was decided while another ran.
    case twoRunning(id: Int, other: Int)
    /// A request ended that was not open.
    case notOpen(id: Int)
    /// A request ended without having settled on an offset.
    case endedUnsettled(id: Int)
    /// A request ended `rejected` or `alreadyThere` after it had settled on an offset.
    case endedLate(id: Int)
    /// A request arrived, and the content did not settle.
    case arrivedUnsettled(id: Int)
    /// The current snap point changed more than once during a request.
    case strayed(id: Int)
    /// A request has no ending.
    case neverEnded(id: Int)
    /// The content is at rest or held although a request runs.
    case stillRunning(id: Int)
    /// The content is animated without a running request.
    case unrequested
    /// A phase followed a phase that it cannot follow.
    case phase(from: ScrollPhase)
    /// A state was reported that was reported before.
    case toldTwice
  }

  /// The rule that was broken.
  package let rule: Rule
  /// The event that broke the rule; `nil` at the end of the events.
  package let event: ScrollEvent?

  /// Creates a violation.
  package init(rule: Rule, event: ScrollEvent?) {
    self.rule = rule
    self.event = event
  }

  /// One sentence with the time and the event.
  package var description: String {
    guard let event else { return "at the end: \(sentence)" }
    return "at \(event.time) s, \(event.kind): \(sentence)"
  }

  private var sentence: String {
    switch rule {
    case .timeRanBack(let from): "the event before was at \(from) s"
    case .idNotNew(let id, let last): "request \(id) follows request \(last), and ids grow"
    case .undecided(let id): "request \(id) must first settle on a place, be rejected or be there already"
    case .twoRunning(let id, let other): "request \(id) settles while request \(other) runs"
    case .notOpen(let id): "request \(id) is not open"
    case .endedUnsettled(let id): "request \(id) never settled on a place"
    case .endedLate(let id): "request \(id) runs already"
    case .arrivedUnsettled(let id): "request \(id) arrived, and settling must follow at once"
    case .strayed(let id): "request \(id) changes the stop once"
    case .neverEnded(let id): "request \(id) has no end"
    case .stillRunning(let id): "request \(id) runs"
    case .unrequested: "no request runs"
    case .phase(let from): "this cannot follow \(from.rawValue)"
    case .toldTwice: "this is so already"
    }
  }
}
