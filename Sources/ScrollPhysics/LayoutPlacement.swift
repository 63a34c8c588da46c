import Foundation

/// Where a scroller's content, its current stop and its motion's target are in a new layout.
struct LayoutPlacement {
  private(set) var position: ScrollPosition
  private(set) var stop: Int?
  /// The stop a running motion goes to, unless it goes to a place that is none.
  private(set) var targetStop: Int?

  init(of motion: ScrollMotion, in geometry: ScrollGeometry, keeping anchor: ScrollMotion.Anchor) {
    if case .stop(let index) = anchor, let stops = geometry.usableStops,
      (0..<stops.count).contains(index),
      let kept = Self(of: motion, in: geometry, withStopAt: index, among: stops)
    {
      self = kept
    } else {
      self.init(keepingOffsetOf: motion, in: geometry)
    }
  }

  /// Keeps the distance to the current stop; at rest there is none.
  private init?(
    of motion: ScrollMotion, in geometry: ScrollGeometry, withStopAt index: Int, among stops: SnapPoints
  ) {
    let old = motion.geometry
    let isIdle = motion.phase == .idle
    guard isIdle || motion.currentStop != nil else { return nil }
    let oldStop = motion.currentStop ?? index
    let oldCount = old.usableStops?.count ?? stops.count
    let lap = geometry.bounds.period == nil ? 0 : SnapPoints.lap(of: oldStop, count: oldCount)
    let newStop = lap * stops.count + index
    guard let place = geometry.position(ofStop: newStop) else { return nil }
    var distance: CGFloat = 0
    if !isIdle, let before = old.position(ofStop: oldStop) {
      distance = motion.axis.position.offset(from: before.lap, in: old.bounds) - before.offset
    }
    position =
      distance == 0
      ? place : ScrollPosition(lap: place.lap, offset: place.offset + distance, in: geometry.bounds)
    let isPast = motion.running == nil && Self.isPast(newStop, by: distance, in: geometry, motion.settings)
    stop = isPast ? geometry.stop(at: position) : newStop
    targetStop = Self.targetStop(of: motion).map {
      stops.clamp(newStop + $0 - oldStop, period: geometry.bounds.period)
    }
  }

  /// Whether the middle between a stop and its neighbour is behind, the trembling hand's share included: stops may lie
  /// closer in the new layout than the distance that is kept.
  private static func isPast(
    _ stop: Int, by distance: CGFloat, in geometry: ScrollGeometry, _ settings: MotionSettings
  ) -> Bool {
    guard distance != 0, let here = geometry.position(ofStop: stop),
      let next = geometry.position(ofStop: distance < 0 ? stop - 1 : stop + 1)
    else { return false }
    let interval = abs(next.offset(from: here.lap, in: geometry.bounds) - here.offset)
    return abs(distance) > interval / 2 + settings.stopHysteresis
  }

  private init(keepingOffsetOf motion: ScrollMotion, in geometry: ScrollGeometry) {
    let here = motion.axis.position
    let isIdle = motion.phase == .idle
    let offset = isIdle ? geometry.bounds.clamp(here.offset) : here.offset
    position = ScrollPosition(lap: here.lap, offset: offset, in: geometry.bounds)
    stop = geometry.stop(at: position)
    if isIdle, motion.isSettled, let rest = stop.flatMap(geometry.position(ofStop:)) { position = rest }
    guard let stops = geometry.usableStops, let target = Self.targetStop(of: motion) else { return }
    if motion.running == nil, let old = motion.axis.travel?.target {
      let legal = geometry.bounds.clamp(old.offset)
      targetStop = geometry.stop(at: ScrollPosition(lap: old.lap, offset: legal, in: geometry.bounds))
    } else {
      let count = motion.geometry.usableStops?.count ?? stops.count
      let lap = SnapPoints.lap(of: target, count: count)
      targetStop = stops.clamp(
        lap * stops.count + Swift.min(target - lap * count, stops.count - 1),
        period: geometry.bounds.period)
    }
  }

  private static func targetStop(of motion: ScrollMotion) -> Int? {
    guard let travel = motion.axis.travel, let stop = travel.targetStop,
      motion.geometry.position(ofStop: stop) == travel.target
    else { return nil }
    return stop
  }
}
