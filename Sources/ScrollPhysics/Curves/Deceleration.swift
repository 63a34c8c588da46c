public import Foundation

/// A fling that loses a fixed share of its speed each millisecond.
///
/// With `k = rate.decay`: `v(t) = v0·e^(−k·t)`, `x(t) = x0 + (v0/k)·(1 − e^(−k·t))`, resting at `x0 + v0/k`.
public struct Deceleration: Motion {
  /// Where the fling begins, in points.
  public var initialValue: CGFloat
  /// Its velocity there, in points per second.
  public var initialVelocity: CGFloat
  /// How fast the velocity decays.
  public var rate: DecelerationRate
  /// How near to its destination the fling counts as arrived, in points.
  public var restDistance: CGFloat

  /// Creates a fling; it counts as arrived half a point before its end unless told otherwise.
  public init(
    initialValue: CGFloat, initialVelocity: CGFloat, rate: DecelerationRate = .normal,
    restDistance: CGFloat = MotionSettings.uiKit.restDistance
  ) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.rate = rate
    self.restDistance = restDistance
  }

  /// Where the fling is at `time`.
  public func value(at time: TimeInterval) -> CGFloat {
    let k = rate.decay
    return initialValue - initialVelocity / k * expm1(-k * CGFloat(time))
  }

  /// The velocity at `time`.
  public func velocity(at time: TimeInterval) -> CGFloat {
    initialVelocity * exp(-rate.decay * CGFloat(time))
  }

  /// The natural stop `x0 + v0/k`.
  public var destination: CGFloat { initialValue + initialVelocity / rate.decay }

  /// The time to come within `restDistance`: `ln(|v0|/(k·ε))/k`, or 0 when the fling begins that near.
  public var duration: TimeInterval {
    let k = rate.decay
    let ratio = abs(initialVelocity) / (k * restDistance)
    return ratio > 1 ? TimeInterval(log(ratio) / k) : 0
  }

  /// Always nil: a fling never turns round.
  public func nextTurn(after time: TimeInterval) -> TimeInterval? { nil }

  /// `−ln(1 − k·(x − x0)/v0)/k`; nil behind the start and from the destination on.
  public func time(reaching value: CGFloat) -> TimeInterval? {
    if value == initialValue { return 0 }
    let share = rate.decay * (value - initialValue) / initialVelocity
    guard share > 0, share < 1 else { return nil }
    return TimeInterval(-log1p(-share) / rate.decay)
  }
}
