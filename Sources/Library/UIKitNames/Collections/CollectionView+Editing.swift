import CollectionViews
public import Foundation
public import Orihon

/// The edits of a plain data source: the data are asked anew, without an animation, since it has no identifiers.
extension CollectionView {
  /// Runs changes of the data, then calls `completion` with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Shows items that have been inserted into the data.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Shows the data without items that have been deleted.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Shows items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Configures the cells of items anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Shows an item at its new place in the data.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Shows sections that have been inserted into the data.
  public func insertSections(_ sections: IndexSet) { reloadData() }

  /// Shows the data without sections that have been deleted.
  public func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Shows sections anew.
  public func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Shows a section at its new place in the data.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Shows another layout; the change is not animated.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Shows another layout, then calls `completion` with true; the change is not animated.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The way in which the safe area moves the content; it has no effect, the safe area counts.
  public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { .automatic }
    set { _ = newValue }
  }

  /// True when data are asked ahead; it has no effect.
  public var isPrefetchingEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when items can be moved by hand; it has no effect.
  public var dragInteractionEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension ScrollView {
  /// The way in which the safe area moves the content.
  ///
  /// UIKit counterpart: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    /// Ways, by UIKit's names.
    case automatic, scrollableAxes, never, always
  }

  /// The way in which a keyboard leaves; it has no effect, there is none.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set { _ = newValue }
  }

  /// The way in which a keyboard leaves.
  ///
  /// UIKit counterpart: `UIScrollView.KeyboardDismissMode`.
  public nonisolated enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Ways, by UIKit's names.
    case none, onDrag, interactive
  }

  /// The insets of the scroll bars; they have no effect.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// The insets of the vertical scroll bar; they have no effect.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// True when touches reach the content only after a moment; it has no effect.
  public var delaysContentTouches: Bool {
    get { true }
    set { _ = newValue }
  }
}
