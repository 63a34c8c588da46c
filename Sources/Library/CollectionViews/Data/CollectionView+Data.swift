public import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings

/// The calls of the data source, all made here and only for sections and items within its last counts.
extension CollectionView {
  /// The id of an item; `nil` when there is no such item, or while the data have to be requested anew.
  package func itemIdentifier(at indexPath: IndexPath) -> AnyHashable? {
    guard let source = state.dataSource, holds(indexPath) else { return nil }
    return source.collectionView(self, identifierForItemAt: indexPath)
  }

  /// The name of an item in element ids and files; `nil` when there is no such item.
  package func itemName(at indexPath: IndexPath) -> String? {
    itemIdentifier(at: indexPath).map { state.itemNames.name(of: Identity($0)) }
  }

  /// Names the sections and items of new data, in the order of the data.
  func name(sections: some Sequence<AnyHashable>, items: some Sequence<AnyHashable>) {
    for section in sections { _ = state.sectionNames.name(of: Identity(section)) }
    for item in items { _ = state.itemNames.name(of: Identity(item)) }
  }

  /// Returns the number of items of the section with this name in the last data; `nil` when there is no such section.
  package func itemCount(inSection name: String) -> Int? {
    guard let section = state.cache.indexByName[name] else { return nil }
    return state.cache.itemCount(inSection: section)
  }

  /// Returns true when an item is within the data source's last counts.
  ///
  /// It is false for every item while the data may have changed.
  func holds(_ path: IndexPath) -> Bool {
    guard state.knowsData, path.count == 2 else { return false }
    return path.section >= 0 && path.item >= 0 && path.item < state.cache.itemCount(inSection: path.section)
  }

  /// The number of items that a section has in the solved layout.
  func solvedItemCount(inSection section: Int) -> Int {
    guard let solved = state.cache.solved, solved.sections.indices.contains(section) else { return 0 }
    return solved.sections[section].itemCount
  }

  /// The identity of the item at an index of a section in the solved layout.
  func itemIdentity(ofItem item: Int, inSection section: Int) -> ItemIdentity? {
    itemIdentifier(at: IndexPath(item: item, section: section)).map {
      ItemIdentity(section: state.cache.sectionIDs[section], item: Identity($0))
    }
  }

  /// Requests the cell of an item that comes on screen from the data source; returns it with the item's identity.
  func cell(at path: IndexPath) -> (view: CollectionReusableView, identity: ItemIdentity)? {
    guard let source = state.dataSource, let id = itemIdentifier(at: path) else { return nil }
    let identity = ItemIdentity(section: state.cache.sectionIDs[path.section], item: Identity(id))
    return (source.collectionView(self, cellForItemAt: path), identity)
  }

  /// Requests a header, footer, badge or background that comes on screen from the data source.
  func supplementaryView(ofKind kind: String, at path: IndexPath) -> CollectionReusableView? {
    guard let source = state.dataSource, state.knowsData else { return nil }
    return source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// Returns whether a click on an item has an effect, as the delegate decides.
  func isSelectable(at path: IndexPath) -> Bool {
    guard let delegate = state.itemDelegate, holds(path) else { return true }
    return delegate.collectionView(self, shouldSelectItemAt: path)
  }

  /// Calls the delegate after a click on an item, if the item still exists.
  func tellSelection(at path: IndexPath) {
    guard holds(path) else { return }
    state.itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Items

  /// The number of sections that the data source reports.
  ///
  /// UIKit counterpart: `numberOfSections`.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items that the data source reports for a section; 0 for a section that does not exist.
  ///
  /// UIKit counterpart: `numberOfItems(inSection:)`.
  public func numberOfItems(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else { return 0 }
    return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell that shows an item; `nil` when the item is not on screen.
  ///
  /// UIKit counterpart: `cellForItem(at:)`. A looped row may show an item twice; the cell in front is
  /// returned.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    layOutEdits()
    return state.elements.inPaintOrder.last { $0.key.category == .cell && $0.indexPath == indexPath }?.view
      as? CollectionViewCell
  }

  /// The index path of the item that a cell shows; `nil` when the cell is not on screen.
  ///
  /// UIKit counterpart: `indexPath(for:)`.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    layOutEdits()
    return state.elements.inPaintOrder.first { $0.view === cell }?.indexPath
  }

  /// The index paths of the items whose cells are on screen, in ascending order.
  ///
  /// UIKit counterpart: `indexPathsForVisibleItems`.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOutEdits()
    return Set(state.elements.inPaintOrder.filter { $0.key.category == .cell }.map(\.indexPath)).sorted()
  }

  /// Returns the layout attributes of an item, before any scrolling; `nil` when there is no such item.
  ///
  /// UIKit counterpart: `layoutAttributesForItem(at:)`.
  @_disfavoredOverload
  public func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    layOutEdits()
    guard let solved = state.cache.solved, solved.sections.indices.contains(indexPath.section) else {
      return nil
    }
    return solved.sections[indexPath.section].attributes(ofItem: indexPath.item)
  }
}

/// The checks of arguments that name a scroller or an item.
///
/// Each returns an error message; `nil` for valid arguments, and while the view does not know its data.
extension CollectionView {
  /// Returns the error message for the name of a scroller; `nil` for a valid one.
  func mistakenScroller(_ scroller: Scroller) -> String? {
    switch scroller {
    case .axis(let axis):
      guard axis != feedAxis, !scrolls(on: axis) else { return nil }
      return "The feed scrolls \(feedAxis.inWords), not \(axis.inWords); across it only rows scroll."
    case .row(let id):
      // Without any section the data probably have not been loaded yet.
      guard state.knowsData, state.cache.solved != nil, !state.cache.sectionIDs.isEmpty else { return nil }
      guard !sectionNames.contains(id) else { return nil }
      return "There is no section “\(id)”; there are: \(sectionNames.prefix(12).joined(separator: ", "))."
    }
  }

  /// Returns true for a section that has no row in the present layout but may have one in another width.
  func lacksRow(_ scroller: Scroller) -> Bool {
    guard state.knowsData, let solved = state.cache.solved,
      let section = scroller.row.flatMap({ state.cache.indexByName[$0] })
    else { return false }
    return !solved.sections[section].isRow
  }

  /// Returns the error message for the index path of an item; `nil` for a valid one.
  func mistake(inItemAt path: IndexPath) -> String? {
    guard path.count == 2 else {
      return "\(path.inWords) is no item of a collection view: it has no section and item."
    }
    guard !state.isPreparing, state.dataSource != nil else { return nil }
    let sections = state.needsData ? numberOfSections : state.cache.sectionIDs.count
    guard (0..<sections).contains(path.section) else {
      return
        "There is no \(path.inWords): the data source has \(sections) section\(sections == 1 ? "" : "s")."
    }
    let items =
      state.needsData
      ? numberOfItems(inSection: path.section) : state.cache.itemCount(inSection: path.section)
    guard (0..<items).contains(path.item) else {
      return "There is no \(path.inWords): the section has \(items) item\(items == 1 ? "" : "s")."
    }
    return nil
  }
}

extension Axis {
  /// The axis in the words of error messages.
  fileprivate var inWords: String { self == .horizontal ? "sideways" : "up and down" }
}
