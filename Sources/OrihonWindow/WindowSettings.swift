public import Foundation
public import Orihon

/// How a scene of one's own is shown; everything has a default.
public struct WindowSettings: Sendable, Hashable {
  /// The extent in points; `nil` is 430×932 in a picture, clipped to the screen's height in a window.
  public var size: CGSize?
  /// Pixels a point; `nil` is what the desktop says, and 1 in a picture.
  public var scale: CGFloat?
  /// How frames reach the screen; default `auto`.
  ///
  /// A picture is always drawn by the software renderer.
  public var renderer: RendererChoice
  /// The theme; default light.
  public var style: TraitCollection.UserInterfaceStyle
  /// The reading direction; default left to right.
  public var direction: TraitCollection.LayoutDirection
  /// Whether letters and other keys open the tools and change theme, direction and speed, as in the window of the
  /// program `orihon`; default false.
  ///
  /// Without them every letter is the scene's: its controls and participants have it. Keys that scroll, move the
  /// focus, leave full screen (`Escape`), enter it (`F11`) or close the window (`⌃Q`) work in any case, after the
  /// scene has had them. `?` then shows the list of keys.
  public var hasToolKeys = false

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

  var traits: TraitCollection {
    TraitCollection(userInterfaceStyle: style, layoutDirection: direction, displayScale: scale ?? 1)
  }
}
