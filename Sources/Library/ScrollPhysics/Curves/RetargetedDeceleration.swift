package import Foundation

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
