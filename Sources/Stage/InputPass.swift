import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// Finds the view a press belongs to and keeps the stroke with it until the button comes up.
struct InputPass {
  private weak var control: Control?
  private var controlID: ElementID?
  private weak var pressedScrollView: ScrollView?
  private(set) var isPressed = false
  private(set) var location: CGPoint?
  private var hasDragged = false
  private var isHeldByControl = false

  /// What a value of it is made of, for snapshots: the control by its element id.
  struct Snapshot: Sendable {
    var control: ElementID?
    var scrollView: ElementID?
    var isPressed: Bool
    var location: CGPoint?
    var hasDragged: Bool
    var isHeldByControl: Bool
  }

  var snapshot: Snapshot {
    Snapshot(
      control: controlID, scrollView: pressedScrollView?.elementID, isPressed: isPressed,
      location: location, hasDragged: hasDragged, isHeldByControl: isHeldByControl)
  }

  mutating func restore(_ snapshot: Snapshot, in root: View) {
    isPressed = snapshot.isPressed
    location = snapshot.location
    hasDragged = snapshot.hasDragged
    isHeldByControl = snapshot.isHeldByControl
    controlID = snapshot.control
    control = controlID.flatMap { root.descendant($0) as? Control }
    pressedScrollView = snapshot.scrollView.flatMap { root.descendant($0) as? ScrollView }
  }

  /// Takes what a pointer did.
  mutating func handle(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    location = event.location
    let feed = content.collectionView
    let point = feed.convertFromWindow(event.location)
    switch event.phase {
    case .pressed: press(event, at: time, in: content)
    case .moved where isPressed: move(event, at: time, in: content)
    case .moved:
      feed.hover(at: point)
      hoverInside(event.location, in: content)
    case .released: release(event, at: time, in: content)
    case .cancelled: cancel(in: content)
    }
  }

  /// Tells the scroll views inside the feed whether the pointer is over them.
  private func hoverInside(_ location: CGPoint, in content: Scene.Content) {
    let feed = content.collectionView
    let inner = content.root.context?.scrollViews.filter { $0 !== feed } ?? []
    guard !inner.isEmpty else { return }
    let under = content.root.hitTest(location)?.enclosingScrollViews ?? []
    for view in inner {
      view.hover(at: view.convertFromWindow(location), isOver: under.contains { $0 === view })
    }
  }

  private mutating func release(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    guard isPressed else { return }
    isPressed = false
    let scrollViews = pressedScrollViews(in: content)
    let isClick = !hasDragged && !scrollViews.contains(where: \.isCatching)
    let control = takeControl(in: content)
    for view in scrollViews { view.lift(atWindow: event.location) }
    pressedScrollView = nil
    guard let control else { return }
    if isClick || isHeldByControl {
      control.touchEnded(touch(event, at: time, in: control))
    } else {
      control.touchCancelled()
    }
  }

  /// The button came up unseen, or the window lost the pointer for good.
  mutating func cancel(in content: Scene.Content) {
    guard isPressed else { return }
    isPressed = false
    takeControl(in: content)?.touchCancelled()
    for view in pressedScrollViews(in: content) { view.cancelStroke() }
    pressedScrollView = nil
  }

  /// Whether a drag is under way, for the shape of the pointer.
  func isDragging(_ content: Scene.Content) -> Bool {
    isPressed && pressedScrollViews(in: content).contains(where: \.isStrokeDragging)
  }

  /// What the press concerns: the innermost scroll view under it and all around it, the feed last in any case.
  private func pressedScrollViews(in content: Scene.Content) -> [ScrollView] {
    let feed = content.collectionView
    let inner = (pressedScrollView?.enclosingScrollViews ?? []).filter { $0 !== feed }
    return inner + [feed]
  }

  private mutating func press(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    guard event.buttons & 1 == 1 || event.device == .touch, !isPressed,
      content.root.frame.contains(event.location)
    else { return }
    isPressed = true
    hasDragged = false
    isHeldByControl = false
    let hit = content.root.hitTest(event.location)
    let control = hit?.enclosing(Control.self)
    self.control = control
    controlID = control?.elementID
    pressedScrollView = hit?.enclosing(ScrollView.self)
    press(pressedScrollViews(in: content), event, on: control)
    control?.touchBegan(touch(event, at: time, in: control))
  }

  /// Tells each scroll view, the innermost first, what those inside keep and where those around scroll.
  private func press(_ views: [ScrollView], _ event: PointerEvent, on control: Control?) {
    var surroundings = PressSurroundings()
    for (index, view) in views.enumerated() {
      surroundings.outerAxes = views[(index + 1)...].reduce(into: []) { axes, outer in
        axes.formUnion(outer.scrollableAxes(at: outer.convertFromWindow(event.location)))
      }
      view.press(atWindow: event.location, device: event.device, on: control, in: surroundings)
      surroundings.held.formUnion(view.capturedDirections(at: view.convertFromWindow(event.location)))
      surroundings.isClickTaken = true
    }
  }

  private mutating func move(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    var location = event.location
    let outcomes = pressedScrollViews(in: content).map { view in
      let outcome = view.drag(toWindow: location)
      location = location - view.consumedTranslation
      return outcome
    }
    if outcomes.contains(.began) {
      hasDragged = true
      takeControl(in: content)?.touchCancelled()
    } else if outcomes.contains(.heldInside) {
      isHeldByControl = true
    }
    if let control = pressedControl(in: content) {
      control.touchMoved(touch(event, at: time, in: control))
    }
  }

  /// The control that is pressed: its view may stand for another element by now, and another view for it.
  private func pressedControl(in content: Scene.Content) -> Control? {
    guard let controlID else { return nil }
    if let control, control.context != nil, control.elementID == controlID { return control }
    return content.root.descendant(controlID) as? Control
  }

  private mutating func takeControl(in content: Scene.Content) -> Control? {
    defer {
      control = nil
      controlID = nil
    }
    return pressedControl(in: content)
  }

  private func touch(_ event: PointerEvent, at time: TimeInterval, in view: View?) -> Touch {
    Touch(
      location: view?.convertFromWindow(event.location) ?? event.location, timestamp: time,
      device: event.device)
  }
}

extension View {
  /// The scroll views that hold this view, the innermost first; the view itself counts.
  var enclosingScrollViews: [ScrollView] {
    var found: [ScrollView] = []
    var next: View? = self
    while let view = next?.enclosing(ScrollView.self) {
      found.append(view)
      next = view.superview
    }
    return found
  }

  /// The view with an element id inside this one; `nil` when it is not there.
  func descendant(_ id: ElementID) -> View? {
    if elementID == id { return self }
    for view in subviews {
      if let found = view.descendant(id) { return found }
    }
    return nil
  }
}
