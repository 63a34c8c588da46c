public import Foundation
package import ScreenInterface

/// The options of a new window: title, size, scale and renderer.
public struct WindowOptions: Sendable, Hashable {
  /// The default size: 430×932 points, and no higher than the screen allows.
  public static let preferredSize = CGSize(width: 430, height: 932)
  /// The smallest size of a window, in points.
  public static let minimumSize = CGSize(width: 320, height: 480)

  /// The text of the title bar.
  public var title: String
  /// The size in points; `nil` is `preferredSize` clipped to the usable height of the screen.
  public var size: CGSize?
  /// The number of pixels a point; `nil` is the desktop's scale.
  ///
  /// On X11, where the desktop says 1, the window is this many times larger and pointer coordinates are
  /// divided by it.
  public var scale: CGFloat?
  /// The requested renderer.
  package var renderer: RendererChoice
  /// The place of a former window that this one takes; `nil` for the middle of the screen.
  package var place: WindowPlace?

  /// Creates the options; everything but the title has a default.
  package init(
    title: String, size: CGSize? = nil, scale: CGFloat? = nil, renderer: RendererChoice = .auto
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.renderer = renderer
  }
}
