/// A view that accompanies an item, hung up at an anchor: a badge, a frame.
///
/// UIKit counterpart: `NSCollectionLayoutSupplementaryItem`.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The spot on the host.
  public let containerAnchor: CollectionLayoutAnchor
  /// The spot on the supplementary item that is put on the host's; `nil` means the same edges, inside.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The band it is painted in; default 1.
  public var zIndex = 1

  /// Creates a supplementary item inside its host, at the edges of `containerAnchor`.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary item whose own anchor lies on the host's.
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
