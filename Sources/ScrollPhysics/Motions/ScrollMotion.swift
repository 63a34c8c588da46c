public import Foundation

/// One scroller on one axis: what a hand, a wheel and requests do to an offset, and what there is to tell.
///
/// A value: it changes only through its methods, each of which is told the time, and the same calls give the
/// same bits at any frame rate. Offsets are logical; right-to-left is the caller's mirror. Times never run
/// backwards: an earlier time counts as the present one.
public struct ScrollMotion: Hashable, Sendable {
  /// A request under way.
  struct Running: Hashable, Sendable {
    var request: MotionRequest
    var stop: Int?
  }

  var axis: AxisMotion
  var tracker: VelocityTracker
  /// How far the pointer had gone when its drag began, in the tracker's coordinates.
  var slop: CGFloat = 0
  var running: Running?
  /// The current stop, counted over laps.
  var currentStop: Int?
  /// The stop below the midpoint crossed last, which takes more than a trembling to cross again.
  var guardedMidpoint: Int?
  var tellDirection: DirectionTracker
  /// The direction since the last gesture or request began, which coming to rest does not end.
  var tellIntent: DirectionTracker
  var toldPhase = ScrollPhase.idle
  var toldLap: Int
  var isSettled = true
  var settled: Int?
  var events: [ScrollEvent] = []
  var due: Due?

  /// Who moves the content; nil at rest.
  public internal(set) var cause: ScrollCause?
  var predicted: ScrollPosition?

  /// Creates a scroller at rest at `offset`, kept to the legal range, at time 0.
  public init(geometry: ScrollGeometry, offset: CGFloat, settings: MotionSettings = .uiKit) {
    axis = AxisMotion(geometry: geometry, offset: offset, settings: settings)
    tracker = VelocityTracker(settings: axis.settings)
    tellDirection = DirectionTracker(at: axis.position)
    tellIntent = tellDirection
    toldLap = axis.position.lap
    currentStop = geometry.stop(at: axis.position)
    settled = currentStop
  }

  /// What layout says.
  public var geometry: ScrollGeometry { axis.geometry }

  /// The constants; a change of them holds from the next motion on.
  public var settings: MotionSettings {
    get { axis.settings }
    set { axis.settings = newValue }
  }

  /// The time for which everything is valid, in seconds.
  public var time: TimeInterval { axis.time }

  /// Where the content is, in points; in a loop at least 0 and below its length.
  public var offset: CGFloat { axis.position.offset }

  /// Whole laps since the scroller was made; 0 without a loop.
  public var lap: Int { axis.position.lap }

  /// How fast the offset grows, in points per second.
  public var velocity: CGFloat { axis.stroke == nil ? axis.velocity : strokeVelocity }

  /// What the scroller is doing.
  public var phase: ScrollPhase { axis.phase }

  /// Whether the content moves, or is moved by a hand that has begun to drag.
  public var isMoving: Bool { phase != .idle && phase != .tracking }

  /// Whether a hand holds the content.
  public var isTouched: Bool { phase == .tracking || phase == .dragging }

  /// The current stop of `0..<count`; nil without stops.
  ///
  /// A running request's target, otherwise the nearest; the first and last legal offsets belong to the first
  /// and last stop.
  public var stop: Int? { logical(currentStop) }

  /// The stop nearest to where the content is, of `0..<count`, whatever request is running; nil without stops.
  public var nearestStop: Int? { logical(geometry.stop(at: axis.position)) }

  /// The stop at the last rest.
  public var settledStop: Int? { logical(settled) }

  /// The place among the stops as a fractional index; in a loop at least 0 and below the number of stops.
  public var progress: CGFloat? {
    guard let stops = geometry.usableStops else { return nil }
    let progress = stops.progress(at: offset, period: geometry.bounds.period)
    guard geometry.bounds.period != nil else { return progress }
    let count = CGFloat(stops.count)
    return ScrollPosition(lap: 0, offset: progress, in: .periodic(count)).offset
  }

  /// The stop on which a running motion will rest.
  public var targetStop: Int? { logical(axis.travel?.targetStop) }

  /// Where a running motion will rest, in points; in a loop at least 0 and below its length.
  public var targetOffset: CGFloat? { axis.travel?.target.offset }

  /// Where the last release would have come to rest without stops, in points; known before its motion
  /// begins, nil before the first and during a drag.
  public var predictedOffset: CGFloat? { predicted?.offset }

  /// The running request.
  public var requestID: Int? { running?.request.id }

  /// Which way the content moves; a bounce, a seam and a correction of layout are no movement.
  public var direction: ScrollDirection { tellDirection.direction }

  /// Which way the last gesture or request was meant to go; `none` until it has gone further than the dead band.
  ///
  /// Of a drag or a wheel the way it last went, of a request that of its target. What the content does by itself
  /// afterwards, going back to its page for instance, does not change it.
  public var intent: ScrollDirection { tellIntent.direction }

  /// When the phase changes next by itself, in seconds.
  public var nextDeadline: TimeInterval? {
    guard let travel = axis.travel else { return nil }
    if let bounce = travel.bounceTime, time < bounce { return bounce }
    return travel.end
  }

  /// What happened since this was asked last, in order.
  public mutating func takeEvents() -> [ScrollEvent] {
    defer { events.removeAll() }
    return events
  }

  /// What letting go at this instant would do, for whoever shows it before it is done; nil unless dragged.
  ///
  /// Of content past an edge the target is that edge.
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

  /// Tells the phase if it is another one than that told last.
  mutating func tellPhase() {
    guard phase != toldPhase else { return }
    toldPhase = phase
    tell(.phaseChanged(phase))
  }

  mutating func tell(_ kind: ScrollEvent.Kind) { events.append(ScrollEvent(time: time, kind: kind)) }
}
