import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// The place at which a request's movement begins; `nil` for a cut.
  ///
  /// It is the present place, or one nearer to the goal if the goal is many pages away and the settings say
  /// so.
  func start(of animation: MotionRequest.Animation, to goal: Goal) -> LapPosition? {
    let here = axis.position
    guard animation == .eased else { return here }
    switch settings.farTravel {
    case .sweep: return here
    case .preJump(let wanted):
      let near = Swift.max(0, wanted.bounded)
      let way = pages(to: goal)
      return abs(way) > CGFloat(near) ? position(near, from: goal, towards: -way) : here
    case .cut(let limit):
      return abs(pages(to: goal)) > CGFloat(limit) ? nil : here
    }
  }

  /// The trajectory from `start` to `target`; `nil` for a request without animation.
  func trajectory(
    from start: LapPosition, _ velocity: CGFloat, to target: LapPosition,
    animation: MotionRequest.Animation
  ) -> Trajectory? {
    let end = target.offset(from: start.lap, in: geometry.bounds)
    switch animation {
    case .none: return nil
    case .eased where velocity == 0:
      return .eased(
        EasedMove(initialValue: start.offset, target: end, curve: settings.requestCurve))
    case .eased:
      return .pulled(
        from: start.offset, velocity: velocity, to: end, settings: settings, within: settings.requestLimit)
    case .bounded(let limit):
      let limit = Swift.min(limit, MotionSettings.longestMove)
      guard limit > 0 else { return nil }
      return .bounded(
        BoundedMove(
          initialValue: start.offset, initialVelocity: velocity, target: end, within: limit))
    }
  }

  /// The distance to the goal in pages, negative towards the start.
  private func pages(to goal: Goal) -> CGFloat {
    if let target = goal.stop, let here = geometry.stop(at: axis.position) { return CGFloat(target - here) }
    let way = goal.position.offset(from: lap, in: geometry.bounds) - offset
    return geometry.viewportLength > 0 ? way / geometry.viewportLength : 0
  }

  /// The place `pages` pages from the goal, on the side to which `sign` points.
  private func position(_ pages: Int, from goal: Goal, towards sign: CGFloat) -> LapPosition {
    let step = sign < 0 ? -pages : pages
    if let place = goal.stop.flatMap({ geometry.position(ofStop: $0 + step) }) { return place }
    let offset = goal.position.offset + CGFloat(step) * geometry.viewportLength
    return LapPosition(
      lap: goal.position.lap, offset: geometry.bounds.clamp(offset), in: geometry.bounds)
  }
}
