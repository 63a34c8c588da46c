public import Foundation
import LayoutGeometry

/// A distance between items: exact, or a minimum.
///
/// A negative one lets items overlap, each by its own extent at most: none begins before the preceding one.
///
/// UIKit counterpart: `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The distance in points; the minimum when flexible.
  public let spacing: CGFloat
  /// True when the distance may grow into free space.
  public let isFlexible: Bool

  /// True when the distance is exact.
  public var isFixed: Bool { !isFlexible }

  private init(spacing: CGFloat, isFlexible: Bool) {
    precondition(spacing.isFinite, "A spacing must be finite, not \(spacing).")
    self.spacing = spacing.bounded
    self.isFlexible = isFlexible
  }

  /// A distance of exactly `points`.
  public static func fixed(_ points: CGFloat) -> Self { Self(spacing: points, isFlexible: false) }

  /// A distance of at least `points`; free space is shared equally among the flexible distances of a group.
  public static func flexible(_ points: CGFloat) -> Self { Self(spacing: points, isFlexible: true) }
}
