public import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
public import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// Brings every motion to `time`; the stage calls it before each event and each frame.
  public func advance(to time: TimeInterval) {
    let isChanging = isMoving
    let isIndicated = scrolling.isOwnMoving
    scrolling.advance(to: time)
    if isIndicated { scrolling.lastOwnMotion = scrolling.time }
    if isChanging { setNeedsLayout() }
  }

  /// A press at a point of the window; what moves under it stops.
  ///
  /// Strokes are followed in the window's coordinates, so that what happens to the views around, such as a pressed
  /// card that shrinks, does not disturb them. Drags that `control` captures belong to the control.
  public func press(
    atWindow location: CGPoint, device: PointerEvent.Device, on control: Control?,
    in surroundings: PressSurroundings = PressSurroundings()
  ) {
    let point = convertFromWindow(location)
    scrolling.isMirrored = isMirrored
    let row = row(at: point)
    if let row { prepareRow(row) }
    var surroundings = surroundings
    for axis in Axis.allCases where control?.capturesDrag(on: axis) ?? false {
      surroundings.held.formUnion(.along(axis))
    }
    let item = control == nil && !surroundings.isClickTaken ? item(at: point) : nil
    let target = PressTarget(
      row: row, item: item, isOnControl: control != nil, surroundings: surroundings,
      sharing: axisSharing)
    scrolling.press(at: location, device: device, on: target)
    setNeedsLayout()
  }

  /// A move of the pressed pointer to a point of the window.
  public func drag(toWindow location: CGPoint) -> DragOutcome {
    defer { setNeedsLayout() }
    return scrolling.drag(to: location)
  }

  /// The button came up at a point of the window.
  public func lift(atWindow location: CGPoint) {
    defer { setNeedsLayout() }
    let targets = wantedTargets()
    guard let item = scrolling.lift(to: targets), item == self.item(at: convertFromWindow(location))
    else { return }
    itemWasClicked(item.identity)
  }

  /// The stroke was lost.
  public func cancelStroke() {
    scrolling.cancelStroke()
    setNeedsLayout()
  }

  /// Whether a stroke that drags is under way, on the view itself or on a row of it.
  public var isStrokeDragging: Bool { !(scrolling.stroke?.owners.isEmpty ?? true) }

  /// Whether the last press caught something that moved, so that its release is no click.
  public var isCatching: Bool { scrolling.stroke?.isCatch ?? false }

  /// The axes on which something scrolls under a point.
  public func scrollableAxes(at point: CGPoint) -> Axes {
    Axes(scrollers(at: point).map { Axes(scrolling.axis(of: $0)) })
  }

  /// The ways in which a drag that begins at a point belongs to this view rather than to one around it.
  public func capturedDirections(at point: CGPoint) -> DragDirections {
    scrollers(at: point).reduce(into: []) { captured, scroller in
      let axis = scrolling.axis(of: scroller)
      switch scrolling.gestures.handOff {
      case .none: captured.formUnion(.along(axis))
      case .onNextStroke:
        for isForward in [false, true] where !scrolling.isAtEdge(scroller, isForward: isForward) {
          captured.insert(.along(axis, isForward: isForward))
        }
      case .continuous: break
      }
    }
  }

  /// How much of the pointer's way the view has gone where it leaves the rest to the scroll views around it.
  public var consumedTranslation: CGPoint { scrolling.stroke?.consumed ?? .zero }

  private func scrollers(at point: CGPoint) -> [Scroller] {
    guard isScrollEnabled else { return [] }
    let scrollers = scrolling.ownScrollers + (row(at: point).map { [.row($0)] } ?? [])
    return scrollers.filter { scrolling.motion(of: $0)?.geometry.isScrollable ?? false }
  }

  /// The gesture under way on the view, for tools that draw it; `nil` while nothing is pressed.
  public var panGesture: PanGestureRecognizer? { scrolling.stroke?.pan }

  /// A move of the pointer without a button; over something else it is followed and is over no row.
  public func hover(at point: CGPoint, isOver: Bool = true) {
    scrolling.hover.move(to: point, row: isOver ? row(at: point) : nil, isInside: isOver)
    pointerDidMove(to: point)
  }

  /// The pointer left the window.
  public func endHover() { scrolling.hover.leave() }

  /// The row that the pointer really moved into.
  public var hoveredRow: String? { scrolling.hover.row }

  /// The axes on which the view or a row of it scrolls under a pointer that really moved in.
  public var hoveredAxes: Axes {
    guard scrolling.hover.isInside else { return [] }
    let row = scrolling.hover.row.map { [Scroller.row($0)] } ?? []
    return Axes((scrolling.ownScrollers + row).map { Axes(scrolling.axis(of: $0)) })
  }

  /// A turn of the wheel at a point of the view.
  ///
  /// Where nothing goes up and down under the point and the view itself goes across, a plain wheel moves it across.
  public func wheel(_ event: WheelEvent, at point: CGPoint) {
    guard isScrollEnabled else { return }
    scrolling.isMirrored = isMirrored
    let row = scrolling.wheel == nil ? row(at: point) : nil
    if let row { prepareRow(row) }
    scrolling.wheel(
      event, over: row, isTurned: isTurned(event, at: point), turnsPages: wheelTurnsOwnPages)
    setNeedsLayout()
  }

  private func isTurned(_ event: WheelEvent, at point: CGPoint) -> Bool {
    guard WheelGesture.axis(of: event) == .vertical, !event.modifiers.contains(.shift),
      !scrollableAxes(at: point).contains(.vertical)
    else { return false }
    return motion(on: .horizontal)?.geometry.isScrollable ?? false
  }

  /// Whether a turn of the wheel is under way here, so that the next notch comes here too.
  public var isTurnedByWheel: Bool { scrolling.wheel != nil }

  /// The axis on which a turn of the wheel would scroll.
  public static func axis(of event: WheelEvent) -> Axes { Axes(WheelGesture.axis(of: event)) }

  /// When something happens by itself next.
  public var nextDeadline: TimeInterval? { scrolling.nextDeadline }

  /// Whether the next frame differs from this one by itself.
  public var isMoving: Bool {
    scrolling.isMoving || scrolling.changesUntil > scrolling.time || !scroll.waitingRequests.isEmpty
  }
}
