package import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// Scrolls the content by a wheel or touchpad, at once and up to the edges; returns the distance moved, in points.
  ///
  /// It stops a motion and interrupts a request, but does nothing while the content is held or returns from beyond an
  /// edge. A page to which a stopped motion was moving counts as reached as in `beginDrag(at:countingPagesFrom:)`.
  /// Call `endWheel(at:)` when the wheel has been silent for a while.
  @discardableResult
  package mutating func wheel(
    by delta: CGFloat, at time: TimeInterval, countingPagesFrom share: CGFloat = 1
  ) -> CGFloat {
    advance(to: time)
    guard !isTouched, delta.isFinite, !axis.isOutOfRange else { return 0 }
    let wasMoving = axis.runningAnimation != nil
    let caught = InterruptedFling(of: axis)
    halt()
    if wasMoving || isSettled { emitter.beginIntent(of: axis) }
    let origin = axis.position
    let moved = axis.move(by: delta)
    follow(moved, from: origin, caught.counts(from: share) ? caught : InterruptedFling())
    guard moved != 0 || wasMoving else { return 0 }
    isSettled = false
    emitter.cause = .wheel
    emitter.observe(axis, followsStops: running == nil)
    emitter.notePhase(of: axis)
    return moved
  }

  /// Continues a swipe, or begins one where content moves or was stopped.
  private mutating func follow(_ way: CGFloat, from origin: LoopPosition, _ caught: InterruptedFling) {
    if swipe == nil {
      guard way != 0 else { return }
      tracker.reset()
      swipe = AxisDrag(at: origin, origin: origin.offset, startStop: caught.stop ?? geometry.stop(at: origin))
      swipe?.onward = caught.sign
    }
    guard var swipe else { return }
    swipe.translation = (swipe.translation - way).bounded
    swipe.note(axis.position.offset(from: swipe.lap, in: geometry.bounds))
    tracker.add(swipe.translation, at: time)
    self.swipe = swipe
  }

  /// The last velocity of a swipe over snap points, in points per second, if it is fast enough for a flick.
  ///
  /// It is `nil` for a slower swipe, at an edge, where there are no snap points, and without a swipe.
  package var swipedVelocity: CGFloat? {
    guard swipe != nil, phase == .idle, geometry.usableStops != nil, let last = tracker.samples.last else {
      return nil
    }
    let velocity = -tracker.velocity(at: last.time)
    let isAtEdge = geometry.bounds.clamp(offset + (velocity < 0 ? -1 : 1)) == offset
    return isAtEdge || abs(velocity) <= geometry.policy.threshold * 1000 ? nil : velocity
  }

  /// Ends a swipe, whose fingers have left the touchpad, as a flick with its velocity; does nothing for a slower one.
  package mutating func endSwipe(at time: TimeInterval) {
    advance(to: time)
    guard let velocity = swipedVelocity else { return }
    release(velocity: velocity, after: swipe, adjusting: nil)
  }

  /// Ends a wheel gesture: content between snap points goes to one, after its smooth scroll.
  package mutating func endWheel(at time: TimeInterval) {
    advance(to: time)
    isTurning = false
    guard phase == .idle, !isSettled else { return }
    release(velocity: 0, after: swipe, adjusting: nil)
  }
}

extension ScrollMotion {
  /// True during the smooth scroll after a notch of the wheel.
  package var isGliding: Bool { running == nil && phase == .animating }

  /// Scrolls the content smoothly by a notch of a wheel, in `duration` seconds and no further than the edges.
  ///
  /// A notch during a smooth scroll adds to its remaining distance. The new one continues with its velocity, as it
  /// does after another motion in the same direction. It is shorter where it would otherwise overshoot its end. Like
  /// an immediate wheel scroll it interrupts a request, and does nothing while the content is held or returns from
  /// beyond an edge. Call `endWheel(at:)` when the wheel has been silent for a while.
  package mutating func glide(by delta: CGFloat, within duration: TimeInterval, at time: TimeInterval) {
    advance(to: time)
    guard !isTouched, delta.isFinite, delta != 0, !axis.isOutOfRange else { return }
    let here = axis.position
    let glide = isGliding ? axis.runningAnimation : nil
    let goal = glide?.target ?? here
    let end = geometry.bounds.clamp(goal.offset(from: here.lap, in: geometry.bounds) + delta.bounded)
    let speed = glide != nil || velocity * delta > 0 ? velocity : 0
    let isMoved = end != here.offset || speed != 0
    let wasMoving = axis.runningAnimation != nil
    guard isMoved || wasMoving else { return }
    if glide == nil || !isMoved { halt() }
    isSettled = false
    isTurning = true
    emitter.cause = .wheel
    emitter.intend(ScrollDirection(sign: delta), of: axis)
    guard isMoved else { return emitter.notePhase(of: axis) }
    runningAnimation(
      gliding(
        to: LoopPosition(lap: here.lap, offset: end, in: geometry.bounds), from: speed, within: duration)
    )
  }

  /// Returns the smooth scroll from the present position to `target` for content with a velocity.
  func gliding(
    to target: LoopPosition, from velocity: CGFloat, within duration: TimeInterval
  ) -> PlannedAnimation {
    let here = axis.position
    let end = target.offset(from: here.lap, in: geometry.bounds)
    let limit = duration.bounded(to: 0...MotionSettings.longestMove, or: 0)
    let goesBack = (end - here.offset) * velocity <= 0
    let move = BoundedMotion(
      initialValue: here.offset,
      initialVelocity: goesBack ? turning(velocity, within: limit) : velocity, target: end, within: limit)
    return PlannedAnimation(trajectory: .bounded(move), target: target, targetStop: nil, phase: .animating)
  }

  /// Ends a smooth scroll: the content stands until the wheel is silent, then it comes to rest.
  mutating func endGlide() {
    emitter.observePlace(of: axis, followsStops: true)
    due = nil
    emitter.notePhase(of: axis)
    if !isTurning { release(velocity: 0, adjusting: nil) }
  }

  /// Returns a velocity with which content can reverse without reaching the edge.
  ///
  /// Before it reverses it moves at most 4/27 of the distance that its first velocity would cover in its duration.
  private func turning(_ velocity: CGFloat, within duration: TimeInterval) -> CGFloat {
    guard let range = geometry.bounds.range, duration > 0 else { return velocity }
    let room = velocity > 0 ? range.upperBound - offset : offset - range.lowerBound
    let limit = Swift.max(0, room) * 27 / 4 / CGFloat(duration)
    return Swift.min(limit, Swift.max(-limit, velocity))
  }
}
