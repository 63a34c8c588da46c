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

/// The space around an item, edge by edge.
///
/// It moves the item and its neighbours, and is applied before the item's content insets, which only shrink the item.
///
/// UIKit counterpart: `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The space at the leading edge; `nil` is none.
  public let leading: CollectionLayoutSpacing?
  /// The space above; `nil` is none.
  public let top: CollectionLayoutSpacing?
  /// The space at the trailing edge; `nil` is none.
  public let trailing: CollectionLayoutSpacing?
  /// The space below; `nil` is none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates the space around an item.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func start(_ axis: Axis) -> CollectionLayoutSpacing? { axis == .horizontal ? leading : top }

  func end(_ axis: Axis) -> CollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
