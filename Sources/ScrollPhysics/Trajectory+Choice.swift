import Foundation

extension Trajectory {
  /// The way of a released page to its stop: the fling bent to it, or where that would jerk or creep a
  /// critical spring, fast enough not to overshoot.
  static func snapping(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat, decays: ClosedRange<CGFloat>,
    settings: MotionSettings
  ) -> Trajectory {
    let bent = RetargetedDeceleration(
      initialValue: offset, initialVelocity: velocity, target: target, decays: decays,
      restDistance: settings.restDistance)
    if let bent { return .retargeted(bent) }
    return pulled(from: offset, velocity: velocity, to: target, settings: settings)
  }

  /// A critical spring to `target` at the rate `max(snapRate, |v0|/|target − x0|)`, which never overshoots
  /// a target it moves towards.
  static func pulled(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat, settings: MotionSettings
  ) -> Trajectory {
    let way = Swift.max(abs(target - offset), settings.restDistance)
    let rate = Swift.max(settings.snapRate, abs(velocity) / way)
    return .spring(
      SpringBounce(
        initialValue: offset, initialVelocity: velocity, target: target, spring: Spring(rate: rate),
        restDistance: settings.restDistance))
  }
}
