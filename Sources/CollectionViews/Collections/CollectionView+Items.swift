public import CompositionalLayout
public import Foundation
import LayoutGeometry

extension CollectionView {
  /// How many sections there are, as the data source says.
  ///
  /// UIKit counterpart: `numberOfSections`.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has, as the data source says; none for no such section.
  ///
  /// UIKit counterpart: `numberOfItems(inSection:)`.
  public func numberOfItems(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else { return 0 }
    return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item; `nil` when it is not on screen.
  ///
  /// UIKit counterpart: `cellForItem(at:)`. In a looped row an item may be on screen twice: it is the one in front.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    state.elements.inPaintOrder.last { $0.key.category == .cell && $0.indexPath == indexPath }?.view
      as? CollectionViewCell
  }

  /// The item that a cell stands for; `nil` when it is not on screen.
  ///
  /// UIKit counterpart: `indexPath(for:)`.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    state.elements.inPaintOrder.first { $0.view === cell }?.indexPath
  }

  /// The items whose cells are on screen, in their order.
  ///
  /// UIKit counterpart: `indexPathsForVisibleItems`.
  public var indexPathsForVisibleItems: [IndexPath] {
    Set(state.elements.inPaintOrder.filter { $0.key.category == .cell }.map(\.indexPath)).sorted()
  }

  /// Where an item lies before any scrolling; `nil` for no such item.
  ///
  /// UIKit counterpart: `layoutAttributesForItem(at:)`.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    guard let solved = state.cache.solved, solved.sections.indices.contains(indexPath.section) else {
      return nil
    }
    return solved.sections[indexPath.section].attributes(ofItem: indexPath.item)
  }
}
