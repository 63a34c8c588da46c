public import Foundation
import LayoutGeometry

/// Shows what a snapshot lists, keeping each row on the item it shows when another snapshot is applied.
///
/// UIKit counterpart: `UICollectionViewDiffableDataSource`. Identity is the identifier's own: two that are unequal
/// never share anything, though they print alike. Logs and draw lists call an identifier what it prints as, and one
/// that prints like an earlier, unequal one by a number besides, such as `Card#2`.
public final class CollectionViewDiffableDataSource<
  SectionIdentifier: Hashable, ItemIdentifier: Hashable
>: CollectionViewDataSource {
  /// A configured cell for an item.
  public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifier) -> CollectionViewCell
  /// A configured supplementary view of a kind.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView

  private struct State {
    var snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()
    var sectionNames = IdentifierNames<SectionIdentifier>()
    var itemNames = IdentifierNames<ItemIdentifier>()
    var supplementaryViewProvider: SupplementaryViewProvider?
  }

  private var state = State()
  private let cellProvider: CellProvider
  private weak var collectionView: CollectionView?

  /// Creates a data source without items and gives it to the collection view, which does not retain it.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    collectionView.dataSource = self
  }

  /// What makes headers, footers and overlays; default empty views.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    get { state.supplementaryViewProvider }
    set { state.supplementaryViewProvider = newValue }
  }

  /// What shows at present.
  public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> { state.snapshot }

  /// Shows another snapshot.
  public func apply(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>) {
    state.snapshot = snapshot
    state.sectionNames.add(snapshot.sectionIdentifiers)
    for section in snapshot.sectionIdentifiers {
      state.itemNames.add(snapshot.itemIdentifiers(inSection: section))
    }
    collectionView?.reloadData()
  }

  /// The identifier of an item; `nil` when there is none at that place.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    guard state.snapshot.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = state.snapshot.itemIdentifiers(inSection: section(indexPath.section))
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// How many sections the snapshot has.
  public func numberOfSections(in collectionView: CollectionView) -> Int {
    state.snapshot.sectionIdentifiers.count
  }

  /// How many items the section has.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    state.snapshot.numberOfItems(inSection: self.section(section))
  }

  /// The provider's cell.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    itemIdentifier(for: indexPath).map { cellProvider(collectionView, indexPath, $0) } ?? CollectionViewCell()
  }

  /// The supplementary provider's view, or an empty one.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    state.supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }

  /// The section's name: what its identifier prints as, with a number where that is taken.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> String {
    state.sectionNames[self.section(section)]
  }

  /// The item's name: what its identifier prints as, with a number where that is taken.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
  ) -> String {
    itemIdentifier(for: indexPath).map { state.itemNames[$0] } ?? String(indexPath.item)
  }

  private func section(_ index: Int) -> SectionIdentifier { state.snapshot.sectionIdentifiers[index] }
}
