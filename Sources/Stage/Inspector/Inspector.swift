import Foundation
import LayoutGeometry
import ScreenInterface

/// What the pointer and the keys mean while elements are inspected.
///
/// Hovering picks an element and a click copies it, without reaching the scene; a drag reaches it once it has left the
/// slop, from where it was pressed.
struct Inspector: Sendable, Hashable {
  /// What is inspected.
  enum Target: Sendable, Hashable {
    /// Whatever is under this point of the window.
    case point(CGPoint)
    /// The element of this name, wherever it goes.
    case element(ElementID)
  }

  private(set) var isOn = false
  /// Whether distances to the neighbours are drawn: while the Alt key is held.
  var measures = false
  /// Whether the pixels under the pointer are drawn large.
  private(set) var showsLoupe = false
  /// What is inspected; `nil` while the pointer is elsewhere.
  private(set) var target: Target?
  /// How many times the holder is taken instead of the element.
  private(set) var levels = 0
  /// Where the pointer is, or what stands for it; `nil` while it is elsewhere.
  private var magnified: CGPoint?
  private var held: PointerEvent?

  /// Whether it draws anything, and sees the pointer before the scene does.
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

  /// Inspects without a pointer.
  mutating func inspect(_ target: Target) {
    isOn = true
    self.target = target
  }

  /// Shows the loupe without a pointer.
  mutating func magnify(at point: CGPoint) {
    showsLoupe = true
    magnified = point
  }

  /// What the loupe shows at `scale` pixels a point; `nil` while it is off, or the pointer elsewhere.
  func loupe(scale: CGFloat) -> Loupe? {
    guard showsLoupe, let magnified else { return nil }
    return Loupe(point: magnified, scale: scale)
  }

  mutating func close() -> Bool {
    defer { self = Inspector() }
    return isOn || showsLoupe
  }

  /// Inspects nothing; the loupe stays.
  mutating func stopInspecting() { (isOn, target, levels, measures) = (false, nil, 0, false) }

  /// Shows no loupe; what is inspected stays.
  mutating func stopMagnifying() { (showsLoupe, magnified) = (false, nil) }

  /// What shows: this, and another's element and loupe where this has none.
  func over(_ other: Inspector) -> Inspector {
    var shown = self
    if !isOn {
      (shown.isOn, shown.target) = (other.isOn, other.target)
      (shown.levels, shown.measures) = (other.levels, other.measures)
    }
    if !showsLoupe { (shown.showsLoupe, shown.magnified) = (other.showsLoupe, other.magnified) }
    return shown
  }

  mutating func goOutwards() { levels += 1 }

  mutating func goInwards() { levels = max(0, levels - 1) }

  mutating func pointerDidLeave() {
    if case .point = target { target = nil }
    magnified = nil
    measures = false
  }

  /// Takes where the pointer is during a stroke of the scene's.
  mutating func follow(_ location: CGPoint) {
    if isOn { target = .point(location) }
    if showsLoupe { magnified = location }
  }

  /// Takes what the pointer did; returns what of it the scene is told, and whether it was a click.
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
