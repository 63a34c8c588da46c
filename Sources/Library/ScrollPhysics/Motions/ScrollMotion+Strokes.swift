package import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// Stops the content at its present position and holds it; a running request is interrupted.
  package mutating func press(at time: TimeInterval) {
    advance(to: time)
    guard !isTouched else { return }
    caught = InterruptedFling(of: axis)
    swipe = nil
    if axis.runningAnimation != nil { isSettled = false }
    halt()
    axis.hold()
    tracker.reset()
    slop = 0
    emitter.notePhase(of: axis)
  }

  /// Tracks a move of the pressed pointer before its drag begins, `displacement` points from the press.
  ///
  /// Without it, the velocity of a short flick would come only from the movement after the slop.
  package mutating func track(_ displacement: CGFloat, at time: TimeInterval) {
    advance(to: time)
    guard phase == .tracking, displacement.isFinite else { return }
    slop = displacement.bounded
    tracker.add(slop, at: time)
  }

  /// Begins a drag, once the pointer has left the slop.
  ///
  /// If the press stopped a motion to a page after at least the share `share` of the distance, the page counts as
  /// reached, and a flick in the same direction goes to the page after it; with 1 it never counts.
  package mutating func beginDrag(at time: TimeInterval, countingPagesFrom share: CGFloat = 1) {
    press(at: time)
    guard phase == .tracking else { return }
    predicted = nil
    isSettled = false
    let isCounted = caught.counts(from: share)
    axis.beginStroke(
      from: isCounted ? caught.stop : geometry.stop(at: axis.position), onward: isCounted ? caught.sign : 0)
    movedAt = self.time
    emitter.countDirection(from: axis)
    tracker.add(slop, at: self.time)
    emitter.beginIntent(of: axis)
    emitter.cause = .drag
    emitter.notePhase(of: axis)
  }

  /// Moves the content with the pointer, by `translation` points along the axis since the drag began.
  ///
  /// Beyond an edge the rubber band resists.
  package mutating func drag(to translation: CGFloat, at time: TimeInterval) {
    advance(to: time)
    guard phase == .dragging, translation.isFinite else { return }
    if (self.time - movedAt).exceeds(InterruptedFling.settleTimeout) { caught.loseMomentum() }
    movedAt = self.time
    tracker.add(slop + translation, at: self.time)
    axis.drag(to: translation)
    emitter.observe(axis, followsStops: running == nil)
  }

  /// Releases the content: a flick decelerates or turns the page, and content between snap points goes to one.
  ///
  /// Content past an edge returns.
  package mutating func lift(at time: TimeInterval) { lift(at: time, adjusting: nil) }

  /// Releases the content, and lets `adjust` choose another rest offset than the proposed one.
  ///
  /// UIKit counterpart: writing to the target of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  package mutating func lift(at time: TimeInterval, adjusting adjust: ((ReleaseProposal) -> CGFloat)?) {
    advance(to: time)
    guard isTouched else { return }
    release(velocity: axis.stroke == nil ? 0 : releaseVelocity, adjusting: adjust)
  }

  /// Releases the content without velocity, because the press was lost.
  package mutating func cancel(at time: TimeInterval) {
    advance(to: time)
    guard isTouched else { return }
    release(velocity: 0, adjusting: nil)
  }

  /// Stops the content at once, because it is not visible any more.
  ///
  /// A running request is cancelled; a drag or a motion ends at the nearest legal rest offset.
  package mutating func abandon(at time: TimeInterval) {
    advance(to: time)
    guard !isSettled || phase != .idle else { return }
    endRequest(.cancelled)
    let legal = LoopPosition(
      lap: lap, offset: geometry.bounds.clamp(offset), in: geometry.bounds)
    axis.rest(at: geometry.stop(at: legal).flatMap(geometry.position(ofStop:)) ?? legal)
    settle()
  }

  /// Stops a motion at its present position.
  mutating func halt() {
    guard axis.runningAnimation != nil || isFollowing else { return }
    let here = axis.position
    // A request, and following a leader, change the current snap point before the content is there.
    let showedAhead = running != nil || isFollowing
    endRequest(.interrupted)
    axis.rest(at: here)
    due = nil
    if showedAhead { emitter.change(to: geometry.stop(at: here), of: axis) }
    emitter.forgetMidpoint()
  }

  /// Releases the content with a velocity; `swipe` is the touchpad swipe that moved it, if there was one.
  mutating func release(
    velocity: CGFloat, after swipe: AxisDrag? = nil, adjusting adjust: ((ReleaseProposal) -> CGFloat)?
  ) {
    if isSettled, axis.stroke == nil {
      axis.rest(at: axis.position)
      emitter.notePhase(of: axis)
      return
    }
    let release = Release(
      geometry: geometry, settings: settings, position: axis.position, velocity: velocity,
      stroke: axis.stroke ?? swipe)
    predicted = LoopPosition(lap: lap, offset: release.naturalStop, in: geometry.bounds)
    if phase != .idle { emitter.cause = velocity == 0 ? .drag : .fling }
    switch release.outcome(adjusting: adjust) {
    case .rest(let position):
      axis.rest(at: position)
      settle()
    case .move(let plan): runningAnimation(plan)
    }
  }

  /// Begins a motion and reports its rest offset.
  mutating func runningAnimation(_ plan: PlannedAnimation) {
    swipe = nil
    axis.begin(plan)
    tellTarget(of: plan)
    emitter.notePhase(of: axis)
    self.plan()
  }

  /// Reports the rest offset of a motion.
  mutating func tellTarget(of plan: PlannedAnimation) {
    emitter.tell(
      .willSettle(offset: plan.target.offset, stop: geometry.number(ofStop: plan.targetStop)), of: axis)
  }

  /// Ends the motion at the axis's rest offset, and reports the settling.
  mutating func settle() {
    swipe = nil
    emitter.observePlace(of: axis, followsStops: running == nil)
    emitter.forgetMidpoint()
    isSettled = true
    if let running { emitter.stop = running.stop ?? emitter.stop }
    emitter.noteSettled()
    endRequest(.arrived)
    emitter.tell(.didSettle(stop: stop), of: axis)
    due = nil
    emitter.stand(axis)
  }

  /// Ends the running request, if there is one.
  mutating func endRequest(_ ending: RequestEnding) {
    guard let ended = running else { return }
    running = nil
    emitter.tell(.ended(id: ended.request.id, ending), of: axis)
  }
}
