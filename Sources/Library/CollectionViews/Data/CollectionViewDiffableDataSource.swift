public import Foundation
import LayoutGeometry

/// A data source that shows a snapshot's sections and items; each row stays on its item in the next snapshot.
///
/// UIKit counterpart: `UICollectionViewDiffableDataSource`. Identity is the identifier's own: two unequal ones never
/// share state, even with the same text. Logs and draw lists name an identifier by its text; one with the text of an
/// earlier, unequal one gets a number, such as `Card#2`. A UUID in it is replaced by the word `UUID`, so that names
/// are the same in every run.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifier: Hashable, ItemIdentifier: Hashable
>: CollectionViewDataSource {
  /// A closure that returns a configured cell for an item; returning `nil` ends the program.
  ///
  /// UIKit counterpart: `CellProvider`.
  public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifier) -> CollectionViewCell?
  /// A closure that returns a configured supplementary view of a kind; returning `nil` ends the program.
  ///
  /// UIKit counterpart: `SupplementaryViewProvider`.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

  private struct State {
    var snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()
    var supplementaryViewProvider: SupplementaryViewProvider?
  }

  private var state = State()
  /// What another module keeps with the data source; `nil` for none.
  package final var attachment: AnyObject?
  private let cellProvider: CellProvider
  private weak var collectionView: CollectionView?

  /// Creates a data source without items and sets it on the collection view, which does not retain it.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    collectionView.dataSource = self
  }

  /// The closure that makes headers, footers and overlays; by default they are empty views.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    get { state.supplementaryViewProvider }
    set { state.supplementaryViewProvider = newValue }
  }

  /// Returns the present snapshot.
  public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> { state.snapshot }

  /// Shows another snapshot from the next frame on.
  ///
  /// UIKit counterpart: `apply(_:animatingDifferences:completion:)`. In a scene that looks like UIKit remaining items
  /// keep their cells, and with `animatingDifferences` everything moves to its new place within 0.3 s. Elsewhere
  /// differences are not animated: each row stays on its item, and everything else is in its new place at once.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: True to animate the differences, where the scene looks like UIKit; default true.
  ///   - completion: A closure called when the animation has ended, and without one before this call returns;
  ///     default none.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let former = state.snapshot
    take(snapshot)
    guard let collectionView else {
      completion?()
      return
    }
    var options = DataChangeOptions()
    options.isAnimated = animatingDifferences
    options.completion = completion
    options.reloaded = Set(snapshot.marks.reloadedItems.map { AnyHashable($0) })
    options.reconfigured = Set(snapshot.marks.reconfiguredItems.map { AnyHashable($0) })
    let sections = Set(snapshot.marks.reloadedSections)
    options.reloadedSections = IndexSet(
      snapshot.sectionIdentifiers.indices.filter { sections.contains(snapshot.sectionIdentifiers[$0]) })
    collectionView.changeData(.identifiers(Self.places(in: former)), options)
  }

  /// The most items of a snapshot whose former places are looked up.
  private static var mostPlaces: Int { 100_000 }

  /// Returns a closure that returns the index path of an item in a snapshot, and looks at it when it is first called.
  private static func places(
    in snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) -> (AnyHashable) -> IndexPath? {
    let count = snapshot.sectionIdentifiers.reduce(0) { $0 + snapshot.numberOfItems(inSection: $1) }
    guard count <= mostPlaces else { return { _ in nil } }
    var known: [ItemIdentifier: IndexPath]?
    return { identifier in
      guard let item = identifier.base as? ItemIdentifier else { return nil }
      if known == nil {
        var places: [ItemIdentifier: IndexPath] = [:]
        for (section, id) in snapshot.sectionIdentifiers.enumerated() {
          for (index, item) in snapshot.itemIdentifiers(inSection: id).enumerated() {
            places[item] = IndexPath(item: index, section: section)
          }
        }
        known = places
      }
      return known?[item]
    }
  }

  /// Shows another snapshot from the next frame on, with every view made or configured anew.
  ///
  /// UIKit counterpart: `applySnapshotUsingReloadData(_:completion:)`. `completion` is called before this call returns.
  public func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func take(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>) {
    state.snapshot = snapshot
    state.snapshot.marks = .init()
    nameWhatMayPrintAlike()
  }

  /// The identifier of the item at an index path; `nil` when there is none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    guard state.snapshot.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = state.snapshot.itemIdentifiers(inSection: section(indexPath.section))
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    state.snapshot.sectionIdentifiers.count
  }

  /// Returns the number of items that the snapshot has in a section.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    state.snapshot.numberOfItems(inSection: self.section(section))
  }

  /// Returns the cell that the provider makes.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let identifier = itemIdentifier(for: indexPath) else { return CollectionViewCell() }
    guard let cell = cellProvider(collectionView, indexPath, identifier) else {
      preconditionFailure("The cell provider returned no cell for \(identifier), at \(indexPath.inWords).")
    }
    return cell
  }

  /// Returns the view that the supplementary provider makes, or an empty one.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let provider = state.supplementaryViewProvider else { return CollectionReusableView() }
    guard let view = provider(collectionView, kind, indexPath) else {
      preconditionFailure(
        "The supplementary view provider returned no view of kind “\(kind)” for \(indexPath.inWords).")
    }
    return view
  }

  /// Returns the section's identifier.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int)
    -> AnyHashable
  {
    self.section(section)
  }

  /// Returns the item's identifier.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
  ) -> AnyHashable {
    itemIdentifier(for: indexPath).map { AnyHashable($0) } ?? AnyHashable(indexPath.item)
  }

  /// Names the identifiers that may have the same text in the order of the snapshot, whatever shows first.
  private func nameWhatMayPrintAlike() {
    let sections = state.snapshot.sectionIdentifiers
    collectionView?.name(
      sections: Self.mayPrintAlike(sections),
      items: sections.flatMap { Self.mayPrintAlike(state.snapshot.itemIdentifiers(inSection: $0)) })
  }

  /// Returns the identifiers of which unequal ones may have the same text: no numbers, and strings only with a UUID.
  private static func mayPrintAlike<Identifier: Hashable>(_ identifiers: [Identifier]) -> [AnyHashable] {
    if Identifier.self is any BinaryInteger.Type { return [] }
    guard let texts = identifiers as? [String] else { return identifiers.map { AnyHashable($0) } }
    return texts.filter { $0.utf8.count >= Identity.lengthOfUUID }.map { AnyHashable($0) }
  }

  private func section(_ index: Int) -> SectionIdentifier { state.snapshot.sectionIdentifiers[index] }
}
