public import Foundation

/// A fling whose velocity decays exponentially, by a fixed factor each millisecond.
///
/// With `k = rate.decay`: `v(t) = v0·e^(−k·t)`, `x(t) = x0 + (v0/k)·(1 − e^(−k·t))`, resting at `x0 + v0/k`.
package struct Deceleration: Motion {
  /// The position at which the fling begins, in points.
  package var initialValue: CGFloat
  /// The velocity at which the fling begins, in points per second.
  package var initialVelocity: CGFloat
  /// The rate at which the velocity decays.
  package var rate: DecelerationRate
  /// The distance from its destination, in points, within which the fling counts as arrived.
  package var restDistance: CGFloat

  /// Creates a fling; by default it counts as arrived half a point before its end.
  package init(
    initialValue: CGFloat, initialVelocity: CGFloat, rate: DecelerationRate = .normal,
    restDistance: CGFloat = MotionSettings.uiKit.restDistance
  ) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.rate = rate
    self.restDistance = restDistance
  }

  /// Returns the position at `time`.
  package func value(at time: TimeInterval) -> CGFloat {
    let k = rate.decay
    return initialValue - initialVelocity / k * expm1(-k * CGFloat(time))
  }

  /// Returns the velocity at `time`.
  package func velocity(at time: TimeInterval) -> CGFloat {
    initialVelocity * exp(-rate.decay * CGFloat(time))
  }

  /// The position `x0 + v0/k` at which the fling would come to rest.
  package var destination: CGFloat { initialValue + initialVelocity / rate.decay }

  /// The time until the fling is within `restDistance`: `ln(|v0|/(k·ε))/k`, or 0 for a fling that begins that near.
  package var duration: TimeInterval {
    let k = rate.decay
    let ratio = abs(initialVelocity) / (k * restDistance)
    return ratio > 1 ? TimeInterval(log(ratio) / k) : 0
  }

  /// Returns `nil`: a fling never reverses.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? { nil }

  /// Returns the time at `value`, `−ln(1 − k·(x − x0)/v0)/k`; `nil` outside the path of the fling.
  package func time(reaching value: CGFloat) -> TimeInterval? {
    if value == initialValue { return 0 }
    let share = rate.decay * (value - initialValue) / initialVelocity
    guard share > 0, share < 1 else { return nil }
    return TimeInterval(-log1p(-share) / rate.decay)
  }
}

/// The rate at which a fling slows down: the factor by which its velocity shrinks each millisecond.
///
/// UIKit counterpart: `UIScrollView.DecelerationRate`. Apple names the two rates and gives no formula; the
/// values and the law `v(t) = v0·d^(1000t)` were measured.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The velocity factor per millisecond, between 0 and 1 exclusive.
  public let rawValue: CGFloat

  /// Creates a rate; a factor outside 0 … 1 is a programming error.
  public init(rawValue: CGFloat) {
    precondition(rawValue > 0 && rawValue < 1, "a deceleration rate lies between 0 and 1, not \(rawValue)")
    self.rawValue = rawValue
  }

  /// The rate of a plain scroll view, 0.998.
  package static let normal = DecelerationRate(rawValue: 0.998)
  /// The rate for paging, 0.99.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// The same rate as a continuous decay `k = −1000·ln d`, per second: 2.002 for normal, 10.05 for fast.
  package var decay: CGFloat { -1000 * log(rawValue) }
}
