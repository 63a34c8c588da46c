import Foundation
import LayoutGeometry
import ScreenInterface

/// The state of the inspector and the loupe, which take the pointer before the scene.
///
/// Hovering picks an element and a click copies it, and neither reaches the scene. A drag reaches the scene
/// once it has left the slop, beginning at its press.
struct Inspector: Sendable, Hashable {
  /// The target of the inspection.
  enum Target: Sendable, Hashable {
    /// The foremost element under this point of the window.
    case point(CGPoint)
    /// The element of this name, wherever it goes.
    case element(ElementID)
  }

  private(set) var isOn = false
  /// True while distances to the neighbours are drawn: while the Alt key is held.
  var measures = false
  /// True while the loupe enlarges the pixels under the pointer.
  private(set) var showsLoupe = false
  /// The target of the inspection; `nil` while the pointer is elsewhere.
  private(set) var target: Target?
  /// The number of steps from the target outwards to the holder that is inspected in its place.
  private(set) var levels = 0
  /// The point under the loupe, the pointer's or a given one; `nil` while there is none.
  private var magnified: CGPoint?
  private var held: PointerEvent?

  /// True while inspector or loupe draw anything, and see the pointer before the scene does.
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

  /// Returns the loupe at `scale` pixels per point; `nil` while it is off or the pointer elsewhere.
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

  /// Returns this state, with another's target and loupe where this one has none.
  func over(_ other: Inspector) -> Inspector {
    var shown = self
    if !isOn {
      (shown.isOn, shown.target) = (other.isOn, other.target)
      (shown.levels, shown.measures) = (other.levels, other.measures)
    }
    if !showsLoupe { (shown.showsLoupe, shown.magnified) = (other.showsLoupe, other.magnified) }
    return shown
  }

  /// The same tools before the pointer is anywhere.
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

  /// Moves target and loupe to the pointer during a stroke that belongs to the scene.
  mutating func follow(_ location: CGPoint) {
    if isOn { target = .point(location) }
    if showsLoupe { magnified = location }
  }

  /// Takes a pointer event; returns the events to hand to the scene, and `true` for a click.
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
