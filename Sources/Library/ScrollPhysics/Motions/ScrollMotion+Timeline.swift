package import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// The next change that a running motion will report, with its time in seconds since the motion began.
  struct PendingChange: Hashable, Sendable {
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

  /// Advances the motion to `time`, reporting every change in between at its own time.
  ///
  /// Steps of any length give the same result, and the same time twice changes nothing.
  package mutating func advance(to time: TimeInterval) {
    let time = time.boundedTime
    while let due, let runningAnimation = axis.runningAnimation, runningAnimation.start + due.elapsed <= time
    {
      axis.advance(to: runningAnimation.start + due.elapsed)
      handle(due, of: runningAnimation)
    }
    axis.advance(to: time)
  }

  /// Finds the next change of the running motion.
  mutating func plan() { due = axis.runningAnimation.flatMap(nextDue) }

  private mutating func handle(_ due: PendingChange, of ended: RunningAnimation) {
    // A change due just before the end can coincide with the end when the start time is added.
    guard due.kind != .end, var runningAnimation = axis.runningAnimation else {
      if running == nil, ended.basePhase == .animating { endGlide() } else { settle() }
      return
    }
    runningAnimation.reported = due.elapsed
    axis.update(runningAnimation)
    switch due.kind {
    case .direction(let direction): emitter.turn(to: direction, of: axis)
    case .stop(let direction): emitter.step(direction, of: axis)
    case .seam(let direction): emitter.crossSeam(direction, of: axis)
    case .bounce:
      emitter.noteDirection(of: axis)
      emitter.notePhase(of: axis)
    case .turn:
      if axis.phase != .bouncing { emitter.noteDirection(of: axis) }
    case .end: break
    }
    plan()
  }

  private func nextDue(of runningAnimation: RunningAnimation) -> PendingChange? {
    let start = runningAnimation.reported
    let turn = runningAnimation.trajectory.nextTurn(after: start) ?? .infinity
    let bounce = runningAnimation.trajectory.bounceStart.flatMap { $0 > start ? $0 : nil } ?? .infinity
    let until = Swift.min(turn, bounce, runningAnimation.duration)
    let stretch = MonotonicSegment(of: runningAnimation, from: start, to: until)
    let fallback: PendingChange.Kind =
      until == runningAnimation.duration ? .end : until == bounce ? .bounce : .turn
    var first = PendingChange(elapsed: until, kind: fallback)
    // Of changes due at the same time, the candidate that comes last in this list is reported first.
    for candidate in [seam(on: stretch), stop(on: stretch), turning(on: stretch)] {
      if let candidate, candidate.elapsed <= first.elapsed { first = candidate }
    }
    return first
  }

  private func turning(on stretch: MonotonicSegment) -> PendingChange? {
    let runningAnimation = stretch.runningAnimation
    let isBouncing = runningAnimation.trajectory.bounceStart.map { $0 <= runningAnimation.reported } ?? false
    guard !isBouncing, runningAnimation.basePhase != .bouncing, stretch.sign != 0,
      let threshold = emitter.direction.threshold(
        movingWith: stretch.sign, deadBand: settings.directionDeadBand, from: runningAnimation.lap,
        in: geometry.bounds)
    else { return nil }
    return stretch.time(passing: threshold).map {
      PendingChange(elapsed: $0, kind: .direction(ScrollDirection(sign: stretch.sign)))
    }
  }

  private func stop(on stretch: MonotonicSegment) -> PendingChange? {
    guard running == nil, stretch.sign != 0 else { return nil }
    let direction = ScrollDirection(sign: stretch.sign)
    return emitter.stopThreshold(direction, from: stretch.runningAnimation.lap, of: axis).flatMap(
      stretch.time(passing:)
    )
    .map {
      PendingChange(elapsed: $0, kind: .stop(direction))
    }
  }

  private func seam(on stretch: MonotonicSegment) -> PendingChange? {
    guard let period = geometry.bounds.period, stretch.sign != 0 else { return nil }
    let direction = ScrollDirection(sign: stretch.sign)
    let laps = emitter.lap - stretch.runningAnimation.lap + (direction == .towardsEnd ? 1 : 0)
    return stretch.time(passing: CGFloat(laps) * period).map {
      PendingChange(elapsed: $0, kind: .seam(direction))
    }
  }
}

/// A part of a motion in which the offset only increases or only decreases.
private struct MonotonicSegment {
  let runningAnimation: RunningAnimation
  let start: TimeInterval
  let end: TimeInterval
  let first: CGFloat
  let last: CGFloat

  init(of runningAnimation: RunningAnimation, from start: TimeInterval, to end: TimeInterval) {
    self.runningAnimation = runningAnimation
    self.start = start
    self.end = end
    first = runningAnimation.trajectory.value(at: start) + runningAnimation.shift
    last = runningAnimation.trajectory.value(at: end) + runningAnimation.shift
  }

  /// The direction of the offset: 1 when it increases, −1 when it decreases, 0 when it stays.
  var sign: CGFloat { last > first ? 1 : last < first ? -1 : 0 }

  /// Returns the time at which the offset passes `value`; `nil` when it never does.
  ///
  /// If it is beyond `value` already, it is the start of the part.
  func time(passing value: CGFloat) -> TimeInterval? {
    guard (last - value) * sign > 0 else { return nil }
    if (first - value) * sign >= 0 { return start }
    return runningAnimation.trajectory.time(reaching: value - runningAnimation.shift, from: start, to: end)
      ?? start
  }
}
