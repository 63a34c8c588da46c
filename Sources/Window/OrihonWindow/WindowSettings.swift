public import Foundation
public import Orihon

/// The settings with which your own scene is shown; everything has a default.
public struct WindowSettings: Sendable, Hashable {
  /// The size in points; `nil` is 430×932, in a window no higher than the screen.
  public var size: CGSize?
  /// The number of pixels in a point; `nil` is the desktop's scale in a window, and 1 in a picture.
  public var scale: CGFloat?
  /// The way in which frames reach the screen; default `auto`.
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
  /// Without the tools every letter belongs to the scene: its controls and participants receive it. Keys that
  /// scroll, move the focus, leave full screen (`Escape`), enter it (`F11`) or close the window (`⌃Q`) work in
  /// any case, after the scene has had them. With the tools `?` shows the list of keys.
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
