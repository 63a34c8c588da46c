public import Foundation

extension ScrollMotion {
  /// What a new layout leaves in place.
  public enum Anchor: Hashable, Sendable {
    /// The offset, kept to the new range.
    case offset
    /// A stop of the new layout: the one that the current stop has become.
    case stop(Int)
  }

  /// Takes a new layout, because of a new size or of other content, without telling a change of stop.
  ///
  /// Resting content stays at its anchor, exactly; content in hand stays under the pointer; a running motion
  /// goes on from where and how fast it is to where its target has gone.
  public mutating func setGeometry(
    _ geometry: ScrollGeometry, keeping anchor: Anchor, at time: TimeInterval
  ) {
    advance(to: time)
    let placement = LayoutPlacement(of: self, in: geometry, keeping: anchor)
    guard geometry != self.geometry || placement.stop != currentStop else { return }
    let before = (geometry: self.geometry, axis: axis)
    axis.adopt(geometry, at: placement.position)
    currentStop = placement.stop
    guardedMidpoint = nil
    toldLap = lap
    tellDirection.turn(to: direction, at: axis.position)
    tellIntent.turn(to: intent, at: axis.position)
    if let travel = before.axis.travel {
      resume(travel, of: before.axis, placement: placement)
    } else if phase == .idle {
      if case .stop = anchor { isSettled = true }
      if isSettled { cause = nil }
    }
    if isSettled { settled = currentStop }
    plan()
  }

  /// Moves offset, stroke and running motion together by `delta` points.
  ///
  /// A correction of layout, not a movement. Where stops move as well, `setGeometry` follows.
  public mutating func shift(by delta: CGFloat) {
    axis.shift(by: delta)
    predicted = predicted.map { ScrollPosition(lap: $0.lap, offset: $0.offset + delta, in: geometry.bounds) }
    tellDirection.shift(by: delta, in: geometry.bounds)
    tellIntent.shift(by: delta, in: geometry.bounds)
    toldLap = lap
    if var travel = axis.travel {
      travel.told = Swift.max(travel.told, time - travel.start)
      axis.update(travel)
    }
    if running == nil { currentStop = geometry.stop(at: axis.position) }
    plan()
  }

  /// Goes on with a motion that a new layout found under way in `old`.
  private mutating func resume(_ travel: Travel, of old: AxisMotion, placement: LayoutPlacement) {
    guard running != nil || placement.targetStop != nil, old.phase != .bouncing else {
      let release = Release(
        geometry: geometry, settings: settings, position: axis.position, velocity: old.velocity,
        stroke: nil)
      begin(release.outcome(adjusting: nil), insteadOf: travel)
      return
    }
    let target =
      placement.targetStop.flatMap(geometry.position(ofStop:)) ?? legal(travel.target)
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
