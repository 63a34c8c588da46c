import CompositionalLayout
package import Foundation
import LayoutGeometry
package import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// The colour of the focus ring; default vermilion.
  package var focusColor: DynamicColor {
    get { state.focusColor }
    set { state.focusColor = newValue }
  }

  /// True when items can take the keyboard focus unless the delegate returns otherwise; default false.
  ///
  /// UIKit counterpart: `allowsFocus`. Rows then cannot take the focus themselves, and arrow keys across the feed move
  /// the focus from item to item of a row.
  public var allowsFocus: Bool {
    get { state.allowsFocus }
    set { state.allowsFocus = newValue }
  }

  /// The item that has the keyboard focus, itself or through a view in its cell; `nil` for none.
  package var focusedItem: IndexPath? { scrolling.focus?.itemPath(in: self) }

  /// The element id of the focused element, on screen or not, or of a focused row its name; `nil` for none.
  package var focusedElement: ElementID? {
    guard let focus = scrolling.focus else { return nil }
    if let id = focus.control ?? focus.scrollView { return id }
    guard let path = focus.itemPath(in: self) else { return focus.section.map { ElementID($0) } }
    let identity = itemIdentity(ofItem: path.item, inSection: path.section)
    return elementID(of: .cell(item: path.item, section: path.section), identity, on: nil)
  }

  /// The frame of the focus ring; `nil` while there is none.
  package var focusFrame: CGRect? { scrolling.focus?.frame(in: self) }

  // MARK: Moving

  /// Moves the keyboard focus to the next or previous focusable element, and scrolls it into view.
  ///
  /// The order is that of the data, not of the elements on screen, so keys may be faster than the feed. After a scroll by
  /// a key past the focused element it goes on from what that shows. With `wraps` the first element follows the last one;
  /// without, the result is false at the ends, where nothing happens.
  @discardableResult
  package func moveFocus(backwards: Bool, wraps: Bool = true) -> Bool {
    guard var order = FocusOrder(in: self) else { return true }
    var present = scrolling.focus ?? scrolling.focusStart
    if scrolling.isScrolledFromFocus, let focus = present, !isInSight(focus) {
      present = nil
      order.sight = sight
    }
    let next = order.next(after: present, backwards: backwards)
    guard let stop = next ?? (wraps ? order.end(isLast: backwards) : nil) else { return false }
    take(stop)
    return true
  }

  /// Moves the focus to the last focusable element of the data, or to the first one, and scrolls it into view.
  package func moveFocusToEnd(isLast: Bool) {
    var order = FocusOrder(in: self)
    if let stop = order?.end(isLast: isLast) { take(stop) }
  }

  /// Moves the focus by a number of items in its row, where items take the focus; returns false where they do not.
  ///
  /// Nothing happens beyond the ends.
  func moveFocusInRow(by step: Int) -> Bool {
    guard allowsFocus, let focus = scrolling.focus, let path = focus.itemPath(in: self),
      state.cache.solved?.sections[path.section].isRow == true
    else { return false }
    let next = IndexPath(item: path.item + step, section: path.section)
    guard isFocusable(at: next), let identity = itemIdentity(ofItem: next.item, inSection: next.section)
    else { return true }
    take(
      FocusableElement(
        target: FocusTarget(section: focus.section, host: .item(identity.item, near: next.item))))
    return true
  }

  private func take(_ stop: FocusableElement) {
    scrolling.focus = stop.target
    scrolling.focusStart = nil
    scrolling.isScrolledFromFocus = false
    bringIntoSight(stop)
    setNeedsLayout()
  }

  /// Returns the items of a section that are wholly on screen, or those partly on screen where none is.
  func itemsInSight(ofSection section: Int) -> [Int] {
    let cells = state.elements.inPaintOrder.filter {
      $0.key.section == section && $0.key.category == .cell
    }
    let whole = cells.filter { box.contains($0.view.placedFrame) }
    return (whole.isEmpty ? cells : whole).map(\.indexPath.item)
  }

  // MARK: Pressing

  /// Sends a key to the focused control, or presses a focused item by Space; returns true when the key was used.
  func focusedPartHandles(_ key: KeyEvent) -> Bool {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]), let focus = scrolling.focus else {
      return false
    }
    if let control = focus.control(in: self) {
      guard control.handleKey(key) else { return false }
    } else {
      guard key.key.name == "space", !key.modifiers.contains(.shift), focus.part == .whole,
        let path = focus.itemPath(in: self), press(path)
      else { return false }
    }
    setNeedsLayout()
    return true
  }

  /// Presses the focused control or item, or the item that a focused row shows; returns false without any.
  func pressFocused() -> Bool {
    guard let focus = scrolling.focus else { return false }
    switch focus.part {
    case .control(let id):
      return pressControl(id, in: focus)
    case .whole:
      let path = focus.isRow ? shownItem(ofRow: focus) : focus.itemPath(in: self)
      return path.map(press) ?? false
    case .scrollView: return false
    }
  }

  /// Presses a control, also while its view is still being scrolled into view.
  private func pressControl(_ id: ElementID, in focus: FocusTarget) -> Bool {
    if let control = focus.control(in: self) {
      control.sendActions(for: .touchUpInside)
      return true
    }
    guard let attributes = focus.attributes(in: self) else { return false }
    return look(into: attributes) { view in
      guard let control = view.focusableControl(id) else { return false }
      control.sendActions(for: .touchUpInside)
      return true
    } ?? false
  }

  private func press(_ path: IndexPath) -> Bool {
    guard let identity = itemIdentity(ofItem: path.item, inSection: path.section) else { return false }
    select(identity, at: path)
    return true
  }

  /// Returns the item at the page of a focused row, without pages the first visible one, if a click has an effect.
  private func shownItem(ofRow focus: FocusTarget) -> IndexPath? {
    guard state.itemDelegate != nil, let section = focus.sectionIndex(in: self) else { return nil }
    let count = solvedItemCount(inSection: section)
    let row = row(ofSection: section)
    let page = row?.motion.stop.flatMap { row?.item(atStop: $0) }
    guard count > 0, let item = page ?? itemsInSight(ofSection: section).min() else { return nil }
    let path = IndexPath(item: min(item, count - 1), section: section)
    return isSelectable(at: path) ? path : nil
  }

  // MARK: Layout passes

  /// Runs a layout pass; the focus leaves a control that was lost before it, and an element that is gone after it.
  func followFocus(after layoutPass: () -> Void) {
    guard scrolling.focus != nil, !isBetweenFrames else { return layoutPass() }
    if hasLostPart { leaveLostPart() }
    layoutPass()
    guard state.knowsData, let focus = scrolling.focus else { return }
    switch focus.host {
    case .row:
      let index = focus.sectionIndex(in: self)
      if index.map({ state.cache.solved?.sections[$0].isRow == true }) != true { scrolling.focus = nil }
    case .item(let identity, _):
      guard let path = focus.itemPath(in: self) else { return scrolling.focus = nil }
      scrolling.focus?.host = .item(identity, near: path.item)
    case .boundary:
      if focus.boundary(in: self) == nil { scrolling.focus = nil }
    }
  }

  /// True when the focused control or scroll view is no longer in its element, which is on screen.
  private var hasLostPart: Bool {
    guard state.knowsData, let focus = scrolling.focus, focus.part != .whole else { return false }
    let views = focus.views(in: self)
    return !views.isEmpty && focus.control(in: self) == nil && focus.scrollView(in: self) == nil
  }

  /// Moves the focus from a part that is gone to its item; where that takes no focus, Tab goes on from there.
  private func leaveLostPart() {
    guard let focus = scrolling.focus else { return }
    let cells = focus.views(in: self).compactMap { $0 as? CollectionViewCell }
    if let path = focus.itemPath(in: self), isFocusable(at: path), cells.contains(where: \.canBecomeFocused) {
      scrolling.focus?.part = .whole
    } else {
      (scrolling.focus, scrolling.focusStart) = (nil, focus)
    }
  }

  // MARK: Focus ring

  /// Paints the focus ring around the focused row, control, item or scroll view.
  func paintFocusRing(with pen: inout DrawingContext) {
    guard let context, let frame = focusFrame else { return }
    pen.paint(
      .stroke(state.focusColor.resolved(with: context.traits), width: 2, cornerRadius: 6),
      in: frame, element: elementID.appending("focus"))
  }
}
