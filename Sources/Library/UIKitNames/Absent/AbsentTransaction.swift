public import CollectionViews

/// Not there: items are not moved by hand.
@available(*, unavailable, message: "Items are not moved by hand: buttons can apply another snapshot.")
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<
  SectionIdentifier: Hashable, ItemIdentifier: Hashable
> {
  /// Not there, as the type.
  public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// Not there, as the type.
  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
}
