public import LayoutGeometry

/// The layout description of one cell: its size, insets and spacing; a `CollectionLayoutGroup` describes several.
///
/// UIKit counterpart: `NSCollectionLayoutItem`.
public class CollectionLayoutItem {
  /// The size, resolved against the containing group.
  public let layoutSize: CollectionLayoutSize
  /// The supplementary items attached to this item, such as badges.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// The insets that shrink the final frame once positions are known; neighbours do not move.
  ///
  /// Default zero. Ignored on an axis whose size is estimated.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The space around the item; default `nil`, none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item of a size, with the supplementary items attached to it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
