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
  /// The points that the window has besides `size` or the default one, as for a frame around a scene; default none.
  package var margins = CGSize.zero
  /// The number of pixels a point; `nil` is the desktop's scale.
  ///
  /// On X11, where the desktop says 1, the window is this many times larger and pointer coordinates are
  /// divided by it.
  public var scale: CGFloat?
  /// The requested renderer.
  package var renderer: RendererChoice
  /// The place of a former window that this one takes; `nil` for the middle of the screen.
  package var place: WindowPlace?

  /// Returns the scale to open with where none is given: the desktop's, if the window fits on the screen with it.
  ///
  /// - Parameters:
  ///   - wanted: The desktop's scale; `nil` when it has none.
  ///   - screen: The usable size of the screen, in pixels; `nil` when it is not known.
  /// - Returns: Pixels a point; `nil` where neither the options nor the desktop name a scale.
  package func scale(following wanted: CGFloat?, on screen: CGSize?) -> CGFloat? {
    guard scale == nil, let wanted else { return scale }
    let size = size ?? CGSize(width: Self.preferredSize.width, height: Self.minimumSize.height)
    guard PictureExtent(size, scale: wanted).isAllowed() else { return nil }
    guard let screen else { return wanted }
    return size.width * wanted <= screen.width && size.height * wanted <= screen.height ? wanted : nil
  }

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
