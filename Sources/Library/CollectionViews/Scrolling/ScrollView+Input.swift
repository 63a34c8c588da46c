package import CompositionalLayout
package import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// Advances every motion to `time`; the stage calls it before each event and each frame.
  package func advance(to time: TimeInterval) {
    // A change that is due may move content without any motion, as a wheel that has been silent does.
    let isChanging = isMoving || (nextDeadline ?? .infinity) <= time
    let isIndicated = scrollers.isOwnMoving
    scrolling.advance(to: time)
    if isIndicated { scrolling.lastNeedOfBar = scrollers.time }
    if isChanging { setNeedsLayout() }
  }

  /// Handles a press at a point of the window; moving content under it stops.
  ///
  /// Presses are tracked in the window's coordinates, so that changes of the views around, such as a pressed card that
  /// shrinks, do not disturb them. Drags that `control` captures go to the control.
  package func press(
    atWindow location: CGPoint, device: PointerEvent.Device, on control: Control?,
    in surroundings: NestedScrollViews = NestedScrollViews()
  ) {
    let point = convertFromWindow(location)
    scrollers.isMirrored = isMirrored
    let row = row(at: point)
    if let row { prepareRow(row) }
    let orientation = ViewOrientation(of: self)
    var surroundings = surroundings
    surroundings.held = orientation.inView(surroundings.held)
    surroundings.outerAxes = orientation.turned(surroundings.outerAxes)
    if let control {
      let start = control.convertFromWindow(location)
      for axis in Axis.allCases where control.capturesDrag(on: axis, from: start) {
        surroundings.held.formUnion(.along(axis))
      }
    }
    let item = control == nil && !surroundings.isClickTaken ? item(at: point) : nil
    let target = PressTarget(
      row: row, item: item, isOnControl: control != nil, surroundings: surroundings,
      sharing: axisSharing, orientation: orientation)
    scrolling.press(at: location, device: device, on: target)
    setNeedsLayout()
  }

  /// Handles a move of the pressed pointer to a point of the window.
  package func drag(toWindow location: CGPoint) -> DragOutcome {
    defer { setNeedsLayout() }
    return scrolling.drag(to: location)
  }

  /// Handles the release of the button at a point of the window.
  package func lift(atWindow location: CGPoint) {
    defer { setNeedsLayout() }
    let beginsRefresh = beginRefreshIfPulled()
    let targets = wantedTargets
    let clicked = scrolling.lift(to: targets)
    if beginsRefresh { refreshControl?.sendActions(for: .valueChanged) }
    guard let item = clicked, item == self.item(at: convertFromWindow(location)) else { return }
    itemWasClicked(item.identity)
  }

  /// The rest offsets that the layout or the delegate chooses for a release, if they differ from the proposed.
  ///
  /// They are requested before the motion begins, so that the state is consistent during the calls.
  private var wantedTargets: [Scroller: CGFloat] {
    guard isDragging else { return [:] }
    let (across, down) = (motion(on: .horizontal)?.proposal, motion(on: .vertical)?.proposal)
    tellScroll()
    let proposed = CGPoint(x: across?.target ?? contentOffset.x, y: down?.target ?? contentOffset.y)
    let velocity = CGPoint(x: across?.velocity ?? 0, y: down?.velocity ?? 0)
    var target = layoutTarget(for: proposed, velocity: velocity)
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    var wanted: [Scroller: CGFloat] = [:]
    if across != nil, target.x != proposed.x { wanted[.axis(.horizontal)] = target.x }
    if down != nil, target.y != proposed.y { wanted[.axis(.vertical)] = target.y }
    return wanted
  }

  /// Cancels a press that was lost.
  package func cancelStroke() {
    scrolling.cancelStroke()
    setNeedsLayout()
  }

  /// True while a press drags the view itself or one of its rows.
  package var isStrokeDragging: Bool { !(scrolling.stroke?.owners.isEmpty ?? true) }

  /// True when the last press stopped moving content, so that its release is no click.
  package var isCatching: Bool { scrolling.stroke?.isCatch ?? false }

  /// Returns the axes of the window along which the view or a row scrolls at a point.
  package func scrollableAxes(at point: CGPoint) -> Axes {
    ViewOrientation(of: self).turned(ownScrollableAxes(at: point))
  }

  private func ownScrollableAxes(at point: CGPoint) -> Axes {
    Axes(scrollables(at: point).map { Axes(scrollers.axis(of: $0)) })
  }

  /// Returns the directions of the window in which this view, not one around it, takes a drag that begins at a point.
  package func capturedDirections(at point: CGPoint) -> DragDirections {
    let captured: DragDirections = scrollables(at: point).reduce(into: []) { captured, scroller in
      let axis = scrollers.axis(of: scroller)
      switch scrolling.gestures.handOff {
      case .none: captured.formUnion(.along(axis))
      case .onNextStroke:
        for isForward in [false, true] where !scrollers.isAtEdge(scroller, isForward: isForward) {
          captured.insert(.along(axis, isForward: isForward))
        }
      case .continuous: break
      }
    }
    return ViewOrientation(of: self).inWindow(captured)
  }

  /// The part of the pointer's movement that the view has scrolled; the rest goes to scroll views around it.
  package var consumedTranslation: CGPoint { scrolling.stroke?.consumedInWindow ?? .zero }

  private func scrollables(at point: CGPoint) -> [Scroller] {
    guard isScrollEnabled else { return [] }
    return (scrollers.ownScrollers + (row(at: point).map { [.row($0)] } ?? [])).filter(scrollers.isScrollable)
  }

  /// The pan gesture in progress on the view, for tools that draw it; `nil` while nothing is pressed.
  public var panGesture: PanGestureRecognizer? { scrolling.stroke?.pan }

  /// Handles a move of the unpressed pointer.
  ///
  /// Over another view, with `isOver` false, its position is still recorded, but it hovers over no row. Where a press
  /// would go to the item, with `isOverItem`, the item shows the hover, unless content moves.
  package func hover(at point: CGPoint, isOver: Bool = true, isOverItem: Bool = false) {
    let isFirst = scrolling.hover.location == nil
    scrolling.hover.move(to: point, row: isOver ? row(at: point) : nil, isInside: isOver)
    hover(over: isOverItem && !isFirst && !isScrolling ? hoveredItem(at: point) : nil)
  }

  /// Handles the exit of the pointer from the window.
  package func endHover() {
    scrolling.hover.leave()
    hover(over: nil)
  }

  private func hover(over item: PressedItem?) {
    if scrolling.hover(over: item) { setNeedsLayout() }
  }

  /// True while content of the view moves.
  package var isScrolling: Bool { scrollers.isMoving }

  /// The row that the pointer has entered; `nil` when there is none, or it never moved.
  package var hoveredRow: String? { scrolling.hover.row }

  /// The axes on which the view or its hovered row scrolls, once the pointer has entered.
  package var hoveredAxes: Axes {
    guard scrolling.hover.isInside else { return [] }
    let row = scrolling.hover.row.map { [Scroller.row($0)] } ?? []
    return ViewOrientation(of: self).turned(
      Axes((scrollers.ownScrollers + row).map { Axes(scrollers.axis(of: $0)) }))
  }

  /// Handles a wheel event at a point of the view.
  ///
  /// A plain wheel scrolls a horizontal view if nothing under the point scrolls vertically.
  package func wheel(_ event: WheelEvent, at point: CGPoint) {
    guard isScrollEnabled else { return }
    performWaitingRequests()
    scrollers.isMirrored = isMirrored
    let row = scrolling.wheel == nil ? row(at: point) : nil
    if let row { prepareRow(row) }
    let event = ViewOrientation(of: self).inView(event)
    scrolling.wheel(event, over: row, isTurned: isTurned(event, at: point))
    setNeedsLayout()
  }

  private func isTurned(_ event: WheelEvent, at point: CGPoint) -> Bool {
    guard WheelGesture.axis(of: event) == .vertical, !event.modifiers.contains(.shift),
      !ownScrollableAxes(at: point).contains(.vertical)
    else { return false }
    return motion(on: .horizontal)?.geometry.isScrollable ?? false
  }

  /// True when the view and all views around it take input.
  package var takesInput: Bool {
    var view: View? = self
    while let current = view {
      if !current.isUserInteractionEnabled { return false }
      view = current.superview
    }
    return true
  }

  /// True during a wheel gesture on this view, which then gets the next notch too.
  package var isTurnedByWheel: Bool { scrolling.wheel != nil }

  /// Returns the axis on which a wheel event scrolls.
  package static func axis(of event: WheelEvent) -> Axes { Axes(WheelGesture.axis(of: event)) }

  /// The time of the next change without input; `nil` when there is none.
  package var nextDeadline: TimeInterval? {
    // Reading the whole state would copy it, which costs more than the result.
    scroll.state.wheel == nil ? scroll.state.scrollers.nextDeadline : scroll.state.nextDeadline
  }

  /// True when the next frame differs from this one without any input.
  package var isMoving: Bool {
    scrollers.isMoving || changesUntil > scrollers.time || !scroll.waitingRequests.isEmpty
  }

  private var changesUntil: TimeInterval {
    scroll.state.interactions.isEmpty ? scroll.state.invalidUntil : scroll.state.changesUntil
  }
}
