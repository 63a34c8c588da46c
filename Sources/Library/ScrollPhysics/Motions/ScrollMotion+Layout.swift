package import Foundation

extension ScrollMotion {
  /// The part of the content that stays in place through a new layout.
  package enum Anchor: Hashable, Sendable {
    /// The offset, limited to the new range.
    case offset
    /// The visible content, which the new layout has moved by this many points.
    case content(movedBy: CGFloat)
    /// A stop of the new layout, which takes the place of the old stop `was`, by default the current one.
    ///
    /// `target` takes the place of a running request's stop; by default it is as many stops away from the
    /// first as before.
    case stop(Int, was: Int? = nil, target: Int? = nil)
  }

  /// Takes a new layout, after a change of the size or the content, without reporting a change of stop.
  ///
  /// Resting content stays exactly at its anchor; content held by a hand stays under the pointer; a running
  /// motion goes on with its place and speed to the new place of its target. No content is left at rest at a
  /// place that is not legal.
  ///
  /// `requested` is the offset in the new layout of what a running request goes to; by default its target follows
  /// the anchor. The request bends to it within the time that it has left, but in no less than half a request's
  /// duration.
  package mutating func setGeometry(
    _ geometry: ScrollGeometry, keeping anchor: Anchor, requested: CGFloat? = nil, at time: TimeInterval
  ) {
    advance(to: time)
    var placement = LayoutPlacement(of: self, in: geometry, keeping: anchor)
    if running != nil, let requested, requested.isFinite {
      placement.aim(at: requested, of: self, in: geometry)
    }
    // The stop of content that is led is the leader's, not the nearest one.
    let isElsewhere = placement.stop != emitter.stop && !isFollowing
    guard geometry != self.geometry || isElsewhere || placement.isMoved || placement.isAimedAnew else {
      return
    }
    let before = axis
    swipe = swipe?.moved(to: placement.position, from: placement.stroke)
    axis.adopt(geometry, at: placement.position, strokeFrom: placement.stroke)
    if case .content(let way) = anchor {
      predicted = predicted.map { LapPosition(lap: $0.lap, offset: $0.offset + way, in: geometry.bounds) }
    }
    emitter.goOn(atStop: placement.stop, of: axis)
    if let runningAnimation = before.runningAnimation {
      resume(runningAnimation, of: before, placement: placement)
    } else if phase == .idle {
      if isSettled { emitter.cause = nil }
    } else if isSettled, !mayRest(at: axis.position) {
      isSettled = false
    }
    if isSettled { emitter.noteSettled() }
    plan()
  }

  /// Takes another legal range in which resting content stays where it is, even beyond it.
  ///
  /// A request for a legal place brings it back; content that is held or moves comes back by itself.
  package mutating func setGeometryInPlace(_ geometry: ScrollGeometry, at time: TimeInterval) {
    advance(to: time)
    guard phase == .idle, geometry != self.geometry else {
      return setGeometry(geometry, keeping: .offset, at: time)
    }
    swipe = nil
    axis.adopt(geometry, at: axis.position, strokeFrom: nil)
    emitter.goOn(atStop: geometry.stop(at: axis.position), of: axis)
  }

  /// Continues a motion of `old` that was running when the layout changed.
  private mutating func resume(
    _ runningAnimation: RunningAnimation, of old: AxisMotion, placement: LayoutPlacement
  ) {
    if let same = moved(runningAnimation, of: old, to: placement) { return axis.update(same) }
    if running == nil, old.phase == .animating {
      let target = placement.target ?? legal(runningAnimation.target)
      return begin(
        .move(gliding(to: target, from: old.velocity, within: runningAnimation.end - time)),
        insteadOf: runningAnimation)
    }
    guard running != nil || placement.targetStop != nil, old.phase != .bouncing else {
      let release = Release(
        geometry: geometry, settings: settings, position: axis.position, velocity: old.velocity,
        stroke: nil)
      begin(release.outcome(adjusting: nil), insteadOf: runningAnimation)
      return
    }
    let target = placement.target ?? legal(runningAnimation.target)
    let targetStop = placement.targetStop ?? geometry.stop(at: target)
    if running != nil {
      running?.stop = targetStop
      emitter.stop = targetStop
    }
    let plan = PlannedAnimation(
      trajectory: trajectory(
        insteadOf: runningAnimation, of: old, to: target, isAimedAnew: placement.isAimedAnew),
      target: target, targetStop: targetStop, phase: runningAnimation.basePhase)
    if let same = unchanged(runningAnimation, of: old, by: plan) {
      axis.update(same)
    } else {
      begin(.move(plan), insteadOf: runningAnimation)
    }
  }

  /// Returns the trajectory from the present place and velocity to the new place of a motion's target.
  private func trajectory(
    insteadOf runningAnimation: RunningAnimation, of old: AxisMotion, to target: LapPosition,
    isAimedAnew: Bool
  ) -> Trajectory {
    let here = axis.position.offset
    let end = target.offset(from: lap, in: geometry.bounds)
    if isAimedAnew, !runningAnimation.trajectory.isSpring {
      let left = Swift.max(runningAnimation.end - time, settings.requestCurve.duration / 2)
      return .bounded(
        BoundedMove(initialValue: here, initialVelocity: old.velocity, target: end, within: left))
    }
    return .pulled(
      from: here, velocity: old.velocity, to: end, settings: settings,
      within: running == nil ? .infinity : settings.requestLimit)
  }

  /// Returns a fling or a glide without a stop, moved with its content; `nil` when its end would not be legal.
  private func moved(_ runningAnimation: RunningAnimation, of old: AxisMotion, to placement: LayoutPlacement)
    -> RunningAnimation?
  {
    guard placement.isMoved, running == nil, placement.targetStop == nil,
      [.decelerating, .animating].contains(old.phase),
      let target = placement.target
    else { return nil }
    return unchanged(
      runningAnimation, of: old,
      by: PlannedAnimation(
        trajectory: runningAnimation.trajectory, target: target, targetStop: nil,
        phase: runningAnimation.basePhase))
  }

  /// Returns the same motion moved with the layout; `nil` when it would not lead to the new target.
  private func unchanged(_ runningAnimation: RunningAnimation, of old: AxisMotion, by plan: PlannedAnimation)
    -> RunningAnimation?
  {
    let bounds = geometry.bounds
    guard old.geometry.bounds.period == bounds.period, runningAnimation.bounceTime == nil else { return nil }
    let here = old.position
    let delta = axis.position.offset(from: here.lap, in: bounds) - here.offset
    let moved =
      plan.target.offset(from: runningAnimation.target.lap, in: bounds) - runningAnimation.target.offset
    guard abs(moved - delta) <= SnapPoints.tolerance / 1e6 else { return nil }
    var same = runningAnimation
    same.shift += delta
    same.target = plan.target
    same.targetStop = plan.targetStop
    same.told = Swift.max(runningAnimation.told, time - runningAnimation.start)
    return same
  }

  /// Returns true when content may rest at a place.
  ///
  /// The place must be within the legal range, and on a stop if there are any.
  private func mayRest(at position: LapPosition) -> Bool {
    guard legal(position) == position else { return false }
    guard let place = geometry.stop(at: position).flatMap(geometry.position(ofStop:)) else { return true }
    return abs(place.offset(from: position.lap, in: geometry.bounds) - position.offset)
      <= SnapPoints.tolerance
  }

  private func legal(_ position: LapPosition) -> LapPosition {
    LapPosition(
      lap: position.lap, offset: geometry.bounds.clamp(position.offset), in: geometry.bounds)
  }

  private mutating func begin(_ outcome: Release.Outcome, insteadOf runningAnimation: RunningAnimation) {
    switch outcome {
    case .rest(let position):
      axis.rest(at: position)
      settle()
    case .move(let plan):
      axis.begin(plan)
      if plan.target != runningAnimation.target {
        tellTarget(of: plan)
      }
      emitter.notePhase(of: axis)
    }
  }
}
