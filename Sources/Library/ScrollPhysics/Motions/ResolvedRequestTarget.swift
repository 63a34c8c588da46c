import Foundation
import LayoutGeometry

/// The position that a request targets, and the motion to it.
struct ResolvedRequestTarget {
  let position: LoopPosition
  /// The snap point at that position, counted over laps; `nil` for a position without one.
  let stop: Int?

  private init(_ position: LoopPosition, stop: Int?) {
    self.position = position
    self.stop = stop
  }

  /// Finds the position of a request's target from the content's position and its current snap point `stop`.
  ///
  /// It is `nil` when there is no such position.
  init?(of target: MotionRequest.Target, from axis: AxisMotion, stop current: Int?) {
    let geometry = axis.geometry
    switch target {
    case .offset(let offset):
      guard offset.isFinite else { return nil }
      let position = Self.nearestPosition(of: offset, to: axis.position, in: geometry.bounds)
      self.init(position, stop: geometry.stop(at: position))
    case .stop(let index, let route):
      guard let stops = geometry.usableStops, (0..<stops.count).contains(index) else { return nil }
      self.init(atStop: Self.virtualStop(index, by: route, among: stops, from: axis), in: geometry)
    case .step(let count):
      guard let stops = geometry.usableStops, let base = axis.runningAnimation?.targetStop ?? current else {
        return nil
      }
      let step = Self.steps(count, among: stops, isLoop: geometry.bounds.period != nil)
      self.init(atStop: stops.clamp(base + step, period: geometry.bounds.period), in: geometry)
    }
  }

  private init?(atStop index: Int, in geometry: ScrollGeometry) {
    guard let position = geometry.position(ofStop: index) else { return nil }
    self.init(position, stop: index)
  }

  /// The largest number of laps of one request; each lap is reported, and more are not distinguishable.
  private static let mostLaps = 64

  /// Returns the number of snap points that a request moves, limited to the ends of the content.
  ///
  /// In a loop it is limited to `mostLaps` laps, and still ends on the same page.
  private static func steps(_ count: Int, among stops: SnapPoints, isLoop: Bool) -> Int {
    guard isLoop else { return Swift.max(-stops.count, Swift.min(stops.count, count)) }
    let laps = Swift.max(-mostLaps, Swift.min(mostLaps, count / stops.count))
    return laps * stops.count + count % stops.count
  }

  private static func nearestPosition(
    of offset: CGFloat, to here: LoopPosition, in bounds: ScrollBounds
  ) -> LoopPosition {
    guard let period = bounds.period else { return LoopPosition(offset: bounds.clamp(offset)) }
    var there = LoopPosition(lap: 0, offset: offset, in: bounds)
    let way = there.offset - here.offset
    there.lap = here.lap + (way > period / 2 ? -1 : way <= -period / 2 ? 1 : 0)
    return there
  }

  private static func virtualStop(
    _ index: Int, by route: MotionRequest.Route, among stops: SnapPoints, from axis: AxisMotion
  ) -> Int {
    guard let period = axis.geometry.bounds.period else { return index }
    let here = axis.position
    let first = here.lap * stops.count + index
    let ways = [-1, 0, 1].map { lap in
      let offset = stops.virtualOffset(at: index + lap * stops.count, period: period)
      return (stop: first + lap * stops.count, way: offset - here.offset)
    }
    let tolerance = SnapPoints.tolerance
    let forward = ways.first { $0.way >= -tolerance } ?? (first + stops.count, period)
    let backward = ways.last { $0.way <= tolerance } ?? (first - stops.count, -period)
    switch route {
    case .forward: return forward.stop
    case .backward: return backward.stop
    case .shortest: return forward.way <= -backward.way + tolerance ? forward.stop : backward.stop
    }
  }

  // MARK: Motion

  /// Returns the distance from the content's position, in points, negative towards the start.
  func way(from axis: AxisMotion) -> CGFloat {
    position.offset(from: axis.position.lap, in: axis.geometry.bounds) - axis.position.offset
  }

  /// Returns true when the content rests at the goal or is moving to it.
  func isReached(by axis: AxisMotion, animation: MotionRequest.Animation) -> Bool {
    guard let runningAnimation = axis.runningAnimation else { return axis.position == position }
    return animation != .none && runningAnimation.target == position
  }

  /// Returns the position at which the motion begins; `nil` for a jump.
  ///
  /// It is the present position, or one nearer to the goal if the goal is many pages away and the settings say so.
  func start(of animation: MotionRequest.Animation, from axis: AxisMotion) -> LoopPosition? {
    let here = axis.position
    guard animation == .eased else { return here }
    switch axis.settings.farTarget {
    case .sweep: return here
    case .preJump(let wanted):
      let near = Swift.max(0, wanted.bounded)
      let way = pages(from: axis)
      return abs(way) > CGFloat(near) ? place(near, towards: -way, in: axis.geometry) : here
    case .cut(let limit):
      return abs(pages(from: axis)) > CGFloat(limit) ? nil : here
    }
  }

  /// Returns the trajectory from `start` for content with a velocity; `nil` for a request without animation.
  func trajectory(
    from start: LoopPosition, _ velocity: CGFloat, animation: MotionRequest.Animation, on axis: AxisMotion
  ) -> Trajectory? {
    let end = position.offset(from: start.lap, in: axis.geometry.bounds)
    let settings = axis.settings
    switch animation {
    case .none: return nil
    case .eased where velocity == 0:
      return .eased(
        EasedMotion(initialValue: start.offset, target: end, curve: settings.requestCurve))
    case .eased:
      return .pulled(
        from: start.offset, velocity: velocity, to: end, settings: settings, within: settings.requestLimit)
    case .timed(let curve):
      guard curve.duration > 0 else { return nil }
      return .eased(EasedMotion(initialValue: start.offset, target: end, curve: curve))
    case .bounded(let limit):
      let limit = Swift.min(limit, MotionSettings.longestMove)
      guard limit > 0 else { return nil }
      return .bounded(
        BoundedMotion(
          initialValue: start.offset, initialVelocity: velocity, target: end, within: limit))
    }
  }

  /// Returns the distance in pages, negative towards the start.
  private func pages(from axis: AxisMotion) -> CGFloat {
    let geometry = axis.geometry
    if let stop, let here = geometry.stop(at: axis.position) { return CGFloat(stop - here) }
    return geometry.viewportLength > 0 ? way(from: axis) / geometry.viewportLength : 0
  }

  /// Returns the position `pages` pages from the goal, on the side to which `sign` points.
  private func place(_ pages: Int, towards sign: CGFloat, in geometry: ScrollGeometry) -> LoopPosition {
    let step = sign < 0 ? -pages : pages
    if let place = stop.flatMap({ geometry.position(ofStop: $0 + step) }) { return place }
    let offset = position.offset + CGFloat(step) * geometry.viewportLength
    return LoopPosition(
      lap: position.lap, offset: geometry.bounds.clamp(offset), in: geometry.bounds)
  }
}
