public import LayoutGeometry

/// The description of one place for a cell, or, as `CollectionLayoutGroup`, of several.
///
/// UIKit counterpart: `NSCollectionLayoutItem`.
public class CollectionLayoutItem {
  /// The size, resolved against the containing group.
  public let layoutSize: CollectionLayoutSize
  /// Supplementary items hung up on this one, such as badges.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// Insets that shrink the final frame after positions are known; neighbours do not move.
  ///
  /// Default zero. Ignored on an axis whose size is estimated.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// Room around the item; default `nil`, none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item of a size, with what is hung up on it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
