public import Foundation

extension Trajectory {
  /// Returns the trajectory of a released page to its stop.
  ///
  /// It is the fling bent to the stop or, if that would jerk or creep, a critical spring fast enough not to
  /// overshoot.
  ///
  /// These are curves A and B of paging; both begin with exactly the given velocity, in points per second.
  /// `decays` is the range, per second, in which the fling is bent.
  public static func snapping(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat, decays: ClosedRange<CGFloat>,
    settings: MotionSettings = .uiKit
  ) -> Trajectory {
    let bent = RetargetedDeceleration(
      initialValue: offset, initialVelocity: velocity, target: target, decays: decays,
      restDistance: settings.restDistance)
    if let bent { return .retargeted(bent) }
    return pulled(from: offset, velocity: velocity, to: target, settings: settings)
  }

  /// Returns a critical spring to `target`, at the rate `max(snapRate, |v0|/|target − x0|)`.
  ///
  /// It never overshoots a target it moves towards. If it would take longer than `limit` seconds (above 0),
  /// the rate is higher.
  public static func pulled(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat, settings: MotionSettings = .uiKit,
    within limit: TimeInterval = .infinity
  ) -> Trajectory {
    precondition(limit > 0, "a motion may take more than 0 s, not \(limit)")
    let way = Swift.max(abs(target - offset), settings.restDistance)
    var bounce = SpringBounce(
      initialValue: offset, initialVelocity: velocity, target: target,
      spring: Spring(rate: Swift.max(settings.snapRate, abs(velocity) / way)),
      restDistance: settings.restDistance)
    while limit.isFinite, bounce.duration > limit {
      // The duration is nearly the inverse of the rate, so few rounds are needed.
      let excess = Swift.max(1.001, CGFloat(bounce.duration / limit))
      bounce.spring = Spring(rate: bounce.spring.decay * excess)
    }
    return .spring(bounce)
  }
}
