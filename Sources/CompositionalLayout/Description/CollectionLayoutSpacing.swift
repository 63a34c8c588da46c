public import Foundation
import LayoutGeometry

/// A distance between items: exact, or at least so much.
///
/// UIKit counterpart: `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The distance in points; the minimum when flexible.
  public let spacing: CGFloat
  /// Whether the distance may grow into the room left over.
  public let isFlexible: Bool

  /// Whether the distance is exact.
  public var isFixed: Bool { !isFlexible }

  private init(spacing: CGFloat, isFlexible: Bool) {
    precondition(
      spacing.isFinite && spacing >= 0, "A spacing must be finite and at least 0, not \(spacing).")
    self.spacing = spacing.bounded
    self.isFlexible = isFlexible
  }

  /// Exactly so many points.
  public static func fixed(_ points: CGFloat) -> Self { Self(spacing: points, isFlexible: false) }

  /// At least so many points; what is left over is shared equally among the flexible distances of a group.
  public static func flexible(_ points: CGFloat) -> Self { Self(spacing: points, isFlexible: true) }
}
