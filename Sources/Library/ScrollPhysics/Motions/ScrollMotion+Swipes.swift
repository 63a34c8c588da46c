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
