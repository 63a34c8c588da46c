package import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// A change that a running motion reaches at a known time, in seconds since it began.
  struct Due: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case direction(ScrollDirection)
      case stop(ScrollDirection)
      case seam(ScrollDirection)
      case bounce
      case turn
      case end
    }

    var elapsed: TimeInterval
    var kind: Kind
  }

  /// Advances the motion to `time`, reporting every change on the way at its own time.
  ///
  /// Steps of any length give the same result, and the same time twice changes nothing.
  package mutating func advance(to time: TimeInterval) {
    let time = time.boundedTime
    while let due, let travel = axis.travel, travel.start + due.elapsed <= time {
      axis.advance(to: travel.start + due.elapsed)
      handle(due, of: travel)
    }
    axis.advance(to: time)
  }

  /// Finds the next change of the running motion.
  mutating func plan() { due = axis.travel.flatMap(nextDue) }

  private mutating func handle(_ due: Due, of ended: Travel) {
    // A change due just before the end can fall on the end when the start time is added.
    guard due.kind != .end, var travel = axis.travel else {
      if running == nil, ended.basePhase == .animating { endGlide() } else { settle() }
      return
    }
    travel.told = due.elapsed
    axis.update(travel)
    switch due.kind {
    case .direction(let direction): story.turn(to: direction, of: axis)
    case .stop(let direction): story.step(direction, of: axis)
    case .seam(let direction): story.crossSeam(direction, of: axis)
    case .bounce:
      story.noteDirection(of: axis)
      story.notePhase(of: axis)
    case .turn:
      if axis.phase != .bouncing { story.noteDirection(of: axis) }
    case .end: break
    }
    plan()
  }

  private func nextDue(of travel: Travel) -> Due? {
    let start = travel.told
    let turn = travel.trajectory.nextTurn(after: start) ?? .infinity
    let bounce = travel.trajectory.bounceStart.flatMap { $0 > start ? $0 : nil } ?? .infinity
    let until = Swift.min(turn, bounce, travel.duration)
    let stretch = Stretch(of: travel, from: start, to: until)
    let fallback: Due.Kind = until == travel.duration ? .end : until == bounce ? .bounce : .turn
    var first = Due(elapsed: until, kind: fallback)
    // Of changes due at the same time, the candidate that comes last in this list is reported first.
    for candidate in [seam(on: stretch), stop(on: stretch), turning(on: stretch)] {
      if let candidate, candidate.elapsed <= first.elapsed { first = candidate }
    }
    return first
  }

  private func turning(on stretch: Stretch) -> Due? {
    let travel = stretch.travel
    let isBouncing = travel.trajectory.bounceStart.map { $0 <= travel.told } ?? false
    guard !isBouncing, travel.basePhase != .bouncing, stretch.sign != 0,
      let threshold = story.direction.threshold(
        movingWith: stretch.sign, deadBand: settings.directionDeadBand, from: travel.lap,
        in: geometry.bounds)
    else { return nil }
    return stretch.time(passing: threshold).map {
      Due(elapsed: $0, kind: .direction(ScrollDirection(sign: stretch.sign)))
    }
  }

  private func stop(on stretch: Stretch) -> Due? {
    guard running == nil, stretch.sign != 0 else { return nil }
    let direction = ScrollDirection(sign: stretch.sign)
    return story.stopThreshold(direction, from: stretch.travel.lap, of: axis).flatMap(stretch.time(passing:))
      .map {
        Due(elapsed: $0, kind: .stop(direction))
      }
  }

  private func seam(on stretch: Stretch) -> Due? {
    guard let period = geometry.bounds.period, stretch.sign != 0 else { return nil }
    let direction = ScrollDirection(sign: stretch.sign)
    let laps = story.lap - stretch.travel.lap + (direction == .towardsEnd ? 1 : 0)
    return stretch.time(passing: CGFloat(laps) * period).map { Due(elapsed: $0, kind: .seam(direction)) }
  }
}

/// A part of a motion in which the offset only grows or only falls.
private struct Stretch {
  let travel: Travel
  let start: TimeInterval
  let end: TimeInterval
  let first: CGFloat
  let last: CGFloat

  init(of travel: Travel, from start: TimeInterval, to end: TimeInterval) {
    self.travel = travel
    self.start = start
    self.end = end
    first = travel.trajectory.value(at: start) + travel.shift
    last = travel.trajectory.value(at: end) + travel.shift
  }

  /// The direction of the offset: 1 when it grows, −1 when it falls, 0 when it stays.
  var sign: CGFloat { last > first ? 1 : last < first ? -1 : 0 }

  /// The time at which the offset passes `value`; `nil` when it never does.
  ///
  /// If it is beyond `value` already, it is the start of the stretch.
  func time(passing value: CGFloat) -> TimeInterval? {
    guard (last - value) * sign > 0 else { return nil }
    if (first - value) * sign >= 0 { return start }
    return travel.trajectory.time(reaching: value - travel.shift, from: start, to: end) ?? start
  }
}
