public import Foundation

extension ScrollMotion {
  /// What a new layout leaves in place.
  public enum Anchor: Hashable, Sendable {
    /// The offset, kept to the new range.
    case offset
    /// The content that shows, which the new layout has moved by so many points.
    case content(movedBy: CGFloat)
    /// A stop of the new layout: what one of the old, by default the current one, has become.
    ///
    /// `target` is what the stop of a running request has become, by default one as far from the first as it was.
    case stop(Int, was: Int? = nil, target: Int? = nil)
  }

  /// Takes a new layout, because of a new size or of other content, without telling a change of stop.
  ///
  /// Resting content stays at its anchor, exactly; content in hand stays under the pointer; a running motion
  /// goes on from where and how fast it is to where its target has gone. Nothing is left to rest where it may not.
  public mutating func setGeometry(
    _ geometry: ScrollGeometry, keeping anchor: Anchor, at time: TimeInterval
  ) {
    advance(to: time)
    let placement = LayoutPlacement(of: self, in: geometry, keeping: anchor)
    guard geometry != self.geometry || placement.stop != currentStop || placement.isMoved else { return }
    let before = axis
    axis.adopt(geometry, at: placement.position, strokeFrom: placement.stroke)
    if case .content(let way) = anchor {
      predicted = predicted.map { ScrollPosition(lap: $0.lap, offset: $0.offset + way, in: geometry.bounds) }
    }
    currentStop = placement.stop
    guardedMidpoint = nil
    toldLap = lap
    tellDirection.turn(to: direction, at: axis.position)
    tellIntent.turn(to: intent, at: axis.position)
    if let travel = before.travel {
      resume(travel, of: before, placement: placement)
    } else if phase == .idle {
      if isSettled { cause = nil }
    } else if isSettled, !mayRest(at: axis.position) {
      isSettled = false
    }
    if isSettled { settled = currentStop }
    plan()
  }

  /// Goes on with a motion that a new layout found under way in `old`.
  private mutating func resume(_ travel: Travel, of old: AxisMotion, placement: LayoutPlacement) {
    if let same = moved(travel, of: old, to: placement) { return axis.update(same) }
    guard running != nil || placement.targetStop != nil, old.phase != .bouncing else {
      let release = Release(
        geometry: geometry, settings: settings, position: axis.position, velocity: old.velocity,
        stroke: nil)
      begin(release.outcome(adjusting: nil), insteadOf: travel)
      return
    }
    let target = placement.target ?? legal(travel.target)
    let targetStop = placement.targetStop ?? geometry.stop(at: target)
    if running != nil {
      running?.stop = targetStop
      currentStop = targetStop
    }
    let plan = TravelPlan(
      trajectory: .pulled(
        from: axis.position.offset, velocity: old.velocity,
        to: target.offset(from: lap, in: geometry.bounds), settings: settings,
        within: running == nil ? .infinity : settings.requestLimit),
      target: target, targetStop: targetStop, phase: travel.basePhase)
    if let same = unchanged(travel, of: old, by: plan) {
      axis.update(same)
    } else {
      begin(.move(plan), insteadOf: travel)
    }
  }

  /// A fling that rests anywhere, moved with its content where its end is a legal one there.
  private func moved(_ travel: Travel, of old: AxisMotion, to placement: LayoutPlacement) -> Travel? {
    guard placement.isMoved, running == nil, placement.targetStop == nil, old.phase == .decelerating,
      let target = placement.target
    else { return nil }
    return unchanged(
      travel, of: old,
      by: TravelPlan(
        trajectory: travel.trajectory, target: target, targetStop: nil, phase: travel.basePhase))
  }

  /// The motion itself, moved with the layout, when that leads to the new target.
  private func unchanged(_ travel: Travel, of old: AxisMotion, by plan: TravelPlan) -> Travel? {
    let bounds = geometry.bounds
    guard old.geometry.bounds.period == bounds.period, travel.bounceTime == nil else { return nil }
    let here = old.position
    let delta = axis.position.offset(from: here.lap, in: bounds) - here.offset
    let moved = plan.target.offset(from: travel.target.lap, in: bounds) - travel.target.offset
    guard abs(moved - delta) <= SnapPoints.tolerance / 1e6 else { return nil }
    var same = travel
    same.shift += delta
    same.target = plan.target
    same.targetStop = plan.targetStop
    same.told = Swift.max(travel.told, time - travel.start)
    return same
  }

  /// Whether content may come to rest at a place.
  private func mayRest(at position: ScrollPosition) -> Bool {
    guard legal(position) == position else { return false }
    guard let place = geometry.stop(at: position).flatMap(geometry.position(ofStop:)) else { return true }
    return abs(place.offset(from: position.lap, in: geometry.bounds) - position.offset)
      <= SnapPoints.tolerance
  }

  private func legal(_ position: ScrollPosition) -> ScrollPosition {
    ScrollPosition(
      lap: position.lap, offset: geometry.bounds.clamp(position.offset), in: geometry.bounds)
  }

  private mutating func begin(_ outcome: Release.Outcome, insteadOf travel: Travel) {
    switch outcome {
    case .rest(let position):
      axis.rest(at: position)
      settle()
    case .move(let plan):
      axis.begin(plan)
      if plan.target != travel.target {
        tell(.willSettle(offset: plan.target.offset, stop: logical(plan.targetStop)))
      }
      tellPhase()
    }
  }
}
