import CompositionalLayout
package import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension CollectionView {
  // MARK: Keys

  /// Scrolls or moves the focus by a key; returns false when the key has no meaning here.
  func scrollOrFocus(byKey key: KeyEvent) -> Bool {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    if focusHandles(key) { return true }
    if let move = ScrollKeyAction(key, isMirrored: isMirrored) {
      if case .line(let axis, let isForward) = move, axis != feedAxis {
        return stepRow(by: isForward ? 1 : -1)
      }
      request(move, on: feedAxis)
      return true
    }
    switch key.key.name {
    case "tab": moveFocus(backwards: key.modifiers.contains(.shift))
    case "enter": return pressFocused()
    default: return false
    }
    return true
  }

  private func stepRow(by step: Int) -> Bool {
    if moveFocusInRow(by: step) { return true }
    guard let id = keyboardRow, let row = scrollers.rows[named: id] else { return false }
    if row.motion.stop != nil {
      perform(ScrollRequest(.row(id), to: .step(step), cause: .key))
      return true
    }
    guard let geometry = state.cache.solved?.sections[row.section].orthogonal else { return false }
    let start = row.motion.requestID == nil ? row.motion.offset : row.motion.targetOffset ?? row.motion.offset
    let range = geometry.offsetRange
    let wanted = start + CGFloat(step) * geometry.viewportLength * 0.8
    perform(
      ScrollRequest(
        .row(id), to: .offset(min(max(wanted, range.lowerBound), range.upperBound)), cause: .key))
    return true
  }

  /// The id of the row that keys scroll: the focused one, else the one under the pointer, else the most visible one.
  private var keyboardRow: String? {
    if let row = scrolling.focus?.section ?? scrolling.hover.row { return row }
    return visibleRows.max { $0.fraction < $1.fraction }?.id
  }

  private var visibleRows: [(id: String, fraction: CGFloat)] {
    guard let solved = state.cache.solved else { return [] }
    return shownSections.compactMap { index in
      guard let viewport = solved.sections[index].rowViewport else { return nil }
      return (state.cache.sectionNames[index], visibleFraction(of: viewport))
    }
  }

  // MARK: Pointer

  /// Requests a layout pass in every frame until `time`, for supplementary views whose size changes with it.
  ///
  /// UIKit counterpart: `invalidateLayout()` inside an animation block.
  package func invalidateLayout(until time: TimeInterval) {
    scrolling.invalidUntil = max(scrolling.invalidUntil, time)
    setNeedsLayout()
  }

  /// Returns the item under a press at `point`; `nil` where there is none.
  ///
  /// Pending data changes are laid out first, so that the press finds the present items.
  func pressedItem(at point: CGPoint) -> PressedItem? {
    prepareForRequest()
    return placedItem(at: point)
  }

  /// Returns the item at `point` as of the last layout; `nil` where there is none.
  func placedItem(at point: CGPoint) -> PressedItem? {
    guard let element = state.elements.inPaintOrder.last(where: { $0.view.hitTest(point) != nil }),
      let identity = element.identity
    else { return nil }
    return PressedItem(identity: identity, copy: element.key.item)
  }

  func select(_ item: ItemIdentity) {
    guard let element = state.elements.inPaintOrder.first(where: { $0.identity == item }) else { return }
    select(item, at: element.indexPath)
  }

  /// Selects an item, on screen or not, as a click on it does.
  func select(_ item: ItemIdentity, at path: IndexPath) {
    let row = ScrollerID(.row(state.cache.sectionNames[path.section]))
    let id = elementID(of: .cell(item: path.item, section: path.section), item, on: nil)
    scrollers.events.append(SceneEvent(.tapped(id), of: row, at: scrollers.time))
    if isSelectable(at: path) { tellSelection(at: path) }
  }

  /// Flips an item's card from its front to its back or from its back to its front.
  ///
  /// The side is kept with the row, so that it outlives the cell; the cell shows it by its `interaction`.
  package func turnOverItem(at indexPath: IndexPath) {
    guard holds(indexPath),
      let item = itemIdentity(ofItem: indexPath.item, inSection: indexPath.section)
    else { return }
    let time = scrollers.time
    scrolling.interactions[item, default: ItemInteraction()].turnOver(at: time)
    setNeedsLayout()
  }
}
