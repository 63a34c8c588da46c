package import Foundation

extension ScrollMotion {
  /// The anchor that keeps content in place through a new layout: an offset, a movement or a snap point.
  package enum Anchor: Hashable, Sendable {
    /// The offset, limited to the new range.
    case offset
    /// The visible content, which the new layout has moved by this many points.
    case content(movedBy: CGFloat)
    /// A snap point of the new layout, which replaces the old snap point `was`, by default the current one.
    ///
    /// `target` replaces the snap point of a running request; by default it is as many snap points away from the first
    /// as before.
    case stop(Int, was: Int? = nil, target: Int? = nil)
  }

  /// Sets a new geometry, after a change of the size or the content, without reporting a change of snap point.
  ///
  /// Resting content stays exactly at its anchor; content held by the user stays under the pointer; a running motion
  /// continues with its position and velocity to the new position of its target. No content is left at rest outside
  /// the legal range.
  ///
  /// `requested` is the offset in the new layout of a running request's element; by default its target follows the
  /// anchor. The request is redirected to it within its remaining time, but in no less than half a request's duration.
  package mutating func setGeometry(
    _ geometry: ScrollGeometry, keeping anchor: Anchor, requested: CGFloat? = nil, at time: TimeInterval
  ) {
    advance(to: time)
    var placement = LayoutPlacement(of: self, in: geometry, keeping: anchor)
    if running != nil, let requested, requested.isFinite {
      placement.aim(at: requested, of: self, in: geometry)
    }
    // The snap point of content that follows is its leader's, not the nearest one.
    let isElsewhere = placement.stop != emitter.stop && !isFollowing
    guard geometry != self.geometry || isElsewhere || placement.isMoved || placement.isAimedAnew else {
      return
    }
    let before = axis
    swipe = swipe?.moved(to: placement.position, from: placement.stroke)
    axis.adopt(geometry, at: placement.position, strokeFrom: placement.stroke)
    if case .content(let way) = anchor {
      predicted = predicted.map { LoopPosition(lap: $0.lap, offset: $0.offset + way, in: geometry.bounds) }
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

  /// Sets another legal range in which resting content stays where it is, even beyond it.
  ///
  /// A request to a legal offset brings it back; content that is held or moves returns by itself.
  package mutating func setGeometryInPlace(_ geometry: ScrollGeometry, at time: TimeInterval) {
    advance(to: time)
    guard phase == .idle, geometry != self.geometry else {
      return setGeometry(geometry, keeping: .offset, at: time)
    }
    swipe = nil
    axis.adopt(geometry, at: axis.position, strokeFrom: nil)
    emitter.goOn(atStop: geometry.stop(at: axis.position), of: axis)
  }

  /// True while content moves on after a release, by no request.
  package var isFlung: Bool { running == nil && (phase == .decelerating || phase == .bouncing) }

  /// Moves the content with the drag or the fling that moves it, which goes on with its velocity.
  ///
  /// UIKit counterpart: setting `contentOffset` in `scrollViewDidScroll(_:)`.
  mutating func rebase(by way: CGFloat, at time: TimeInterval) {
    setGeometry(geometry, keeping: .content(movedBy: way), at: time)
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

  /// Returns the trajectory from the present position and velocity to the new position of a motion's target.
  private func trajectory(
    insteadOf runningAnimation: RunningAnimation, of old: AxisMotion, to target: LoopPosition,
    isAimedAnew: Bool
  ) -> Trajectory {
    let here = axis.position.offset
    let end = target.offset(from: lap, in: geometry.bounds)
    if isAimedAnew, !runningAnimation.trajectory.isSpring {
      let left = Swift.max(runningAnimation.end - time, settings.requestCurve.duration / 2)
      return .bounded(
        BoundedMotion(initialValue: here, initialVelocity: old.velocity, target: end, within: left))
    }
    return .pulled(
      from: here, velocity: old.velocity, to: end, settings: settings,
      within: running == nil ? .infinity : settings.requestLimit)
  }

  /// Returns a fling or smooth scroll without a snap point, moved with its content; `nil` when its end is not legal.
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

  /// Returns the same motion moved with the layout; `nil` when it would not end at the new target.
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
    same.reported = Swift.max(runningAnimation.reported, time - runningAnimation.start)
    return same
  }

  /// Returns true when content may rest at a position.
  ///
  /// The position must be within the legal range, and on a snap point if there are any.
  private func mayRest(at position: LoopPosition) -> Bool {
    guard legal(position) == position else { return false }
    guard let place = geometry.stop(at: position).flatMap(geometry.position(ofStop:)) else { return true }
    return abs(place.offset(from: position.lap, in: geometry.bounds) - position.offset)
      <= SnapPoints.tolerance
  }

  private func legal(_ position: LoopPosition) -> LoopPosition {
    LoopPosition(
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
