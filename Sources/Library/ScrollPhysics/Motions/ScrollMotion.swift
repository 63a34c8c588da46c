package import Foundation

/// The motion of one scroller on one axis: its offset under drags, the wheel and requests, and its events.
///
/// A value: it changes only through its methods, each of which takes the time, and the same calls give exactly the
/// same results at any frame rate. Offsets are logical; the caller mirrors them in a right-to-left language. Times
/// never run backwards: an earlier time counts as the present one.
package struct ScrollMotion: Hashable, Sendable {
  /// A running request with its target snap point.
  struct RunningRequest: Hashable, Sendable {
    var request: MotionRequest
    var stop: Int?
  }

  var axis: AxisMotion
  var tracker: VelocityTracker
  /// The distance that the pointer had moved when its drag began, in the tracker's coordinates.
  var slop: CGFloat = 0
  var running: RunningRequest?
  var emitter: ScrollEventEmitter
  var isSettled = true
  var due: PendingChange?
  var predicted: LoopPosition?
  /// The momentum and the page that the press stopped; a drag continues from it.
  var caught = InterruptedFling()
  /// The time of the pointer's last movement in a drag.
  var movedAt: TimeInterval = 0
  /// The touchpad swipe in progress, in the coordinates of the offset; `nil` when there is none.
  var swipe: AxisDrag?
  /// True from a notch's smooth scroll until the wheel has been silent.
  var isTurning = false

  /// Creates a scroller at rest at `offset`, limited to the legal range, at time 0.
  package init(geometry: ScrollGeometry, offset: CGFloat, settings: MotionSettings = .uiKit) {
    axis = AxisMotion(geometry: geometry, offset: offset, settings: settings)
    tracker = VelocityTracker(settings: axis.settings)
    emitter = ScrollEventEmitter(of: axis)
  }

  /// The geometry: viewport, legal offsets and snap points.
  package var geometry: ScrollGeometry { axis.geometry }

  /// The constants of motion; a change of them takes effect with the next motion.
  package var settings: MotionSettings {
    get { axis.settings }
    set { axis.settings = newValue }
  }

  /// The time of the present values, in seconds.
  package var time: TimeInterval { axis.time }

  /// The offset of the content, in points; in a loop at least 0 and below its length.
  package var offset: CGFloat { axis.position.offset }

  /// The number of whole laps since the scroller was made; 0 without a loop.
  package var lap: Int { axis.position.lap }

  /// The velocity of the offset, in points per second.
  package var velocity: CGFloat { axis.stroke == nil ? axis.velocity : strokeVelocity }

  /// The cause of the content's movement; `nil` at rest.
  package var cause: ScrollCause? { emitter.cause }

  /// The phase of the motion, such as dragging or idle.
  package var phase: ScrollPhase { axis.phase }

  /// True while the content moves by itself or a drag moves it.
  package var isMoving: Bool { phase != .idle && phase != .tracking }

  /// True while the user holds the content.
  package var isTouched: Bool { phase == .tracking || phase == .dragging }

  /// The current snap point of `0..<count`; `nil` without snap points.
  ///
  /// It is a running request's target, otherwise the nearest one; the first and last legal offsets belong to the first
  /// and last snap point.
  package var stop: Int? { geometry.number(ofStop: emitter.stop) }

  /// The snap point of `0..<count` nearest to the offset, even during a request; `nil` without snap points.
  package var nearestStop: Int? { geometry.number(ofStop: geometry.stop(at: axis.position)) }

  /// The snap point at the last rest; `nil` without snap points.
  package var settledStop: Int? { geometry.number(ofStop: emitter.settledStop) }

  /// The offset as a fractional index among the snap points; in a loop at least 0 and below their number.
  package var progress: CGFloat? {
    guard let stops = geometry.usableStops else { return nil }
    let progress = stops.progress(at: offset, period: geometry.bounds.period)
    guard geometry.bounds.period != nil else { return progress }
    let count = CGFloat(stops.count)
    return LoopPosition(lap: 0, offset: progress, in: .periodic(count)).offset
  }

  /// The velocity in snap points per second; 0 without snap points, and beyond the first and the last.
  package var progressVelocity: CGFloat {
    guard let stops = geometry.usableStops, velocity != 0 else { return 0 }
    return velocity * stops.progressSlope(at: offset, period: geometry.bounds.period)
  }

  /// The snap point on which a running motion will rest; `nil` when there is none.
  package var targetStop: Int? { geometry.number(ofStop: axis.runningAnimation?.targetStop) }

  /// The offset at which a running motion will rest, in points; `nil` at rest.
  ///
  /// In a loop it is at least 0 and below the loop's length.
  package var targetOffset: CGFloat? { axis.runningAnimation?.target.offset }

  /// The offset at which the last release would have come to rest without snap points, in points.
  ///
  /// It is known before the motion begins, and `nil` before the first release and during a drag.
  package var predictedOffset: CGFloat? { predicted?.offset }

  /// The id of the running request; `nil` when none runs.
  package var requestID: Int? { running?.request.id }

  /// The direction of the content's movement; a bounce, a seam and a change of layout do not count.
  package var direction: ScrollDirection { emitter.direction.direction }

  /// The direction of the last gesture or request; `none` until it exceeds the dead band.
  ///
  /// For a drag or a wheel it is the last direction of movement, for a request that of its target. Later movements of
  /// the content by itself, such as back to its page, do not change it.
  package var intent: ScrollDirection { emitter.intent.direction }

  /// The time of the next change of phase without input, in seconds; `nil` when there is none.
  package var nextDeadline: TimeInterval? {
    guard let runningAnimation = axis.runningAnimation else { return nil }
    if let bounce = runningAnimation.bounceTime, time < bounce { return bounce }
    return runningAnimation.end
  }

  /// Returns the events since the last call, in order.
  package mutating func takeEvents() -> [ScrollEvent] { emitter.takeEvents() }

  /// The result of a release now, for showing it in advance; `nil` except during a drag.
  ///
  /// For content past an edge the target is that edge.
  package var proposal: ReleaseProposal? {
    guard phase == .dragging else { return nil }
    return Release(
      geometry: geometry, settings: settings, position: axis.position, velocity: releaseVelocity,
      stroke: axis.stroke
    ).proposal
  }

  var strokeVelocity: CGFloat { -tracker.velocity(at: time) * axis.strokeSlope }

  /// The velocity that a release now would add to the drag's own, in points per second.
  ///
  /// It is the momentum of a fling that the press stopped, for a flick in the same direction.
  package var carriedVelocity: CGFloat {
    guard phase == .dragging, !axis.isOutOfRange, !(time - movedAt).exceeds(InterruptedFling.settleTimeout)
    else {
      return 0
    }
    return caught.velocity(carriedBy: strokeVelocity)
  }

  /// The velocity of the content after a release now, in points per second.
  var releaseVelocity: CGFloat { strokeVelocity + carriedVelocity }

  // MARK: Requests

  /// Performs a request; the latest one wins, and each ends exactly once.
  ///
  /// A running motion is redirected to the new target with its position and velocity. A request for the offset at
  /// which the content rests, or to which it is moving, changes nothing and ends `alreadyThere`; one made while the
  /// user holds the content ends `interrupted` at once. A request may leave a paging row at rest between its snap
  /// points, and it stays there.
  package mutating func perform(_ request: MotionRequest, at time: TimeInterval) {
    advance(to: time)
    guard let goal = ResolvedRequestTarget(of: request.target, from: axis, stop: emitter.stop) else {
      tellRequested(request, nil)
      return emitter.tell(.ended(id: request.id, .rejected), of: axis)
    }
    if request.rebases, request.animation == .none, isTouched || isFlung {
      tellRequested(request, goal)
      rebase(by: goal.way(from: axis), at: time)
      return emitter.tell(.ended(id: request.id, .alreadyThere), of: axis)
    }
    if isTouched {
      tellRequested(request, goal)
      tellTarget(goal)
      return emitter.tell(.ended(id: request.id, .interrupted), of: axis)
    }
    if goal.isReached(by: axis, animation: request.animation) {
      tellRequested(request, goal)
      return emitter.tell(.ended(id: request.id, .alreadyThere), of: axis)
    }
    endRequest(.superseded)
    tellRequested(request, goal)
    running = RunningRequest(request: request, stop: goal.stop)
    emitter.cause = request.cause
    isSettled = false
    emitter.forgetMidpoint()
    emitter.intend(ScrollDirection(sign: goal.way(from: axis)), of: axis)
    begin(request.animation, to: goal)
  }

  private mutating func begin(_ animation: MotionRequest.Animation, to goal: ResolvedRequestTarget) {
    guard let start = goal.start(of: animation, from: axis),
      let trajectory = goal.trajectory(from: start, velocity, animation: animation, on: axis)
    else {
      tellTarget(goal)
      emitter.change(to: goal.stop, of: axis)
      axis.rest(at: goal.position)
      return settle()
    }
    if start != axis.position { axis.rest(at: start) }
    runningAnimation(
      PlannedAnimation(
        trajectory: trajectory, target: goal.position, targetStop: goal.stop, phase: .animating))
    emitter.change(to: goal.stop, of: axis)
  }

  private mutating func tellRequested(_ request: MotionRequest, _ goal: ResolvedRequestTarget?) {
    emitter.tell(
      .requested(
        id: request.id, cause: request.cause, stop: geometry.number(ofStop: goal?.stop),
        offset: goal?.position.offset), of: axis)
  }

  private mutating func tellTarget(_ goal: ResolvedRequestTarget) {
    emitter.tell(
      .willSettle(offset: goal.position.offset, stop: geometry.number(ofStop: goal.stop)), of: axis)
  }
}
