import CompositionalLayout
package import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// The colour of the ring around what is in focus; default vermilion.
  package var focusColor: DynamicColor {
    get { state.focusColor }
    set { state.focusColor = newValue }
  }

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
    if let focus = scrolling.focus, let item = focus.item(in: self) {
      focusItem(item + step, ofRow: focus.row)
      return true
    }
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

  /// The row that keys act on: the focused one, else the one under the pointer, else the most visible one.
  private var keyboardRow: String? {
    if let row = scrolling.focus?.row ?? scrolling.hover.row { return row }
    return visibleRows.max { $0.fraction < $1.fraction }?.id
  }

  private var visibleRows: [(id: String, fraction: CGFloat)] {
    guard let solved = state.cache.solved else { return [] }
    return shownSections.compactMap { index in
      guard let viewport = solved.sections[index].rowViewport else { return nil }
      return (state.cache.sectionNames[index], visibleFraction(of: viewport))
    }
  }

  // MARK: Focus

  /// True when keys choose and open the items of a focused row; default false.
  ///
  /// UIKit counterpart: `allowsFocus`.
  package var allowsFocus: Bool {
    get { state.allowsFocus }
    set { state.allowsFocus = newValue }
  }

  /// Moves the keyboard focus to the next or previous row on screen, or control in a row.
  ///
  /// A request scrolls a row that is only partly on screen into view.
  private func moveFocus(backwards: Bool) {
    guard let next = FocusOrder(in: self).next(after: scrolling.focus, backwards: backwards) else { return }
    scrolling.focus = next
    bringIntoView(next)
    setNeedsLayout()
  }

  /// Gives an item of the focused row the focus, and brings it into view; nothing happens beyond the ends.
  private func focusItem(_ item: Int, ofRow row: String) {
    guard let section = state.cache.indexByName[row], holds(IndexPath(item: item, section: section)) else {
      return
    }
    scrolling.focus?.item = item
    scrollToItem(at: IndexPath(item: item, section: section), at: [], animated: true)
    setNeedsLayout()
  }

  /// Presses the focused control or item; returns false when neither has the focus.
  private func activateFocusedControl() -> Bool {
    if let control = focusedControlView {
      control.sendActions(for: .touchUpInside)
      return true
    }
    guard let focus = scrolling.focus, let item = focus.item(in: self),
      let section = state.cache.indexByName[focus.row],
      let identity = itemIdentity(ofItem: item, inSection: section)
    else { return false }
    select(identity)
    return true
  }

  /// Paints a ring around the row, control, item or scroll view that has the keyboard focus.
  func paintFocusRing(with pen: inout DisplayPen) {
    guard let focus = scrolling.focus, let context, let frame = focus.frame(in: self) else { return }
    pen.paint(
      .stroke(state.focusColor.resolved(with: context.traits), width: 2, cornerRadius: 6),
      in: frame, element: elementID.appending("focus"))
  }

  private func bringIntoView(_ focus: FocusTarget) {
    if focus.scrollView != nil {
      guard let shown = focus.frame(in: self), !box.contains(shown) else { return }
      let drawnOffset = feedOffset.alignedToPixels(scale: displayScale)
      return bringIntoView(frameInContent(shown, at: drawnOffset))
    }
    guard let index = state.cache.indexByName[focus.row], let section = state.cache.solved?.sections[index],
      let viewport = section.rowViewport, visibleFraction(of: viewport) < 1
    else { return }
    bringIntoView(section.frame)
  }

  private func bringIntoView(_ frame: CGRect) {
    if let page = page(showing: frame) {
      return _ = perform(ScrollRequest(.axis(feedAxis), to: .stop(page, .shortest), cause: .key))
    }
    let target = ScrollPosition([]).offset(for: frame, on: feedAxis, in: window(on: feedAxis))
    perform(ScrollRequest(.axis(feedAxis), to: .offset(target), cause: .key))
  }

  /// The page of a paged feed that shows most of `frame`; `nil` without pages.
  ///
  /// Of pages that show equally much of it, it is the one nearest to the present page.
  private func page(showing frame: CGRect) -> Int? {
    guard let stops = feedMotion.geometry.stops, let present = feedMotion.stop else {
      return nil
    }
    // Elsewhere nothing of the frame shows, and a feed may have a billion pages.
    let first = stops.nearest(to: frame.min(feedAxis) - shownLength)
    let last = stops.nearest(to: frame.max(feedAxis))
    return ([present] + Array(first...max(first, last))).max { left, right in
      let (leftShown, rightShown) = (
        shown(frame, at: stops.offset(at: left)), shown(frame, at: stops.offset(at: right))
      )
      if leftShown != rightShown { return leftShown < rightShown }
      return abs(left - present) > abs(right - present)
    }
  }

  private func shown(_ frame: CGRect, at offset: CGFloat) -> CGFloat {
    max(0, min(frame.max(feedAxis), offset + shownLength) - max(frame.min(feedAxis), offset))
  }

  // MARK: Pointer

  /// Asks for a layout pass in every frame until `time`, for supplementary views whose size changes with it.
  ///
  /// UIKit counterpart: `invalidateLayout()` inside an animation block.
  package func invalidateLayout(until time: TimeInterval) {
    scrolling.invalidUntil = max(scrolling.invalidUntil, time)
    setNeedsLayout()
  }

  /// The item under a press at `point`; `nil` where there is none.
  ///
  /// Changed data that wait are shown first, so that the press finds the present items.
  func pressedItem(at point: CGPoint) -> PressedItem? {
    prepareForRequest()
    return placedItem(at: point)
  }

  /// The item at `point` where it was placed last; `nil` where there is none.
  func placedItem(at point: CGPoint) -> PressedItem? {
    guard let element = state.elements.inPaintOrder.last(where: { $0.view.hitTest(point) != nil }),
      let identity = element.identity
    else { return nil }
    return PressedItem(identity: identity, copy: element.key.item)
  }

  func select(_ item: ItemIdentity) {
    guard let element = state.elements.inPaintOrder.first(where: { $0.identity == item }) else { return }
    let path = element.indexPath
    let row = ScrollerID(.row(state.cache.sectionNames[path.section]))
    scrollers.events.append(SceneEvent(.tapped(element.view.elementID), of: row, at: scrollers.time))
    if isSelectable(at: path) { tellSelection(at: path) }
  }

  /// Turns an item's card over, from its front to its back or from its back to its front.
  ///
  /// The side is kept with the row, so that it outlives the cell, which shows it as its `interaction` tells.
  package func turnOverItem(at indexPath: IndexPath) {
    guard holds(indexPath),
      let item = itemIdentity(ofItem: indexPath.item, inSection: indexPath.section)
    else { return }
    let time = scrollers.time
    scrolling.interactions[item, default: ItemInteraction()].turnOver(at: time)
    setNeedsLayout()
  }
}
