import Foundation

/// The emitter of a motion's events: each change of phase, snap point, seam and direction is reported once.
///
/// It moves nothing. `ScrollMotion` passes it the axis after every possible change.
struct ScrollEventEmitter: Hashable, Sendable {
  /// The events that have not been read yet, in order.
  private(set) var events: [ScrollEvent] = []
  /// The cause of the content's movement; `nil` at rest.
  var cause: ScrollCause?
  /// The current snap point, counted on over the laps of a loop.
  var stop: Int?
  /// The current snap point at the last rest.
  private(set) var settledStop: Int?
  /// The tracker of the present movement's direction.
  private(set) var direction: DirectionTracker
  /// The tracker of the direction since the last gesture or request began; rest does not end it.
  private(set) var intent: DirectionTracker
  /// The lap that was reported last.
  private(set) var lap: Int
  private var phase = ScrollPhase.idle
  /// The snap point below the midpoint crossed last; crossing it again needs a movement beyond the hysteresis.
  private var guardedMidpoint: Int?

  /// The largest jump, in snap points or seams, that is reported step by step; of a larger jump only the end is.
  private static let mostTold = 64

  init(of axis: AxisMotion) {
    direction = DirectionTracker(at: axis.position)
    intent = direction
    lap = axis.position.lap
    stop = axis.geometry.stop(at: axis.position)
    settledStop = stop
  }

  /// Returns the events since the last call.
  mutating func takeEvents() -> [ScrollEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Reports an event at the axis's present time.
  mutating func tell(_ kind: ScrollEvent.Kind, of axis: AxisMotion) {
    events.append(ScrollEvent(time: axis.time, kind: kind))
  }

  /// Reports the phase if it differs from the one reported last.
  mutating func notePhase(of axis: AxisMotion) {
    guard axis.phase != phase else { return }
    phase = axis.phase
    tell(.phaseChanged(phase), of: axis)
  }

  // MARK: Position

  /// Reports the changes of snap point, seam and direction after a jump of the offset by a drag or the wheel.
  ///
  /// During a request the current snap point stays the request's target: `followsStops` is false then.
  mutating func observe(_ axis: AxisMotion, followsStops: Bool) {
    observePlace(of: axis, followsStops: followsStops)
    noteDirection(of: axis)
    _ = intent.move(to: axis.position, deadBand: axis.settings.directionDeadBand, in: axis.geometry.bounds)
  }

  /// Reports the changes of snap point and seam after a jump of the offset.
  mutating func observePlace(of axis: AxisMotion, followsStops: Bool) {
    let here = axis.position
    if followsStops {
      leap(to: here, of: axis)
      follow(.towardsEnd, to: here, of: axis)
      follow(.towardsStart, to: here, of: axis)
    }
    if abs(here.lap - lap) > Self.mostTold { lap = here.lap > lap ? here.lap - 1 : here.lap + 1 }
    while lap != here.lap { crossSeam(here.lap > lap ? .towardsEnd : .towardsStart, of: axis) }
  }

  /// Reports the crossing of a loop's seam.
  mutating func crossSeam(_ direction: ScrollDirection, of axis: AxisMotion) {
    lap += direction == .towardsEnd ? 1 : -1
    tell(.seamCrossed(lap: lap), of: axis)
  }

  /// Changes to the nearest snap point after a jump over very many of them, reporting only that one.
  private mutating func leap(to here: LoopPosition, of axis: AxisMotion) {
    guard let old = stop, let new = axis.geometry.stop(at: here), abs(new - old) > Self.mostTold else {
      return
    }
    guardedMidpoint = nil
    change(to: new, of: axis)
  }

  private mutating func follow(_ direction: ScrollDirection, to here: LoopPosition, of axis: AxisMotion) {
    while let threshold = stopThreshold(direction, from: here.lap, of: axis),
      (here.offset - threshold) * direction.sign > 0
    {
      step(direction, of: axis)
    }
  }

  /// Returns the offset at which the snap point changes for content moving in `direction`; `nil` without a next one.
  ///
  /// It counts from the beginning of `lap`.
  func stopThreshold(_ direction: ScrollDirection, from lap: Int, of axis: AxisMotion) -> CGFloat? {
    guard let stop else { return nil }
    let below = direction == .towardsEnd ? stop : stop - 1
    guard let midpoint = axis.geometry.boundary(after: below, from: lap) else { return nil }
    let band = guardedMidpoint == below ? axis.settings.stopHysteresis : 0
    guard let range = axis.geometry.bounds.range else { return midpoint + direction.sign * band }
    // The end offsets belong to the last snap points: the change comes at the last representable offset before.
    return direction == .towardsEnd
      ? Swift.max(range.lowerBound, Swift.min(midpoint + band, range.upperBound.nextDown))
      : Swift.min(range.upperBound, Swift.max(midpoint - band, range.lowerBound.nextUp))
  }

  /// Changes to the neighbouring snap point and reports it.
  mutating func step(_ direction: ScrollDirection, of axis: AxisMotion) {
    guard let old = stop else { return }
    guardedMidpoint = direction == .towardsEnd ? old : old - 1
    change(to: direction == .towardsEnd ? old + 1 : old - 1, of: axis)
  }

  /// Makes `stop` the current snap point.
  ///
  /// It is reported if its number differs; in a loop another lap's copy has the same number.
  mutating func change(to stop: Int?, of axis: AxisMotion) {
    let old = axis.geometry.number(ofStop: self.stop)
    self.stop = stop
    let new = axis.geometry.number(ofStop: stop)
    if let new, new != old { tell(.stopChanged(new, cause ?? .layout), of: axis) }
  }

  /// Resets the midpoint crossed last.
  mutating func forgetMidpoint() { guardedMidpoint = nil }

  // MARK: Direction

  /// Reports the direction if the movement has changed it.
  mutating func noteDirection(of axis: AxisMotion) {
    let changed = direction.move(
      to: axis.position, deadBand: axis.settings.directionDeadBand, in: axis.geometry.bounds)
    if changed { tell(.directionChanged(direction.direction), of: axis) }
  }

  /// Sets a direction that a motion has reached, and reports it.
  mutating func turn(to direction: ScrollDirection, of axis: AxisMotion) {
    self.direction.turn(to: direction, at: axis.position)
    tell(.directionChanged(direction), of: axis)
  }

  /// Restarts the direction tracking at the present position.
  mutating func countDirection(from axis: AxisMotion) {
    direction.turn(to: direction.direction, at: axis.position)
  }

  /// Begins a gesture, whose direction is not known yet.
  mutating func beginIntent(of axis: AxisMotion) { intent = DirectionTracker(at: axis.position) }

  /// Sets the direction of a request.
  mutating func intend(_ direction: ScrollDirection, of axis: AxisMotion) {
    intent.turn(to: direction, at: axis.position)
  }

  // MARK: Layout and rest

  /// Continues in a new layout, without reporting a change of snap point.
  mutating func goOn(atStop stop: Int?, of axis: AxisMotion) {
    self.stop = stop
    guardedMidpoint = nil
    lap = axis.position.lap
    countDirection(from: axis)
    intent.turn(to: intent.direction, at: axis.position)
  }

  /// Records the current snap point as that of the last rest.
  mutating func noteSettled() { settledStop = stop }

  /// Reports that the content has become idle.
  mutating func stand(_ axis: AxisMotion) {
    cause = nil
    let moved = direction.direction != .none
    direction = DirectionTracker(at: axis.position)
    if moved { tell(.directionChanged(.none), of: axis) }
    notePhase(of: axis)
  }
}
