import CollectionViews
public import Foundation
public import Orihon

/// The edits of a plain data source, which are animated where the scene looks like UIKit.
extension CollectionView {
  /// Runs changes of the data with the edits that they list, shows them together, and calls `completion` with true.
  ///
  /// The changes are run at once, so that the closure needs no `self.`, as in UIKit.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    editBatch(updates, completion: completion.map { end in { end(true) } })
  }

  /// Lays out anew where there is no closure, and calls `completion` with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    editBatch({ updates?() }, completion: completion.map { end in { end(true) } })
  }

  /// True while a change of data waits for the next frame.
  public var hasUncommittedUpdates: Bool { hasWaitingChange }

  /// Shows items that have been inserted into the data.
  public func insertItems(at indexPaths: [IndexPath]) { edit { $0.insertedItems.formUnion(indexPaths) } }

  /// Shows the data without items that have been deleted.
  public func deleteItems(at indexPaths: [IndexPath]) { edit { $0.deletedItems.formUnion(indexPaths) } }

  /// Shows items in new cells.
  public func reloadItems(at indexPaths: [IndexPath]) { edit { $0.reloadedItems.formUnion(indexPaths) } }

  /// Configures the cells of items anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    edit { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Shows an item at its new place in the data.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Shows sections that have been inserted into the data.
  public func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }

  /// Shows the data without sections that have been deleted.
  public func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }

  /// Shows sections in new cells, headers and footers.
  public func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }

  /// Shows a section at its new place in the data.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections[section] = newSection }
  }

  /// Shows another layout; animated, cells move to their new places where the scene looks like UIKit.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Shows another layout, then calls `completion` with true.
  ///
  /// Animated, cells move to their new places where the scene looks like UIKit.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    show(layout, completion.map { end in { end(true) } })
  }
}
