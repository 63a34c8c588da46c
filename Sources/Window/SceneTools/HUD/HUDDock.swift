import Foundation

/// The area beside the scene for the HUD, the panel of measurements, in a wide window.
///
/// The scene keeps its width: a wide window is requested to grow by the dock, and the added width is the
/// dock's only. In a window that cannot grow, and without a window, the dock covers the scene's right edge.
struct HUDDock: Sendable, Hashable {
  /// The width of the dock, in points.
  static let width: CGFloat = 320
  /// The least width of a window with a dock, in points; in a narrower one the HUD is a strip at the bottom.
  static let leastWindowWidth: CGFloat = 760

  /// The width of the window that belongs to the dock and not to the scene, in points.
  private(set) var room: CGFloat = 0
  private var awaitedWidth: CGFloat?

  /// Handles the HUD opening or closing; returns the window width to request, `nil` for no change.
  ///
  /// `width` is the window's current width.
  mutating func hudDidToggle(isShown: Bool, inWindowOf width: CGFloat) -> CGFloat? {
    if isShown {
      awaitedWidth = width >= Self.leastWindowWidth ? width + Self.width : nil
      return awaitedWidth
    }
    defer { self = HUDDock() }
    return room > 0 ? width - room : nil
  }

  /// Handles a change of the window's width; an equal width changes nothing.
  mutating func windowDidResize(from former: CGFloat, to width: CGFloat) {
    guard width != former else { return }
    if let awaited = awaitedWidth, width >= awaited { room = Self.width }
    if width < Self.leastWindowWidth { room = 0 }
    awaitedWidth = nil
  }
}
