/// The description of a view attached to an item at an anchor, such as a badge or a border.
///
/// UIKit counterpart: `NSCollectionLayoutSupplementaryItem`.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The anchor on the host item.
  public let containerAnchor: CollectionLayoutAnchor
  /// The item's own anchor, aligned with the host's; `nil` means the same edges, inside the host.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The stacking order; default 1.
  public var zIndex = 1

  /// Creates a supplementary item inside its host, at the edges of `containerAnchor`.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary item whose own anchor is aligned with the host's.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor: itemAnchor)
  }

  init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String, _ containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}
