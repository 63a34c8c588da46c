public import Foundation
public import Orihon

/// The settings for showing your own scene; everything has a default.
public struct WindowSettings: Sendable, Hashable {
  /// The size in points; `nil` is 430×932, in a window no higher than the screen.
  public var size: CGSize?
  /// The number of pixels a point; `nil` is the desktop's scale in a window, and 1 in a picture.
  public var scale: CGFloat?
  /// The renderer that presents frames on the screen; default `auto`.
  ///
  /// A picture is always drawn by the software renderer.
  public var renderer: RendererChoice
  /// The theme; default light.
  public var style: TraitCollection.UserInterfaceStyle
  /// The reading direction; default left to right.
  public var direction: TraitCollection.LayoutDirection
  /// True when keys open the tools and change theme, direction and speed, as in `orihon`; default `false`, and `true`
  /// where the environment has `ORIHON_TOOLS=1`.
  ///
  /// Without the tools the scene's controls and participants receive every letter. The keys that scroll, move
  /// the focus, enter full screen (`F11`), leave it (`Escape`) or close the window (`⌃Q`) work in any case,
  /// once the scene has not handled them. With the tools `?` shows the list of keys.
  public var tools = false

  /// Creates settings.
  public init(
    size: CGSize? = nil, scale: CGFloat? = nil, renderer: RendererChoice = .auto,
    style: TraitCollection.UserInterfaceStyle = .light,
    direction: TraitCollection.LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.renderer = renderer
    self.style = style
    self.direction = direction
  }

  func traits(scale: CGFloat) -> TraitCollection {
    TraitCollection(userInterfaceStyle: style, layoutDirection: direction, displayScale: scale)
  }

  /// True when the settings or the environment ask for the tools.
  var showsTools: Bool { tools || ProcessInfo.processInfo.environment["ORIHON_TOOLS"] == "1" }
}
