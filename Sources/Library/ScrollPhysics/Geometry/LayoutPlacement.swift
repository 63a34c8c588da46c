import Foundation
import LayoutGeometry

/// The position of a scroller's content, its current snap point and its motion's target in a new layout.
struct LayoutPlacement {
  private(set) var position: LoopPosition
  private(set) var stop: Int?
  /// The snap point at which a running motion ends; `nil` when it ends elsewhere.
  private(set) var targetStop: Int?
  /// The position at which a running motion ends; `nil` keeps the motion's own target.
  private(set) var target: LoopPosition?
  /// The start of a drag or a swipe in progress; `nil` when it counts from the present position.
  private(set) var stroke: AxisDrag.Start?
  /// True when the layout has moved the visible content, so that the offset follows.
  private(set) var isMoved = false
  /// True when the target of a running request is not the one that the anchor would give.
  private(set) var isAimedAnew = false

  /// Sets the target of a running request to the offset of its element in the new layout.
  mutating func aim(at requested: CGFloat, of motion: ScrollMotion, in geometry: ScrollGeometry) {
    guard let runningAnimation = motion.axis.runningAnimation else { return }
    var aim = LoopPosition(offset: geometry.bounds.clamp(requested))
    if let period = geometry.bounds.period {
      // In a loop the copy nearest to the former target is used.
      let former = target ?? runningAnimation.target
      aim = LoopPosition(lap: former.lap, offset: requested, in: geometry.bounds)
      let way = aim.offset(from: former.lap, in: geometry.bounds) - former.offset
      aim.lap -= Int(bounding: (way / period).rounded())
    }
    let stop = geometry.stop(at: aim)
    if let place = stop.flatMap(geometry.position(ofStop:)),
      abs(place.offset(from: aim.lap, in: geometry.bounds) - aim.offset) <= SnapPoints.tolerance
    {
      aim = place
    }
    isAimedAnew = aim != (target ?? runningAnimation.target)
    (target, targetStop, self.stop) = (aim, stop, stop)
  }

  init(of motion: ScrollMotion, in geometry: ScrollGeometry, keeping anchor: ScrollMotion.Anchor) {
    switch anchor {
    case .offset: self.init(of: motion, in: geometry, movedBy: nil)
    case .content(let way): self.init(of: motion, in: geometry, movedBy: way)
    case .stop(let index, let former, let target):
      if let stops = geometry.usableStops, (0..<stops.count).contains(index),
        let kept = Self(
          of: motion, in: geometry, keeping: SnapPointMapping(former: former, now: index, target: target),
          stops)
      {
        self = kept
      } else {
        self.init(of: motion, in: geometry, movedBy: nil)
      }
    }
  }

  /// The indices of the kept snap points: the former one, its present one, and the target's.
  private struct SnapPointMapping {
    var former: Int?
    var now: Int
    var target: Int?
  }

  /// Keeps the distance to a snap point, which is 0 for content that rests on it.
  private init?(
    of motion: ScrollMotion, in geometry: ScrollGeometry, keeping move: SnapPointMapping, _ stops: SnapPoints
  ) {
    let old = motion.geometry
    let here = motion.axis.position
    let isIdle = motion.phase == .idle
    guard isIdle || motion.emitter.stop != nil else { return nil }
    let oldCount = old.usableStops?.count ?? stops.count
    let current = motion.emitter.stop ?? move.now
    let reference = move.former.map { Self.nearest($0, to: here, in: old) } ?? current
    func lap(_ stop: Int) -> Int {
      geometry.bounds.period == nil ? 0 : SnapPoints.lap(of: stop, count: oldCount)
    }
    let newStop = lap(reference) * stops.count + move.now
    guard let place = geometry.position(ofStop: newStop) else { return nil }
    let before = old.position(ofStop: reference)
    var distance = before.map { here.offset(from: $0.lap, in: old.bounds) - $0.offset } ?? 0
    if isIdle, abs(distance) <= SnapPoints.tolerance { distance = 0 }
    position = Self.kept(
      LoopPosition(lap: place.lap, offset: place.offset + distance, in: geometry.bounds), motion, geometry)
    isMoved = before.map { place != $0 } ?? false
    func followed(_ stop: Int) -> Int {
      stops.clamp(newStop + stop - reference, period: geometry.bounds.period)
    }
    if motion.running != nil {
      stop = move.target.map { lap(current) * stops.count + $0 } ?? followed(current)
    } else if reference == current {
      let isPast = Self.isPast(newStop, by: distance, in: geometry, motion.settings)
      stop = isPast ? geometry.stop(at: position) : newStop
    } else {
      stop = geometry.stop(at: position)
    }
    stroke = (motion.axis.stroke ?? motion.swipe).map { stroke in
      let shift = position.offset - here.offset(from: stroke.lap, in: old.bounds)
      return AxisDrag.Start(shift: shift, stop: stroke.startStop.map { newStop + $0 - reference })
    }
    guard let runningAnimation = motion.axis.runningAnimation else { return }
    if let end = Self.targetStop(of: motion) {
      targetStop = motion.running == nil ? followed(end) : stop
      target = targetStop.flatMap(geometry.position(ofStop:))
    } else if let stop, let from = old.position(ofStop: current), let to = geometry.position(ofStop: stop) {
      let rest = runningAnimation.target.offset(from: from.lap, in: old.bounds) - from.offset
      target = LoopPosition(
        lap: to.lap, offset: geometry.bounds.clamp(to.offset + rest), in: geometry.bounds)
    }
  }

  /// Returns the repetition of a snap point of `0..<count` that is nearest to a position.
  private static func nearest(_ stop: Int, to here: LoopPosition, in geometry: ScrollGeometry) -> Int {
    guard geometry.bounds.period != nil, let stops = geometry.usableStops else { return stop }
    func distance(_ stop: Int) -> CGFloat {
      let place = geometry.position(ofStop: stop) ?? here
      return abs(place.offset(from: here.lap, in: geometry.bounds) - here.offset)
    }
    let laps = (-1...1).map { stop + (here.lap + $0) * stops.count }
    return laps.min { distance($0) < distance($1) } ?? stop
  }

  /// Returns true when content `distance` from a snap point has passed the middle to the next one.
  ///
  /// The hysteresis against jitter is added. In the new layout snap points may be nearer than the kept distance.
  private static func isPast(
    _ stop: Int, by distance: CGFloat, in geometry: ScrollGeometry, _ settings: MotionSettings
  ) -> Bool {
    guard distance != 0, let here = geometry.position(ofStop: stop),
      let next = geometry.position(ofStop: distance < 0 ? stop - 1 : stop + 1)
    else { return false }
    let interval = abs(next.offset(from: here.lap, in: geometry.bounds) - here.offset)
    return abs(distance) > interval / 2 + settings.stopHysteresis
  }

  /// Keeps the offset or, if `way` is given, the visible content.
  private init(of motion: ScrollMotion, in geometry: ScrollGeometry, movedBy way: CGFloat?) {
    let here = motion.axis.position
    let delta = way ?? 0
    position = Self.kept(
      LoopPosition(lap: here.lap, offset: here.offset + delta, in: geometry.bounds), motion, geometry)
    isMoved = delta != 0
    stop = geometry.stop(at: position)
    if motion.phase == .idle, motion.isSettled, let rest = stop.flatMap(geometry.position(ofStop:)) {
      position = rest
    }
    if way != nil, let old = motion.axis.stroke ?? motion.swipe {
      let shift = position.offset - here.offset(from: old.lap, in: motion.geometry.bounds)
      stroke = AxisDrag.Start(shift: shift, stop: old.startStop)
    }
    guard let old = motion.axis.runningAnimation?.target else { return }
    let end = LoopPosition(
      lap: old.lap, offset: geometry.bounds.clamp(old.offset + delta), in: geometry.bounds)
    target = end
    guard let stops = geometry.usableStops, let former = Self.targetStop(of: motion) else { return }
    if motion.running == nil || delta != 0 {
      targetStop = geometry.stop(at: end)
    } else {
      let count = motion.geometry.usableStops?.count ?? stops.count
      let lap = SnapPoints.lap(of: former, count: count)
      targetStop = stops.clamp(
        lap * stops.count + Swift.min(former - lap * count, stops.count - 1),
        period: geometry.bounds.period)
    }
    target = targetStop.flatMap(geometry.position(ofStop:))
  }

  /// Returns `position` limited to the legal range, if the content is at rest.
  ///
  /// Moving content may be as far outside the range as before, or half a viewport, and returns from there.
  private static func kept(
    _ position: LoopPosition, _ motion: ScrollMotion, _ geometry: ScrollGeometry
  ) -> LoopPosition {
    let legal = geometry.bounds.clamp(position.offset)
    guard legal != position.offset else { return position }
    var reach: CGFloat = 0
    if motion.phase != .idle {
      let former = motion.axis.position.offset
      reach = Swift.max(geometry.viewportLength / 2, abs(former - motion.geometry.bounds.clamp(former)))
    }
    let offset = Swift.min(Swift.max(position.offset, legal - reach), legal + reach)
    return LoopPosition(lap: position.lap, offset: offset, in: geometry.bounds)
  }

  private static func targetStop(of motion: ScrollMotion) -> Int? {
    guard let runningAnimation = motion.axis.runningAnimation, let stop = runningAnimation.targetStop,
      motion.geometry.position(ofStop: stop) == runningAnimation.target
    else { return nil }
    return stop
  }
}
