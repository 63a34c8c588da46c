import LayoutGeometry

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
