public import Foundation
import LayoutGeometry

/// The description of several items laid out together, repeated until all of the section's items are placed.
///
/// A group is itself an item, so groups nest; the container of its subitems is the group's size less its
/// content insets. A count of items below 1, as a narrow window makes of `width / 200`, is taken as 1.
///
/// UIKit counterpart: `NSCollectionLayoutGroup`.
public final class CollectionLayoutGroup: CollectionLayoutItem {
  enum Arrangement {
    case line(Axis, LineItemCount)
    case custom(CustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items that the group repeats; empty for a custom group.
  public let subitems: [CollectionLayoutItem]
  /// The distance between neighbours along the group; default `nil`, none.
  public var interItemSpacing: CollectionLayoutSpacing?

  private init(_ size: CollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [CollectionLayoutItem]) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size)
  }

  private static func line(
    _ axis: Axis, _ size: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], _ filling: LineItemCount
  ) -> CollectionLayoutGroup {
    precondition(!subitems.isEmpty, "A group needs at least one subitem.")
    return CollectionLayoutGroup(size, .line(axis, filling), subitems)
  }

  /// Returns a row that repeats `subitems` in order until its width is used up.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup { line(.horizontal, layoutSize, subitems, .asManyAsFit) }

  /// Returns a row of exactly `count` equal items; the item's own width is ignored.
  ///
  /// UIKit deprecates this form; it resizes the items, unlike `horizontal(layoutSize:repeatingSubitem:count:)`.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], .equal(max(1, count))) }

  /// Returns a row of exactly `count` items that keep their own width.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], .repeating(max(1, count))) }

  /// Returns a column that repeats `subitems` in order until its height is used up.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup { line(.vertical, layoutSize, subitems, .asManyAsFit) }

  /// Returns a column of exactly `count` equal items; the item's own height is ignored.
  ///
  /// UIKit deprecates this form; it resizes the items, unlike `vertical(layoutSize:repeatingSubitem:count:)`.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { line(.vertical, layoutSize, [subitem], .equal(max(1, count))) }

  /// Returns a column of exactly `count` items that keep their own height.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { line(.vertical, layoutSize, [subitem], .repeating(max(1, count))) }

  /// Returns a group whose items are placed by a closure.
  public static func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .custom(CustomItemProvider(itemProvider)), [])
  }
}

/// The frame and the stacking order of one item in a custom group.
///
/// UIKit counterpart: `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The rectangle, in points from the group's own origin.
  public let frame: CGRect
  /// The stacking order; default 0.
  public let zIndex: Int
  /// The axes on which the size is an estimate, to be measured; default none.
  package var estimatedAxes: Axes = []

  /// Creates the placement of an item in a custom group.
  public init(frame: CGRect, zIndex: Int = 0) {
    precondition(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "A custom item's frame must be finite, not \(frame).")
    self.frame = frame.standardized.bounded
    self.zIndex = zIndex
  }
}

/// A closure that places the items of a custom group in its container.
///
/// It runs each time the section is solved, which a collection view does on the main actor. Each group holds as
/// many items as the closure returns.
///
/// UIKit counterpart: `NSCollectionLayoutGroupCustomItemProvider`.
public typealias CollectionLayoutGroupCustomItemProvider =
  (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
