import Foundation

/// A validator of the order of a scroller's events: an automaton that reads them one by one.
///
/// After a request is made it is decided at once: it ends `rejected` or `alreadyThere`, or it settles on an offset and
/// later ends once as `arrived`, `interrupted`, `superseded` or `cancelled`. One request runs at a time. A smooth
/// scroll of the wheel settles without one. Phases follow one another in legal order, and nothing is reported twice.
/// The rules apply to the events of one scroller, also if phases and directions have been left out, as in a log.
package struct ScrollEventValidator: Hashable, Sendable {
  private struct RunningRequest: Hashable {
    var id: Int
    var hasChangedStop = false
  }

  private var time: TimeInterval = -.infinity
  private var phase = ScrollPhase.idle
  private var direction = ScrollDirection.none
  private var lastID: Int?
  private var asked: Int?
  private var running: RunningRequest?
  private var arrived: Int?
  /// True after the end of a motion without a request was reported, as at the start of a smooth scroll.
  private var isGlideTold = false

  /// The first violation of the rules; `nil` as long as there is none.
  package private(set) var violation: ScrollEventViolation?

  /// Creates an automaton for a scroller at rest.
  package init() {}

  /// Returns the first violation in all the events of a scroller; `nil` when there is none.
  ///
  /// A request that has not ended is a violation too.
  package static func firstViolation(in events: some Sequence<ScrollEvent>) -> ScrollEventViolation? {
    var grammar = ScrollEventValidator()
    for event in events { grammar.read(event) }
    grammar.finish()
    return grammar.violation
  }

  /// Reads the next event; events after the first violation are ignored.
  package mutating func read(_ event: ScrollEvent) {
    guard violation == nil else { return }
    if let rule = broken(by: event) { violation = ScrollEventViolation(rule: rule, event: event) }
  }

  /// Ends the sequence of events: every request must have ended.
  package mutating func finish() {
    guard violation == nil, let id = asked ?? running?.id else { return }
    violation = ScrollEventViolation(rule: .neverEnded(id: id), event: nil)
  }

  private mutating func broken(by event: ScrollEvent) -> ScrollEventViolation.Rule? {
    guard event.time >= time else { return .timeRanBack(from: time) }
    time = event.time
    if let id = arrived {
      arrived = nil
      guard case .didSettle = event.kind else { return .arrivedUnsettled(id: id) }
    }
    let isGlide = isGlideTold
    isGlideTold = false
    switch event.kind {
    case .requested(let id, _, _, _): return ask(id)
    case .ended(let id, let ending): return end(id, ending)
    case .willSettle: return decide()
    default: break
    }
    if let asked { return .undecided(id: asked) }
    switch event.kind {
    case .phaseChanged(let new): return change(to: new, isGlide: isGlide)
    case .directionChanged(let new):
      defer { direction = new }
      return new == direction ? .toldTwice : nil
    case .stopChanged:
      guard var request = running else { return nil }
      if request.hasChangedStop { return .strayed(id: request.id) }
      request.hasChangedStop = true
      running = request
      return nil
    default: return nil
    }
  }

  private mutating func ask(_ id: Int) -> ScrollEventViolation.Rule? {
    if let asked { return .undecided(id: asked) }
    if let lastID, id <= lastID { return .idNotNew(id: id, last: lastID) }
    lastID = id
    asked = id
    return nil
  }

  private mutating func decide() -> ScrollEventViolation.Rule? {
    guard let id = asked else {
      isGlideTold = running == nil
      return nil
    }
    if let running { return .twoRunning(id: id, other: running.id) }
    asked = nil
    running = RunningRequest(id: id)
    return nil
  }

  private mutating func end(_ id: Int, _ ending: RequestEnding) -> ScrollEventViolation.Rule? {
    switch ending {
    case .rejected, .alreadyThere:
      guard asked == id else { return running?.id == id ? .endedLate(id: id) : .notOpen(id: id) }
      asked = nil
    case .arrived, .interrupted, .superseded, .cancelled:
      if asked == id { return .endedUnsettled(id: id) }
      guard running?.id == id else { return .notOpen(id: id) }
      running = nil
      if ending == .arrived { arrived = id }
    }
    return nil
  }

  private mutating func change(to new: ScrollPhase, isGlide: Bool) -> ScrollEventViolation.Rule? {
    defer { phase = new }
    if new == phase { return .toldTwice }
    guard Self.successors(of: phase).contains(new) else { return .phase(from: phase) }
    switch (new, running) {
    case (.animating, nil): return isGlide ? nil : .unrequested
    case (.idle, let request?), (.tracking, let request?), (.dragging, let request?):
      return .stillRunning(id: request.id)
    default: return nil
    }
  }

  /// Returns the phases that can follow `phase`.
  ///
  /// A layout may turn a bounce into a deceleration; a released follower goes on from where it is, between snap points
  /// or beyond an end.
  private static func successors(of phase: ScrollPhase) -> [ScrollPhase] {
    switch phase {
    case .idle: [.tracking, .decelerating, .animating]
    case .tracking: [.idle, .dragging, .decelerating, .bouncing]
    case .dragging: [.idle, .decelerating, .bouncing]
    case .decelerating: [.idle, .tracking, .bouncing, .animating]
    case .bouncing: [.idle, .tracking, .decelerating, .animating]
    case .animating: [.idle, .tracking, .decelerating, .bouncing]
    }
  }
}

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
