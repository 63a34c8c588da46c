import CompositionalLayout
package import Foundation
import LayoutGeometry
import UIKitBase

/// The selected items and the pressed one.
extension CollectionView {
  /// True when clicks select items; default true.
  package var allowsItemSelection: Bool {
    get { state.allowsSelection }
    set { state.allowsSelection = newValue }
  }

  /// True when several items can be selected at a time; default false.
  package var allowsSeveralSelections: Bool {
    get { state.allowsMultipleSelection }
    set { state.allowsMultipleSelection = newValue }
  }

  /// True when a pressed cell becomes a little smaller; default true, and false in a scene that looks like UIKit.
  package var shrinksPressedItems: Bool {
    get { state.shrinksPressedItems && context?.looksLikeUIKit != true }
    set { state.shrinksPressedItems = newValue }
  }

  /// The index paths of the selected items, in the order of their selection.
  package var selectedPaths: [IndexPath] {
    guard !scrolling.selection.isEmpty else { return [] }
    return scrolling.selection.compactMap(path(of:))
  }

  /// Selects an item without a call of the delegate; in a view with one selection it replaces the former one.
  package func setSelected(_ isSelected: Bool, itemAt path: IndexPath) {
    prepareForRequest()
    guard state.allowsSelection, let item = itemIdentity(ofItem: path.item, inSection: path.section) else {
      return
    }
    if isSelected, !state.allowsMultipleSelection { scrolling.selection.removeAll() }
    scrolling.selection.removeAll { $0 == item }
    if isSelected { scrolling.selection.append(item) }
    showSelections()
  }

  /// Deselects all items without a call of the delegate.
  package func deselectAll() {
    scrolling.selection.removeAll()
    showSelections()
  }

  /// Selects or deselects an item that was clicked, and calls the delegate.
  func choose(_ item: ItemIdentity, at path: IndexPath) {
    guard state.allowsSelection else { return }
    if state.allowsMultipleSelection, scrolling.selection.contains(item) {
      guard state.itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      scrolling.selection.removeAll { $0 == item }
      showSelections()
      state.itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard isSelectable(at: path) else { return }
    let former = state.allowsMultipleSelection ? [] : scrolling.selection.filter { $0 != item }
    scrolling.selection.removeAll { former.contains($0) || $0 == item }
    scrolling.selection.append(item)
    showSelections()
    for gone in former {
      if let place = self.path(of: gone) {
        state.itemDelegate?.collectionView(self, didDeselectItemAt: place)
      }
    }
    tellSelection(at: path)
  }

  /// Shows in a cell whether its item is selected and pressed.
  func showSelection(of item: ItemIdentity?, in cell: CollectionViewCell) {
    let isSelected = !scrolling.selection.isEmpty && item.map { scrolling.selection.contains($0) } ?? false
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isPressed = item != nil && item == scrolling.highlight
    if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
  }

  private func showSelections() {
    showSelectionsAtOnce()
    setNeedsLayout()
  }

  /// Shows the selection without another layout pass, which would call the sections' handlers once more.
  private func showSelectionsAtOnce() {
    for element in state.elements.inPaintOrder {
      if let cell = element.view as? CollectionViewCell { showSelection(of: element.identity, in: cell) }
    }
  }

  private func path(of item: ItemIdentity) -> IndexPath? {
    guard let section = state.cache.indexByID[item.section] else { return nil }
    return ItemIndexLookup(in: self).place(of: item.item, inSection: section, near: 0)
      .map { IndexPath(item: $0, section: section) }
  }

  // MARK: Highlight

  /// Returns whether a press on an item highlights it, as the delegate decides.
  func mayHighlight(at path: IndexPath) -> Bool {
    guard let delegate = state.itemDelegate, holds(path) else { return true }
    return delegate.collectionView(self, shouldHighlightItemAt: path)
  }

  /// Calls the delegate for the item that is pressed since the last frame, and for the one that no longer is.
  func tellHighlight() {
    guard scrolling.highlight != nil || !scrolling.interactions.isEmpty else { return }
    let pressed = scrolling.pressedItem
    guard pressed != scrolling.highlight else { return }
    if let pressed, let path = path(of: pressed), !mayHighlight(at: path) { return }
    insideHandler { tellHighlight(of: pressed) }
  }

  /// Highlights an item, `nil` for none, and calls the delegate.
  func tellHighlight(of item: ItemIdentity?) {
    let former = scrolling.highlight
    guard former != item else { return }
    scrolling.highlight = item
    showSelectionsAtOnce()
    guard let delegate = state.itemDelegate else { return }
    if let former, let path = path(of: former) { delegate.collectionView(self, didUnhighlightItemAt: path) }
    if let item, let path = path(of: item) { delegate.collectionView(self, didHighlightItemAt: path) }
  }
}

extension CollectionView {
  /// Returns the index path of the item shown at a point of the view; `nil` where there is none.
  package func shownItemPath(at point: CGPoint) -> IndexPath? {
    state.elements.inPaintOrder.last { $0.key.category == .cell && $0.view.placedFrame.contains(point) }?
      .indexPath
  }
}
