import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// Finds the view a press belongs to and keeps the stroke with it until the button comes up.
struct InputPass {
  private weak var pressedControl: Control?
  private(set) var isPressed = false
  private(set) var location: CGPoint?
  private var hasDragged = false
  private var isHeldByControl = false

  /// What a value of it is made of, for snapshots: the control by its element id.
  struct Snapshot: Sendable {
    var control: ElementID?
    var isPressed: Bool
    var location: CGPoint?
    var hasDragged: Bool
    var isHeldByControl: Bool
  }

  var snapshot: Snapshot {
    Snapshot(
      control: pressedControl?.elementID, isPressed: isPressed, location: location, hasDragged: hasDragged,
      isHeldByControl: isHeldByControl)
  }

  mutating func restore(_ snapshot: Snapshot, in root: View) {
    isPressed = snapshot.isPressed
    location = snapshot.location
    hasDragged = snapshot.hasDragged
    isHeldByControl = snapshot.isHeldByControl
    pressedControl = snapshot.control.flatMap { root.descendant($0) as? Control }
  }

  /// Takes what a pointer did.
  mutating func handle(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    location = event.location
    let feed = content.collectionView
    let point = feed.convertFromWindow(event.location)
    switch event.phase {
    case .pressed: press(event, at: time, in: content)
    case .moved where isPressed: move(event, at: time, point, feed)
    case .moved: feed.hover(at: point)
    case .released:
      guard isPressed else { return }
      isPressed = false
      let isClick = !hasDragged && !feed.isCatching
      let control = pressedControl
      pressedControl = nil
      feed.lift(at: point)
      guard let control else { return }
      if isClick || isHeldByControl {
        control.touchEnded(touch(event, at: time, in: control))
      } else {
        control.touchCancelled()
      }
    case .cancelled: cancel(in: feed)
    }
  }

  /// The button came up unseen, or the window lost the pointer for good.
  mutating func cancel(in feed: CollectionView) {
    guard isPressed else { return }
    isPressed = false
    pressedControl?.touchCancelled()
    pressedControl = nil
    feed.cancelStroke()
  }

  /// Whether a drag is under way, for the shape of the pointer.
  func isDragging(_ feed: CollectionView) -> Bool { isPressed && feed.isDragging }

  private mutating func press(_ event: PointerEvent, at time: TimeInterval, in content: Scene.Content) {
    guard event.buttons & 1 == 1 || event.device == .touch, !isPressed,
      content.root.frame.contains(event.location)
    else { return }
    isPressed = true
    hasDragged = false
    isHeldByControl = false
    let control = content.root.hitTest(event.location)?.enclosing(Control.self)
    pressedControl = control
    let feed = content.collectionView
    feed.press(at: feed.convertFromWindow(event.location), device: event.device, on: control)
    control?.touchBegan(touch(event, at: time, in: control))
  }

  private mutating func move(
    _ event: PointerEvent, at time: TimeInterval, _ point: CGPoint, _ feed: CollectionView
  ) {
    switch feed.drag(to: point) {
    case .unchanged: break
    case .heldByControl: isHeldByControl = true
    case .began:
      hasDragged = true
      pressedControl?.touchCancelled()
      pressedControl = nil
    }
    if let control = pressedControl { control.touchMoved(touch(event, at: time, in: control)) }
  }

  private func touch(_ event: PointerEvent, at time: TimeInterval, in view: View?) -> Touch {
    Touch(
      location: view?.convertFromWindow(event.location) ?? event.location, timestamp: time,
      device: event.device)
  }
}

extension View {
  /// The view with an element id inside this one; `nil` when it is not there.
  func descendant(_ id: ElementID) -> View? {
    if elementID == id { return self }
    for view in subviews {
      if let found = view.descendant(id) { return found }
    }
    return nil
  }
}
