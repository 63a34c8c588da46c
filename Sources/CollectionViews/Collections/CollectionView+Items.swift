public import CompositionalLayout
public import Foundation
import LayoutGeometry

extension CollectionView {
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
    state.elements.inPaintOrder.last { $0.key.category == .cell && $0.indexPath == indexPath }?.view
      as? CollectionViewCell
  }

  /// The index path of the item that a cell shows; `nil` when the cell is not on screen.
  ///
  /// UIKit counterpart: `indexPath(for:)`.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    state.elements.inPaintOrder.first { $0.view === cell }?.indexPath
  }

  /// The index paths of the items whose cells are on screen, in ascending order.
  ///
  /// UIKit counterpart: `indexPathsForVisibleItems`.
  public var indexPathsForVisibleItems: [IndexPath] {
    Set(state.elements.inPaintOrder.filter { $0.key.category == .cell }.map(\.indexPath)).sorted()
  }

  /// The layout's place for an item, before any scrolling; `nil` when there is no such item.
  ///
  /// UIKit counterpart: `layoutAttributesForItem(at:)`.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    guard let solved = state.cache.solved, solved.sections.indices.contains(indexPath.section) else {
      return nil
    }
    return solved.sections[indexPath.section].attributes(ofItem: indexPath.item)
  }
}
