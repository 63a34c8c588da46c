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
      var axis = feedAxis
      if case .line(let along, let isForward) = move {
        guard scrolls(on: along) else { return stepRow(by: isForward ? 1 : -1) }
        axis = along
      }
      scrolling.isScrolledFromFocus = true
      request(move, on: axis)
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
    guard flashHighlight(of: item) else { return }
    if let cell = cellForItem(at: path) as? any ClickTaking, cell.takesClick() { return }
    choose(item, at: path)
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

extension CollectionView {
  /// The view's own length along the feed's axis, in points.
  var shownLength: CGFloat { bounds.size[feedAxis] }

  /// The feed's content offset along the axis, in points.
  var feedOffset: CGFloat { scrollers.own.offset(on: feedAxis) ?? 0 }

  /// The view's own content offset across the feed's axis, in points.
  ///
  /// Unless a layout makes the content wider, the content rests behind its inset.
  var acrossOffset: CGFloat { scrollers.own.offset(on: rowAxis) ?? restingOffset(on: rowAxis) }

  /// Returns true for an axis on which the view itself scrolls, not its rows.
  func scrolls(on axis: Axis) -> Bool { scrollers.own.offset(on: axis) != nil }

  /// Returns the point of the content at a distance along the feed's axis, where the view shows it across.
  func contentPoint(along: CGFloat) -> CGPoint { CGPoint(along: along, across: acrossOffset, on: feedAxis) }

  /// The axis that rows scroll on: across the feed's.
  var rowAxis: Axis { feedAxis.perpendicular }

  /// The visible range of the content along the feed's axis, at the present unrounded offset.
  var shownSpan: ClosedRange<CGFloat> {
    let start = feedOffset
    return start...(start + shownLength)
  }

  /// The indices of the sections in the visible part of the content.
  package var shownSections: Range<Int> { state.cache.solved?.sections(in: shownSpan) ?? 0..<0 }

  /// Returns the position along the content of a point of the view, in points.
  func contentPlace(of point: CGPoint) -> CGFloat {
    let place = isTurnedAround ? bounds.width - point.x : point[feedAxis]
    return place + feedOffset
  }

  /// Converts a solved rectangle of the content to the view's coordinates.
  ///
  /// The feed is taken to be at `offset`.
  func frameInView(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let moved = frame.offsetBy(CGPoint(along: -offset, across: -acrossOffset, on: feedAxis))
    return isTurnedAround ? moved.mirrored(inWidth: bounds.width) : moved
  }

  /// Converts a rectangle of the view to the solved content's coordinates.
  ///
  /// The feed is taken to be at `offset`.
  func frameInContent(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let logical = isTurnedAround ? frame.mirrored(inWidth: bounds.width) : frame
    return logical.offsetBy(contentPoint(along: offset))
  }

  /// Sets the axis of the feed's motion to the scroll direction of its layout, where that has changed.
  func followLayoutAxis() {
    guard scrolling.turn(to: state.layout.configuration.scrollDirection) else { return }
    scrolling.shownItems.forget()
    for (indicator, axis) in zip(indicators, [feedAxis, rowAxis]) { indicator.axis = axis }
    setNeedsLayout()
  }

  /// True when the content begins at the right: a sideways feed in a right-to-left language.
  private var isTurnedAround: Bool { feedAxis == .horizontal && isMirrored }
}
