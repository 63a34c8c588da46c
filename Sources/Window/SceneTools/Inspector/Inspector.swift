import Foundation
import LayoutGeometry
import ScreenInterface

/// The state of the inspector and the loupe, which receive pointer events before the scene.
///
/// Hovering selects an element and a click copies it; neither reaches the scene. A drag reaches the scene
/// once it has exceeded the slop, from its press on.
struct Inspector: Sendable, Hashable {
  /// The target of the inspection.
  enum Target: Sendable, Hashable {
    /// The foremost element under this point of the window.
    case point(CGPoint)
    /// The element of this name, at any position.
    case element(ElementID)
  }

  private(set) var isOn = false
  /// True while distances to the neighbours are drawn: while the Alt key is held.
  var measures = false
  /// True while the loupe enlarges the pixels under the pointer.
  private(set) var showsLoupe = false
  /// The target of the inspection; `nil` while the pointer is elsewhere.
  private(set) var target: Target?
  /// The number of levels from the target up to the ancestor that is inspected instead.
  private(set) var levels = 0
  /// The point under the loupe, the pointer's location or a fixed one; `nil` while there is none.
  private var magnified: CGPoint?
  private var held: PointerEvent?

  /// True while the inspector or the loupe is active and receives the pointer before the scene.
  var isShown: Bool { isOn || showsLoupe }

  mutating func toggle(at location: CGPoint?) {
    isOn.toggle()
    (held, levels, measures) = (nil, 0, false)
    target = location.map(Target.point)
  }

  mutating func toggleLoupe(at location: CGPoint?) {
    showsLoupe.toggle()
    magnified = location
  }

  /// Inspects a target without a pointer.
  mutating func inspect(_ target: Target) {
    isOn = true
    self.target = target
  }

  /// Shows the loupe at a point without a pointer.
  mutating func magnify(at point: CGPoint) {
    showsLoupe = true
    magnified = point
  }

  /// Returns the loupe at `scale` pixels per point; `nil` while it is off or without a point.
  func loupe(scale: CGFloat) -> Loupe? {
    guard showsLoupe, let magnified else { return nil }
    return Loupe(point: magnified, scale: scale)
  }

  mutating func close() -> Bool {
    defer { self = Inspector() }
    return isOn || showsLoupe
  }

  /// Stops inspecting; the loupe stays.
  mutating func stopInspecting() { (isOn, target, levels, measures) = (false, nil, 0, false) }

  /// Hides the loupe; the inspected element stays.
  mutating func stopMagnifying() { (showsLoupe, magnified) = (false, nil) }

  /// Returns this state, with the target and loupe of another state where this one has none.
  func over(_ other: Inspector) -> Inspector {
    var shown = self
    if !isOn {
      (shown.isOn, shown.target) = (other.isOn, other.target)
      (shown.levels, shown.measures) = (other.levels, other.measures)
    }
    if !showsLoupe { (shown.showsLoupe, shown.magnified) = (other.showsLoupe, other.magnified) }
    return shown
  }

  /// The same state without targets of the pointer.
  var withoutTarget: Inspector {
    var open = Inspector()
    (open.isOn, open.showsLoupe) = (isOn, showsLoupe)
    return open
  }

  mutating func goOutwards() { levels += 1 }

  mutating func goInwards() { levels = max(0, levels - 1) }

  mutating func pointerDidLeave() {
    if case .point = target { target = nil }
    magnified = nil
    measures = false
  }

  /// Moves the target and the loupe to the pointer during a stroke of the scene.
  mutating func follow(_ location: CGPoint) {
    if isOn { target = .point(location) }
    if showsLoupe { magnified = location }
  }

  /// Handles a pointer event; returns the events to pass to the scene, and `true` for a click.
  mutating func take(_ pointer: PointerEvent, slop: CGFloat) -> (reaching: [PointerEvent], isClick: Bool) {
    if case .point(let last) = target, last.distance(to: pointer.location) > slop { levels = 0 }
    target = .point(pointer.location)
    magnified = pointer.location
    guard isOn else { return ([pointer], false) }
    switch pointer.phase {
    case .pressed:
      held = pointer
      return ([], false)
    case .moved:
      guard let start = held else { return ([pointer], false) }
      guard start.location.distance(to: pointer.location) > slop else { return ([], false) }
      held = nil
      return ([start, pointer], false)
    case .released, .cancelled:
      guard held != nil else { return ([pointer], false) }
      held = nil
      return ([], pointer.phase == .released)
    }
  }
}
