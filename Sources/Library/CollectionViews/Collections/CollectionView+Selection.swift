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
    let places = ItemIndexLookup(in: self)
    return scrolling.selection.compactMap { path(of: $0, in: places) }
  }

  /// Selects an item without a call of the delegate; in a view with one selection it replaces the former one.
  package func setSelected(_ isSelected: Bool, itemAt path: IndexPath) {
    prepareForRequest()
    guard state.allowsSelection,
      let item = itemIdentity(ofItem: path.item, inSection: path.section) ?? itemIdentityAhead(at: path)
    else { return }
    if isSelected, !state.allowsMultipleSelection { scrolling.selection.removeAll() }
    scrolling.selection.removeAll { $0 == item }
    if isSelected { scrolling.selection.append(item) }
    showSelections()
  }

  /// Returns the identity of an item of data that were not laid out yet; `nil` when there is no such item.
  private func itemIdentityAhead(at path: IndexPath) -> ItemIdentity? {
    guard state.needsData, let source = state.dataSource, path.count == 2,
      path.section >= 0, path.section < source.numberOfSections(in: self),
      path.item >= 0, path.item < source.collectionView(self, numberOfItemsInSection: path.section)
    else { return nil }
    let section = source.collectionView(self, identifierForSection: path.section)
    return ItemIdentity(
      section: Identity(section), item: Identity(source.collectionView(self, identifierForItemAt: path)))
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

  /// Returns the present index path of an item, which is first looked for on screen, then near an index.
  func path(of item: ItemIdentity, in places: ItemIndexLookup? = nil, near index: Int = 0) -> IndexPath? {
    if !state.needsData, let shown = state.elements.inPaintOrder.first(where: { $0.identity == item }) {
      return shown.indexPath
    }
    guard let section = state.cache.indexByID[item.section] else { return nil }
    return (places ?? ItemIndexLookup(in: self)).place(of: item.item, inSection: section, near: index)
      .map { IndexPath(item: $0, section: section) }
  }

  // MARK: Highlight

  /// Returns whether a press on an item highlights it, as the delegate decides.
  func mayHighlight(at path: IndexPath) -> Bool {
    guard let delegate = state.itemDelegate, holds(path) else { return true }
    return delegate.collectionView(self, shouldHighlightItemAt: path)
  }

  /// Returns whether a press on an item highlights it, for which the delegate is asked once in each press.
  private func mayHighlight(_ item: ItemIdentity) -> Bool {
    guard item != scrolling.refusedHighlight else { return false }
    guard let path = path(of: item), !mayHighlight(at: path) else { return true }
    scrolling.refusedHighlight = item
    return false
  }

  /// Highlights an item that is clicked and ends that at once; returns false when it must not be highlighted.
  func flashHighlight(of item: ItemIdentity) -> Bool {
    guard state.allowsSelection else { return true }
    defer { scrolling.refusedHighlight = nil }
    if scrolling.highlight != item {
      guard mayHighlight(item) else { return false }
      tellHighlight(of: item)
    }
    tellHighlight(of: nil)
    return true
  }

  /// Calls the delegate for the item that is pressed since the last frame, and for the one that no longer is.
  func tellHighlight() {
    guard scrolling.highlight != nil || !scrolling.interactions.isEmpty else {
      return scrolling.refusedHighlight = nil
    }
    var pressed = state.allowsSelection ? scrolling.pressedItem : nil
    if pressed != scrolling.refusedHighlight { scrolling.refusedHighlight = nil }
    if let item = pressed, item != scrolling.highlight, !mayHighlight(item) { pressed = nil }
    guard pressed != scrolling.highlight else { return }
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
