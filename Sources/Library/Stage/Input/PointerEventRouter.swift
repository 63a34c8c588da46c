package import CollectionViews
import CompositionalLayout
package import Foundation
import LayoutGeometry
package import ScreenInterface

/// A router of pointer input: it sends a stroke to the views under its press until the button is released.
package struct PointerEventRouter {
  /// A scroll view under the press; its view is `nil` once it has been deallocated.
  private struct PressedScrollView {
    weak var view: ScrollView?
    let id: ElementID
  }

  private weak var control: Control?
  private var controlID: ElementID?
  private var hovered = HoveredControl()
  /// The scroll views under the press, the innermost first.
  private var pressed: [PressedScrollView] = []
  private var receivers = PressedReceivers()
  private var touched = PressedTouch()
  package private(set) var isPressed = false
  private(set) var location: CGPoint?
  private var hasDragged = false
  private var isHeldByControl = false

  /// Creates a router that has had no input yet.
  package init() {}

  /// The state of the router as a value for snapshots, with views named by their element ids.
  package struct Snapshot: Sendable {
    var control: ElementID?
    var hovered: ElementID?
    var scrollViews: [ElementID]
    var receivers: PressedReceivers.Snapshot
    var touched: ElementID?
    var isPressed: Bool
    var location: CGPoint?
    var hasDragged: Bool
    var isHeldByControl: Bool
  }

  package var snapshot: Snapshot {
    Snapshot(
      control: controlID, hovered: hovered.id, scrollViews: pressed.map(\.id),
      receivers: receivers.snapshot, touched: touched.id, isPressed: isPressed, location: location,
      hasDragged: hasDragged, isHeldByControl: isHeldByControl)
  }

  package mutating func restore(_ snapshot: Snapshot, in root: View) {
    isPressed = snapshot.isPressed
    location = snapshot.location
    hasDragged = snapshot.hasDragged
    isHeldByControl = snapshot.isHeldByControl
    hovered.restore(snapshot.hovered, in: root)
    controlID = snapshot.control
    control = controlID.flatMap { root.descendant($0) as? Control }
    pressed = snapshot.scrollViews.map { PressedScrollView(view: root.descendant($0) as? ScrollView, id: $0) }
    receivers.restore(snapshot.receivers, in: root)
    touched.restore(snapshot.touched, at: snapshot.location, in: root)
  }

  /// Handles a move, a release or a loss of the pressed pointer.
  package mutating func handle(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    location = event.location
    switch event.phase {
    case .pressed: break
    case .moved: move(event, at: time, in: content.root)
    case .released: release(event, at: time, in: content.root)
    case .cancelled: cancel(in: content.root)
    }
  }

  /// Updates the hover of every scroll view, and of the one control or item under the unpressed pointer.
  ///
  /// While content moves only the scroll bar of an outermost scroll view can be hovered: content that passes under the
  /// pointer is not.
  package mutating func hover(
    at under: ViewsUnderPoint, in content: Scene.Content, _ scrollViews: [ScrollView]
  ) {
    location = under.point
    let listeners = under.listeners(with: content.root.context?.feed)
    let isStill = !scrollViews.contains(where: \.isScrolling)
    let bar = isStill ? under.indicator : under.outermostIndicator
    hovered.move(to: bar ?? (isStill ? under.control : nil))
    let innermost = bar == nil && under.control == nil ? under.scrollViews.first : nil
    for view in scrollViews {
      view.hover(
        at: view.convertFromWindow(under.point), isOver: listeners.contains { $0 === view },
        isOverItem: view === innermost)
    }
  }

  /// Handles the exit of the pointer from the window, or from the part of it that contains these scroll views.
  package mutating func leave(_ scrollViews: [ScrollView]) {
    hovered.move(to: nil)
    for view in scrollViews { view.endHover() }
  }

  private mutating func release(_ event: PointerEvent, at time: TimeInterval, in root: View) {
    guard isPressed else { return }
    isPressed = false
    let scrollViews = pressedScrollViews
    let isClick = !hasDragged && !scrollViews.contains(where: \.isCatching)
    let isTaken = receivers.release(at: event.location, time: time)
    let control = takeControl(in: root)
    if isTaken { touched.cancel(event.location, at: time) } else { touched.end(event, at: time) }
    for view in scrollViews {
      if isTaken, isClick { view.cancelStroke() } else { view.lift(atWindow: event.location) }
    }
    pressed = []
    guard let control else { return }
    if !isTaken, isClick || isHeldByControl {
      control.touchEnded(touch(event, at: time, in: control))
    } else {
      control.touchCancelled()
    }
  }

  /// Cancels the stroke: the button's release was not reported, or the window lost the pointer.
  package mutating func cancel(in root: View) {
    guard isPressed else { return }
    isPressed = false
    receivers.cancel()
    touched.cancel()
    takeControl(in: root)?.touchCancelled()
    for view in pressedScrollViews { view.cancelStroke() }
    pressed = []
  }

  /// True during a drag, which decides the shape of the pointer.
  var isDragging: Bool { isPressed && pressedScrollViews.contains(where: \.isStrokeDragging) }

  private var pressedScrollViews: [ScrollView] { pressed.compactMap(\.view) }

  /// Handles a press on the views that are under it now.
  package mutating func press(
    _ event: PointerEvent, at time: TimeInterval, on under: ViewsUnderPoint, in content: Scene.Content
  ) {
    location = event.location
    if event.device == .touch { hovered.move(to: nil) }
    guard event.buttons & 1 == 1 || event.device == .touch, !isPressed,
      content.root.frame.contains(event.location)
    else { return }
    isPressed = true
    hasDragged = false
    isHeldByControl = false
    let control = under.control
    self.control = control
    controlID = control?.elementID
    pressed = under.listeners(with: content.root.context?.feed).map {
      PressedScrollView(view: $0, id: $0.elementID)
    }
    receivers.find(event, at: time, under: under.view)
    press(pressedScrollViews, event, on: control, under: under.view)
    // A press that only stops moving content is no gesture on it.
    receivers.begin()
    let isCatching = pressedScrollViews.contains(where: \.isCatching)
    if isCatching { receivers.cancel() }
    touched.begin(on: isCatching ? nil : under.view, event, at: time)
    control?.touchBegan(touch(event, at: time, in: control))
  }

  /// Presses the scroll views under the pointer, the innermost first.
  ///
  /// Each gets the directions that the views inside it take, and the axes on which the views around it scroll.
  private func press(
    _ views: [ScrollView], _ event: PointerEvent, on control: Control?, under innermost: View?
  ) {
    var surroundings = NestedScrollViews()
    for (index, view) in views.enumerated() {
      surroundings.outerAxes = views[(index + 1)...].reduce(into: []) { axes, outer in
        axes.formUnion(outer.scrollableAxes(at: outer.convertFromWindow(event.location)))
      }
      receivers.add(to: &surroundings, of: view, innermost: innermost)
      view.press(atWindow: event.location, device: event.device, on: control, in: surroundings)
      surroundings.held.formUnion(view.capturedDirections(at: view.convertFromWindow(event.location)))
      surroundings.isClickTaken = true
    }
  }

  private mutating func move(_ event: PointerEvent, at time: TimeInterval, in root: View) {
    var location = event.location
    receivers.watch(to: location, at: time)
    let outcomes = pressedScrollViews.map { view in
      let outcome = view.drag(toWindow: location)
      location = location - view.consumedTranslation
      return outcome
    }
    if outcomes.contains(.began) {
      hasDragged = true
      hovered.move(to: nil)
      receivers.cancel()
      touched.cancel(event.location, at: time)
      takeControl(in: root)?.touchCancelled()
    } else if outcomes.contains(.heldInside) {
      isHeldByControl = true
    }
    if receivers.move(to: event.location, at: time) {
      touched.cancel(event.location, at: time)
      takeControl(in: root)?.touchCancelled()
    } else {
      touched.move(event, at: time)
    }
    if let control = pressedControl(in: root) {
      control.touchMoved(touch(event, at: time, in: control))
    }
  }

  /// Returns the pressed control; `nil` when there is none.
  ///
  /// Its view may show another element by now, and another view its element, so the element id decides.
  private func pressedControl(in root: View) -> Control? {
    guard let controlID else { return nil }
    if let control, control.context != nil, control.elementID == controlID { return control }
    return root.descendant(controlID) as? Control
  }

  private mutating func takeControl(in root: View) -> Control? {
    defer {
      control = nil
      controlID = nil
    }
    return pressedControl(in: root)
  }

  private func touch(_ event: PointerEvent, at time: TimeInterval, in view: View?) -> Touch {
    Touch(
      location: view?.convertFromWindow(event.location) ?? event.location, timestamp: time,
      device: event.device)
  }
}

/// The control that shows the hover state, under the unpressed pointer.
struct HoveredControl {
  private weak var control: Control?
  /// The control's element id; `nil` while the pointer is over none, or after the control has left the screen.
  var id: ElementID? { control.flatMap { $0.isHovered ? $0.elementID : nil } }

  /// Moves the hover state to a control, or removes it.
  mutating func move(to new: Control?) {
    if control !== new { control?.isHovered = false }
    control = new
    new?.isHovered = true
  }

  /// Restores the hover state of the control with an element id.
  mutating func restore(_ id: ElementID?, in root: View) {
    control?.restoreHover(false)
    control = id.flatMap { root.descendant($0) as? Control }
    control?.restoreHover(true)
  }
}
