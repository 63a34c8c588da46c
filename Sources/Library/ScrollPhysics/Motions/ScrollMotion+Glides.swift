package import Foundation
import LayoutGeometry

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
