import LayoutGeometry

/// Room kept free around an item, edge by edge.
///
/// It moves the item and its neighbours, and is applied before the item's content insets, which only shrink.
///
/// UIKit counterpart: `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// Room on the side where reading begins; `nil` is none.
  public let leading: CollectionLayoutSpacing?
  /// Room above; `nil` is none.
  public let top: CollectionLayoutSpacing?
  /// Room on the side where reading ends; `nil` is none.
  public let trailing: CollectionLayoutSpacing?
  /// Room below; `nil` is none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates the room around an item.
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
