package import Foundation

/// A motion of any kind as one comparable value.
package enum Trajectory: Motion {
  /// A fling to its natural rest offset.
  case deceleration(Deceleration)
  /// A spring to a target.
  case spring(SpringBounce)
  /// An animated motion along a curve.
  case eased(EasedMotion)
  /// A motion of bounded time that continues a velocity.
  case bounded(BoundedMotion)
  /// A fling redirected to end at a target.
  case retargeted(RetargetedDeceleration)
  /// A fling that crosses an edge.
  case sequence(FlingWithBounce)

  /// True for a spring.
  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  /// Returns the position, `time` seconds after the motion began.
  package func value(at time: TimeInterval) -> CGFloat {
    switch self {
    case .deceleration(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .eased(let motion): motion.value(at: time)
    case .bounded(let motion): motion.value(at: time)
    case .retargeted(let motion): motion.value(at: time)
    case .sequence(let motion): motion.value(at: time)
    }
  }

  /// Returns the velocity, `time` seconds after the motion began.
  package func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .deceleration(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .eased(let motion): motion.velocity(at: time)
    case .bounded(let motion): motion.velocity(at: time)
    case .retargeted(let motion): motion.velocity(at: time)
    case .sequence(let motion): motion.velocity(at: time)
    }
  }

  /// The position at which the motion ends.
  package var destination: CGFloat {
    switch self {
    case .deceleration(let motion): motion.destination
    case .spring(let motion): motion.destination
    case .eased(let motion): motion.destination
    case .bounded(let motion): motion.destination
    case .retargeted(let motion): motion.destination
    case .sequence(let motion): motion.destination
    }
  }

  /// The time until the motion counts as arrived.
  package var duration: TimeInterval {
    switch self {
    case .deceleration(let motion): motion.duration
    case .spring(let motion): motion.duration
    case .eased(let motion): motion.duration
    case .bounded(let motion): motion.duration
    case .retargeted(let motion): motion.duration
    case .sequence(let motion): motion.duration
    }
  }

  /// Returns the first time later than `time` at which the motion reverses; `nil` when it never does.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? {
    switch self {
    case .deceleration(let motion): motion.nextTurn(after: time)
    case .spring(let motion): motion.nextTurn(after: time)
    case .eased(let motion): motion.nextTurn(after: time)
    case .bounded(let motion): motion.nextTurn(after: time)
    case .retargeted(let motion): motion.nextTurn(after: time)
    case .sequence(let motion): motion.nextTurn(after: time)
    }
  }

  /// The time at which a fling crosses the edge and begins to bounce; `nil` for the other motions.
  package var bounceStart: TimeInterval? {
    guard case .sequence(let motion) = self, motion.bounce != nil else { return nil }
    return motion.crossing
  }
}

extension Trajectory {
  /// Returns the trajectory of a released page to its snap point.
  ///
  /// It is the fling redirected to the snap point or, if that would be too abrupt or too slow, a critical spring fast
  /// enough not to overshoot.
  ///
  /// These are curves A and B of paging; both begin with exactly the given velocity, in points per second. `decays` is
  /// the range, per second, in which the fling is redirected.
  package static func snapping(
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
  package static func pulled(
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
      // The duration is nearly the inverse of the rate, so few iterations are needed.
      let excess = Swift.max(1.001, CGFloat(bounce.duration / limit))
      bounce.spring = Spring(rate: bounce.spring.decay * excess)
    }
    return .spring(bounce)
  }
}

/// A fling whose decay is changed so that it ends at a chosen position: curve A of paging.
///
/// `x(t) = target − (target − x0)·e^(−k′·t)` with `k′ = v0/(target − x0)`, so that it begins with exactly the release
/// velocity. UIKit's own curve is not public.
package struct RetargetedDeceleration: Motion {
  /// The position at which the motion begins, in points.
  package let initialValue: CGFloat
  /// The position at which the motion ends, in points.
  package let target: CGFloat
  /// The decay `k′`, per second.
  package let decay: CGFloat
  /// The distance from the target, in points, within which the motion counts as arrived.
  package let restDistance: CGFloat

  /// Creates the motion; `nil` when it would be too abrupt or too slow.
  ///
  /// That is so when the velocity points away from the target, or when the needed decay lies outside `decays`.
  package init?(
    initialValue: CGFloat, initialVelocity: CGFloat, target: CGFloat,
    decays: ClosedRange<CGFloat> = MotionSettings.uiKit.retargetDecays,
    restDistance: CGFloat = MotionSettings.uiKit.restDistance
  ) {
    let decay = initialVelocity / (target - initialValue)
    guard decays.contains(decay) else { return nil }
    self.initialValue = initialValue
    self.target = target
    self.decay = decay
    self.restDistance = restDistance
  }

  /// Returns the position at `time`.
  package func value(at time: TimeInterval) -> CGFloat {
    target - (target - initialValue) * exp(-decay * CGFloat(time))
  }

  /// Returns the velocity at `time`.
  package func velocity(at time: TimeInterval) -> CGFloat {
    decay * (target - initialValue) * exp(-decay * CGFloat(time))
  }

  /// The position at which the motion ends, its target.
  package var destination: CGFloat { target }

  /// The time until the motion is within `restDistance` of the target.
  package var duration: TimeInterval {
    TimeInterval(Swift.max(0, log(abs(target - initialValue) / restDistance) / decay))
  }

  /// Returns `nil`: the motion only approaches its target.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? { nil }
}
