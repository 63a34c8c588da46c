import Foundation

/// The room beside the scene that the HUD stands in where the window is wide.
///
/// The scene keeps its width: a wide window is asked to grow by the dock, and what it gains is the dock's alone.
/// In a window that cannot grow, and where there is none, the dock stands above the scene's right edge.
struct HUDDock: Sendable, Hashable {
  /// How wide the dock is, in points.
  static let width: CGFloat = 320
  /// In a narrower window the HUD is a strip at the bottom, in points.
  static let leastWindowWidth: CGFloat = 760

  /// How much of the window belongs to the dock and not to the scene, in points.
  private(set) var room: CGFloat = 0
  private var awaitedWidth: CGFloat?

  /// Takes that the HUD opened or closed in a window of `width`; returns the width to ask the window for.
  mutating func hudDidToggle(isShown: Bool, inWindowOf width: CGFloat) -> CGFloat? {
    if isShown {
      awaitedWidth = width >= Self.leastWindowWidth ? width + Self.width : nil
      return awaitedWidth
    }
    defer { self = HUDDock() }
    return room > 0 ? width - room : nil
  }

  /// Takes the window's size anew; nothing happens while its width stays what it was.
  mutating func windowDidResize(from former: CGFloat, to width: CGFloat) {
    guard width != former else { return }
    if let awaited = awaitedWidth, width >= awaited { room = Self.width }
    if width < Self.leastWindowWidth { room = 0 }
    awaitedWidth = nil
  }
}
