import CollectionViews
public import Foundation
public import Orihon

extension CollectionView {
  /// True when clicks select items; default true.
  public var allowsSelection: Bool {
    get { allowsItemSelection }
    set { allowsItemSelection = newValue }
  }

  /// True when several items can be selected at a time; default false.
  public var allowsMultipleSelection: Bool {
    get { allowsSeveralSelections }
    set { allowsSeveralSelections = newValue }
  }

  /// The index paths of the selected items, in the order of their selection; `nil` when none is.
  public var indexPathsForSelectedItems: [IndexPath]? {
    layOutEdits()
    return allowsSelection ? selectedPaths : nil
  }

  /// Selects an item without a call of the delegate, and scrolls to it; `nil` deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    setSelected(true, itemAt: indexPath)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without a call of the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, itemAt: indexPath) }

  /// Returns the index path of the item at a point of the content; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layOutEdits()
    return shownItemPath(at: CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y))
  }

  /// Registers a class of cell under an identifier; `nil`, or a class that is no cell, removes nothing.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    if let type = cellClass as? CollectionViewCell.Type {
      register(type, forCellWithReuseIdentifier: identifier)
    }
  }

  /// Registers a class of supplementary view under a kind of element and an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? CollectionReusableView.Type else { return }
    register(type, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
}
