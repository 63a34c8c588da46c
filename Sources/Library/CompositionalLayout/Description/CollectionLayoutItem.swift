public import Foundation
public import LayoutGeometry

/// The layout description of one cell: its size, insets and spacing; a `CollectionLayoutGroup` describes several.
///
/// UIKit counterpart: `NSCollectionLayoutItem`.
public class CollectionLayoutItem: NSObject {
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

/// The description of a view without data, such as the background of a section.
///
/// UIKit counterpart: `NSCollectionLayoutDecorationItem`.
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The stacking order, default 0; in a section with decorations everything else has at least 1.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a decoration that covers the section, header, footer and insets included, less its own insets.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
