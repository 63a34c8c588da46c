import CollectionViews
public import Orihon

/// The outlines of the sections of a data source, and the closures that are told of folding.
@MainActor
final class SectionOutlines<Section: Hashable, Item: Hashable> {
  var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  var handlers = CollectionViewDiffableDataSource<Section, Item>.SectionSnapshotHandlers()
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
    outlines.outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the outline of a section: the applied one, or its items on one level.
  public func snapshot(for section: SectionIdentifier) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
  {
    if let known = outlines.outlines[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifier>()
    if snapshot().indexOfSection(section) != nil {
      made.append(snapshot().itemIdentifiers(inSection: section))
    }
    return made
  }

  /// The closures that are told when an item is folded or unfolded by hand; they are not called: there is no such sign.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers {
    get { outlines.handlers }
    set { outlines.handlers = newValue }
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
