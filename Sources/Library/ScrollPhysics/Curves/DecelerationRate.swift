public import Foundation

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
