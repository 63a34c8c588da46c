import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension CollectionView {
  // MARK: Keys

  /// Scrolls or moves the focus by a key; returns false when the key has no meaning here.
  func scrollOrFocus(byKey key: KeyEvent) -> Bool {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    if focusedControlHandles(key) { return true }
    if let move = KeyMove(key, isMirrored: isMirrored) {
      if case .line(let axis, let isForward) = move, axis != feedAxis {
        return stepRow(by: isForward ? 1 : -1)
      }
      request(move, on: feedAxis)
      return true
    }
    switch key.key.name {
    case "tab": moveFocus(backwards: key.modifiers.contains(.shift))
    case "enter": return activateFocusedControl()
    default: return false
    }
    return true
  }

  private func stepRow(by step: Int) -> Bool {
    guard let id = keyboardRow, let row = scrollers.rows[id] else { return false }
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

  /// The row that keys act on: the focused one, else the one under the pointer, else the most visible one.
  private var keyboardRow: String? {
    if let row = scrolling.focus?.row ?? scrolling.hover.row { return row }
    return visibleRows.max { $0.fraction < $1.fraction }?.id
  }

  private var visibleRows: [(id: String, fraction: CGFloat)] {
    guard let solved = state.cache.solved else { return [] }
    return shownSections.compactMap { index in
      guard let row = solved.sections[index].orthogonal else { return nil }
      return (state.cache.sectionIDs[index], visibleFraction(of: row))
    }
  }

  // MARK: Pointer

  /// Asks for a layout pass in every frame until `time`, for supplementary views whose size changes with it.
  ///
  /// UIKit counterpart: `invalidateLayout()` inside an animation block.
  public func invalidateLayout(until time: TimeInterval) {
    scrolling.invalidUntil = max(scrolling.invalidUntil, time)
    setNeedsLayout()
  }

  func hoverIndicator(at point: CGPoint) {
    let isOver = indicator.point(inside: indicator.convertFromSuperview(point))
    guard indicator.isHovered != isOver else { return }
    indicator.isHovered = isOver
    setNeedsLayout()
  }

  /// The item under a press at `point`; `nil` where there is none.
  ///
  /// Changed data that wait are shown first, so that the press finds the present items.
  func pressedItem(at point: CGPoint) -> PressedItem? {
    prepareForRequest()
    guard let element = state.elements.inPaintOrder.last(where: { $0.view.hitTest(point) != nil }),
      let identity = element.identity
    else { return nil }
    return PressedItem(identity: identity, copy: element.key.item)
  }

  func select(_ item: ItemIdentity) {
    guard let element = state.elements.inPaintOrder.first(where: { $0.identity == item }) else { return }
    scrollers.events.append(
      SceneEvent(
        .tapped(element.view.elementID), of: ScrollerID(.row(item.section)), at: scrollers.time))
    let path = element.indexPath
    if turnsOver(at: path) {
      let time = scrollers.time
      scrolling.interactions[item, default: ItemInteraction()].turnOver(at: time)
    }
    tellSelection(at: path)
  }
}
