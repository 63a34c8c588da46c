public import Foundation
import LayoutGeometry
public import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// Brings every motion to `time`; the stage calls it before each event and each frame.
  public func advance(to time: TimeInterval) {
    let isChanging = isMoving
    state.scrolling.advance(to: time)
    if isChanging { setNeedsLayout() }
  }

  /// A press at a point of the view; what moves under it stops.
  public func press(at point: CGPoint, device: PointerEvent.Device, on control: Control?) {
    state.scrolling.isMirrored = context?.traits.isRightToLeft ?? false
    let row = row(at: point)
    if let row { ensureRow(row) }
    let axis = Axis.allCases.first { control?.capturesDrag(on: $0) ?? false }
    let item = control == nil ? itemIdentity(at: point) : nil
    state.scrolling.press(
      at: point, device: device,
      on: PressTarget(row: row, item: item, isOnControl: control != nil, controlAxis: axis))
    setNeedsLayout()
  }

  /// A move of the pressed pointer.
  public func drag(to point: CGPoint) -> DragOutcome {
    defer { setNeedsLayout() }
    return state.scrolling.drag(to: point)
  }

  /// The button came up.
  public func lift(at point: CGPoint) {
    defer { setNeedsLayout() }
    guard let item = state.scrolling.lift(), item == itemIdentity(at: point) else { return }
    select(item)
  }

  /// The stroke was lost.
  public func cancelStroke() {
    state.scrolling.cancelStroke()
    setNeedsLayout()
  }

  /// Whether a stroke that drags is under way.
  public var isDragging: Bool { state.scrolling.stroke?.owner != nil }

  /// Whether the last press caught something that moved, so that its release is no click.
  public var isCatching: Bool { state.scrolling.stroke?.isCatch ?? false }

  /// A move of the pointer without a button.
  public func hover(at point: CGPoint) {
    state.scrolling.hover.move(to: point, row: row(at: point))
    let isOverIndicator = indicator.point(inside: indicator.convertFromSuperview(point))
    if indicator.isHovered != isOverIndicator {
      indicator.isHovered = isOverIndicator
      setNeedsLayout()
    }
  }

  /// The pointer left the window.
  public func endHover() { state.scrolling.hover.leave() }

  /// The row that the pointer really moved into.
  public var hoveredRow: String? { state.scrolling.hover.row }

  /// A turn of the wheel at a point of the view.
  public func wheel(_ event: WheelEvent, at point: CGPoint) {
    state.scrolling.isMirrored = context?.traits.isRightToLeft ?? false
    let row = state.scrolling.wheel == nil ? row(at: point) : nil
    if let row { ensureRow(row) }
    state.scrolling.wheel(event, over: row)
    setNeedsLayout()
  }

  /// When something happens by itself next.
  public var nextDeadline: TimeInterval? { state.scrolling.nextDeadline }

  /// Whether the next frame differs from this one by itself.
  public var isMoving: Bool {
    state.scrolling.isMoving || state.scrolling.changesUntil > state.scrolling.time
  }

  /// Asks for a layout pass in every frame until `time`, for supplementary views whose size changes with it.
  ///
  /// UIKit counterpart: `invalidateLayout()` inside an animation block.
  public func invalidateLayout(until time: TimeInterval) {
    state.scrolling.invalidUntil = max(state.scrolling.invalidUntil, time)
    setNeedsLayout()
  }

  /// When the indicator starts to fade and when it is gone; `nil` when it is gone already.
  public var indicatorWakeTime: TimeInterval? {
    let start = state.scrolling.lastFeedMotion + ScrollIndicator.lingering
    return start > state.scrolling.time ? start : nil
  }

  private func itemIdentity(at point: CGPoint) -> ItemIdentity? {
    state.elements.inPaintOrder.last { $0.view.hitTest(point) != nil }?.identity
  }

  private func select(_ item: ItemIdentity) {
    guard let element = state.elements.inPaintOrder.first(where: { $0.identity == item }) else { return }
    state.scrolling.events.append(
      SceneEvent(.tapped(element.view.elementID), row: item.section, at: state.scrolling.time))
    let path = element.indexPath
    if state.delegate?.collectionView(self, turnsOverItemAt: path) == true {
      let time = state.scrolling.time
      state.scrolling.interactions[item, default: ItemInteraction()].turnOver(at: time)
    }
    state.delegate?.collectionView(self, didSelectItemAt: path)
  }
}
