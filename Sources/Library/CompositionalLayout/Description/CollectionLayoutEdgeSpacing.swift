import LayoutGeometry

/// The free room around an item, edge by edge.
///
/// It moves the item and its neighbours, and is applied before the item's content insets, which only shrink
/// the item.
///
/// UIKit counterpart: `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The room on the side where reading begins; `nil` is none.
  public let leading: CollectionLayoutSpacing?
  /// The room above; `nil` is none.
  public let top: CollectionLayoutSpacing?
  /// The room on the side where reading ends; `nil` is none.
  public let trailing: CollectionLayoutSpacing?
  /// The room below; `nil` is none.
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
