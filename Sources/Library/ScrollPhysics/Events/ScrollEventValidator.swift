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
