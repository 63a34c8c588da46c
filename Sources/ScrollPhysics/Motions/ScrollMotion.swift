public import Foundation

/// The motion of one scroller on one axis: its offset under a hand, a wheel and requests, and its events.
///
/// A value: it changes only through its methods, each of which is told the time, and the same calls give the
/// same bits at any frame rate. Offsets are logical; a right-to-left language is mirrored by the caller.
/// Times never run backwards: an earlier time counts as the present one.
public struct ScrollMotion: Hashable, Sendable {
  /// A running request and the stop it goes to.
  struct Running: Hashable, Sendable {
    var request: MotionRequest
    var stop: Int?
  }

  var axis: AxisMotion
  var tracker: VelocityTracker
  /// The distance that the pointer had moved when its drag began, in the tracker's coordinates.
  var slop: CGFloat = 0
  var running: Running?
  /// The current stop, counted on over the laps of a loop.
  var currentStop: Int?
  /// The stop below the midpoint crossed last; only a clear movement crosses that midpoint again.
  var guardedMidpoint: Int?
  var tellDirection: DirectionTracker
  /// The tracker of the direction since the last gesture or request began; rest does not end it.
  var tellIntent: DirectionTracker
  var toldPhase = ScrollPhase.idle
  var toldLap: Int
  var isSettled = true
  var settled: Int?
  var events: [ScrollEvent] = []
  var due: Due?

  /// The cause of the content's movement; `nil` at rest.
  public internal(set) var cause: ScrollCause?
  var predicted: LapPosition?

  /// Creates a scroller at rest at `offset`, limited to the legal range, at time 0.
  public init(geometry: ScrollGeometry, offset: CGFloat, settings: MotionSettings = .uiKit) {
    axis = AxisMotion(geometry: geometry, offset: offset, settings: settings)
    tracker = VelocityTracker(settings: axis.settings)
    tellDirection = DirectionTracker(at: axis.position)
    tellIntent = tellDirection
    toldLap = axis.position.lap
    currentStop = geometry.stop(at: axis.position)
    settled = currentStop
  }

  /// The geometry of the layout: viewport, legal offsets and stops.
  public var geometry: ScrollGeometry { axis.geometry }

  /// The constants of motion; a change of them takes effect from the next motion on.
  public var settings: MotionSettings {
    get { axis.settings }
    set { axis.settings = newValue }
  }

  /// The time at which the present values hold, in seconds.
  public var time: TimeInterval { axis.time }

  /// The place of the content, in points; in a loop at least 0 and below its length.
  public var offset: CGFloat { axis.position.offset }

  /// The number of whole laps since the scroller was made; 0 without a loop.
  public var lap: Int { axis.position.lap }

  /// The speed at which the offset grows, in points per second.
  public var velocity: CGFloat { axis.stroke == nil ? axis.velocity : strokeVelocity }

  /// The phase of the motion, such as dragging or idle.
  public var phase: ScrollPhase { axis.phase }

  /// True while the content moves by itself or a drag moves it.
  public var isMoving: Bool { phase != .idle && phase != .tracking }

  /// True while a hand holds the content.
  public var isTouched: Bool { phase == .tracking || phase == .dragging }

  /// The current stop of `0..<count`; `nil` without stops.
  ///
  /// It is a running request's target, otherwise the nearest stop; the first and last legal offsets belong to
  /// the first and last stop.
  public var stop: Int? { logical(currentStop) }

  /// The stop of `0..<count` nearest to the content's place, even during a request; `nil` without stops.
  public var nearestStop: Int? { logical(geometry.stop(at: axis.position)) }

  /// The stop at the last rest; `nil` without stops.
  public var settledStop: Int? { logical(settled) }

  /// The place among the stops as a fractional index; in a loop at least 0 and below their number.
  public var progress: CGFloat? {
    guard let stops = geometry.usableStops else { return nil }
    let progress = stops.progress(at: offset, period: geometry.bounds.period)
    guard geometry.bounds.period != nil else { return progress }
    let count = CGFloat(stops.count)
    return LapPosition(lap: 0, offset: progress, in: .periodic(count)).offset
  }

  /// The stop on which a running motion will rest; `nil` when there is none.
  public var targetStop: Int? { logical(axis.travel?.targetStop) }

  /// The offset at which a running motion will rest, in points; `nil` at rest.
  ///
  /// In a loop it is at least 0 and below the loop's length.
  public var targetOffset: CGFloat? { axis.travel?.target.offset }

  /// The offset at which the last release would have come to rest without stops, in points.
  ///
  /// It is known before the motion begins, and `nil` before the first release and during a drag.
  public var predictedOffset: CGFloat? { predicted?.offset }

  /// The id of the running request; `nil` when none runs.
  public var requestID: Int? { running?.request.id }

  /// The direction of the content's movement; a bounce, a seam and a change of layout do not count.
  public var direction: ScrollDirection { tellDirection.direction }

  /// The direction meant by the last gesture or request; `none` until it exceeds the dead band.
  ///
  /// For a drag or a wheel it is the last direction of movement, for a request that of its target. Movements
  /// of the content by itself afterwards, such as back to its page, do not change it.
  public var intent: ScrollDirection { tellIntent.direction }

  /// The time of the next change of phase without input, in seconds; `nil` when there is none.
  public var nextDeadline: TimeInterval? {
    guard let travel = axis.travel else { return nil }
    if let bounce = travel.bounceTime, time < bounce { return bounce }
    return travel.end
  }

  /// Returns the events since the last call, in order.
  public mutating func takeEvents() -> [ScrollEvent] {
    defer { events.removeAll() }
    return events
  }

  /// The outcome of a release at this moment, for showing it in advance; `nil` except during a drag.
  ///
  /// For content past an edge the target is that edge.
  public var proposal: ReleaseProposal? {
    guard phase == .dragging else { return nil }
    return Release(
      geometry: geometry, settings: settings, position: axis.position, velocity: strokeVelocity,
      stroke: axis.stroke
    ).proposal
  }

  var strokeVelocity: CGFloat { -tracker.velocity(at: time) * axis.strokeSlope }

  func logical(_ stop: Int?) -> Int? {
    guard let stop, let stops = geometry.usableStops else { return nil }
    return stops.logicalIndex(stop)
  }

  /// Reports the phase if it differs from the one reported last.
  mutating func tellPhase() {
    guard phase != toldPhase else { return }
    toldPhase = phase
    tell(.phaseChanged(phase))
  }

  mutating func tell(_ kind: ScrollEvent.Kind) { events.append(ScrollEvent(time: time, kind: kind)) }
}
