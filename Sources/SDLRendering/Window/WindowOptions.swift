public import Foundation
public import ScreenInterface

/// What a window is opened with.
public struct WindowOptions: Sendable, Hashable {
  /// The size that is used when none is asked for: 430×932 points, and no higher than the screen allows.
  public static let preferredSize = CGSize(width: 430, height: 932)
  /// No window is made smaller than this, in points.
  public static let minimumSize = CGSize(width: 320, height: 480)

  /// What the title bar says.
  public var title: String
  /// The size in points; `nil` is `preferredSize` clipped to the usable height of the screen.
  public var size: CGSize?
  /// Pixels a point; `nil` is what the desktop says.
  ///
  /// On X11, where the desktop says 1, the window is this many times larger and pointer coordinates are
  /// divided by it.
  public var scale: CGFloat?
  /// How frames reach the screen.
  public var renderer: RendererChoice

  /// Creates the options; everything but the title has a default.
  public init(
    title: String, size: CGSize? = nil, scale: CGFloat? = nil, renderer: RendererChoice = .auto
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.renderer = renderer
  }
}
