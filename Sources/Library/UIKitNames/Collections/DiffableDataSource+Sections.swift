import CollectionViews
public import Orihon

/// The outlines of the sections of a data source, and the closures that are told of folding.
@MainActor
final class SectionOutlines<Section: Hashable, Item: Hashable> {
  var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  var handlers = CollectionViewDiffableDataSource<Section, Item>.SectionSnapshotHandlers()
  var reordering = CollectionViewDiffableDataSource<Section, Item>.ReorderingHandlers()
}

extension CollectionViewDiffableDataSource {
  private var outlines: SectionOutlines<SectionIdentifier, ItemIdentifier> {
    if let known = attachment as? SectionOutlines<SectionIdentifier, ItemIdentifier> { return known }
    let made = SectionOutlines<SectionIdentifier, ItemIdentifier>()
    attachment = made
    return made
  }

  /// Shows an outline in a section, which is added at the end where it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifier>, to section: SectionIdentifier,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, animated: animatingDifferences, completion: completion)
  }

  /// Shows an outline in a section, and configures the cell of one of its items anew.
  func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifier>, in section: SectionIdentifier,
    configuring item: ItemIdentifier? = nil, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines.outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    if let item { whole.reconfigureItems([item]) }
    apply(whole, animatingDifferences: animated, completion: completion)
  }

  /// Returns the outline of a section: the one applied last, or its items on one level.
  public func snapshot(for section: SectionIdentifier) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
  {
    let items = snapshot().itemIdentifiers(inSection: section)
    if let known = outlines.outlines[section], known.visibleItems == items { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifier>()
    made.append(items)
    return made
  }

  /// The closures that are told when an item is folded or unfolded by hand.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers {
    get { outlines.handlers }
    set { outlines.handlers = newValue }
  }

  /// The closures for items that are moved by hand; they are not called, items cannot be moved by hand.
  public var reorderingHandlers: ReorderingHandlers {
    get { outlines.reordering }
    set { outlines.reordering = newValue }
  }

  /// The closures for items that are moved by hand; they are not called.
  ///
  /// UIKit counterpart: `UICollectionViewDiffableDataSource.ReorderingHandlers`, without transactions.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Returns true when an item may be moved.
    public var canReorderItem: ((ItemIdentifier) -> Bool)?

    /// Is told before a move: not there.
    @available(*, unavailable, message: "Items are not moved by hand: buttons can apply another snapshot.")
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>) -> Void)?
    {
      get { nil }
      set { _ = newValue }
    }

    /// Is told after a move: not there.
    @available(*, unavailable, message: "Items are not moved by hand: buttons can apply another snapshot.")
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>) -> Void)?
    {
      get { nil }
      set { _ = newValue }
    }

    /// Creates closures of none.
    public init() {}
  }

  /// The closures that are told of folding.
  ///
  /// UIKit counterpart: `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Returns true when an item may be unfolded.
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
    /// Called before an item is unfolded.
    public var willExpandItem: ((ItemIdentifier) -> Void)?
    /// Returns true when an item may be folded.
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
    /// Called before an item is folded.
    public var willCollapseItem: ((ItemIdentifier) -> Void)?
    /// Returns the outline below an item that is unfolded.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
      )?

    /// Creates closures of none.
    public init() {}
  }

  /// Shows another snapshot, and returns when its animation has ended.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }
}
