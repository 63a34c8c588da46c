public import Foundation

/// A fling bent to end at a chosen place: curve A of paging.
///
/// `x(t) = target − (target − x0)·e^(−k′·t)` with `k′ = v0/(target − x0)`, so that it begins with exactly the
/// release velocity. UIKit's own curve is not public.
public struct RetargetedDeceleration: Motion {
  /// Where the motion begins, in points.
  public let initialValue: CGFloat
  /// Where it ends.
  public let target: CGFloat
  /// The decay `k′`, per second.
  public let decay: CGFloat
  /// How near to the target the motion counts as arrived, in points.
  public let restDistance: CGFloat

  /// Creates the motion, or nil when the velocity points away from the target or the decay that would be
  /// needed lies outside `decays`: then the motion would be a jerk or would creep.
  public init?(
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

  /// Where the motion is at `time`.
  public func value(at time: TimeInterval) -> CGFloat {
    target - (target - initialValue) * exp(-decay * CGFloat(time))
  }

  /// The velocity at `time`.
  public func velocity(at time: TimeInterval) -> CGFloat {
    decay * (target - initialValue) * exp(-decay * CGFloat(time))
  }

  /// The target.
  public var destination: CGFloat { target }

  /// The time to come within `restDistance` of the target.
  public var duration: TimeInterval {
    TimeInterval(Swift.max(0, log(abs(target - initialValue) / restDistance) / decay))
  }

  /// Always nil: the motion only ever nears its target.
  public func nextTurn(after time: TimeInterval) -> TimeInterval? { nil }
}
