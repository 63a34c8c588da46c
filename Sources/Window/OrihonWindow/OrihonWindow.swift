public import Foundation
@_exported public import Orihon
public import SDLRendering
import SceneTools
import ScreenInterface
@_exported public import Stage

/// The functions that show your own scene, in a window or as a picture, in one call.
@preconcurrency @MainActor
public enum OrihonWindow {
  /// Opens a window on a view and runs it until the window is closed.
  ///
  /// - Parameters:
  ///   - view: The view that fills the window.
  ///   - title: The window's title; default the program's name.
  ///   - objects: Objects that the view does not retain, such as its data source; those that are a
  ///     `FrameParticipant` act in the scene.
  ///   - settings: The size, the theme and the like; everything has a default.
  /// - Throws: `SDLError` when there is no display or it refuses the window.
  public static func show(
    _ view: View, title: String? = nil, keeping objects: [AnyObject] = [],
    _ settings: WindowSettings = WindowSettings()
  ) throws(SDLError) {
    let title = title ?? ProcessInfo.processInfo.processName
    try show(Scene("view", title: title, showing: view, keeping: objects), settings)
  }

  /// Opens a window on a controller's view and runs it until the window is closed.
  ///
  /// - Parameters:
  ///   - controller: The controller, which the window retains.
  ///   - title: The window's title; default the program's name.
  ///   - settings: The size, the theme and the like; everything has a default.
  /// - Throws: `SDLError` when there is no display or it refuses the window.
  public static func show(
    _ controller: ViewController, title: String? = nil, _ settings: WindowSettings = WindowSettings()
  ) throws(SDLError) {
    let view: View = controller.view
    try show(view, title: title ?? controller.windowTitle, keeping: [controller], settings)
  }

  /// Opens a window on `scene` and runs it until the window is closed.
  ///
  /// If the X server ends, the program prints a sentence and exits with status 4. The exit handler of the
  /// newest `DisplayLossHandler` made since the window was opened runs first, if there is one.
  ///
  /// - Throws: `SDLError` when there is no display or it refuses the window.
  public static func show(_ scene: Scene, _ settings: WindowSettings = WindowSettings()) throws(SDLError) {
    let session = try SDLSession()
    let resources = DrawingResources(fonts: .installed)
    let window = try SDLWindow(
      WindowOptions(
        title: scene.title, size: settings.size, scale: settings.scale, renderer: settings.renderer),
      session: session)
    let tools = settings.showsTools ? Toolbox(services: [.devices, .menus]) : nil
    let options = StageOptions(size: window.size, traits: settings.traits(scale: window.scale))
    let screen = StageSession(
      Stage(scene, options: options, tools: tools, text: resources.textMeasuring))
    if let tools { screen.intercept { MenuInterceptor(on: $0, tools: tools) } }
    try SDLMainLoop(content: screen, window: window, resources: resources).run()
  }

  /// Returns a picture of `scene` as it is after `seconds`, drawn without a window.
  ///
  /// The scene advances at 60 frames a second, for a day at most. Its pictures are loaded before the first frame.
  ///
  /// - Throws: `DrawingError` when no font is installed, or when the picture would have no pixels or more
  /// than
  ///   `PictureExtent.limit`.
  public static func render(
    _ scene: Scene, at seconds: TimeInterval = 0, _ settings: WindowSettings = WindowSettings()
  ) throws(DrawingError) -> Bitmap {
    let size = settings.size ?? WindowOptions.preferredSize
    let extent = PictureExtent(size, scale: settings.scale ?? 1)
    guard extent.width >= 1, extent.height >= 1, extent.isAllowed() else {
      throw .extent(extent)
    }
    let renderer = try OffscreenRenderer(fonts: .installed)
    let seconds = seconds.isNaN ? 0 : min(max(0, seconds), 86_400)
    let scale = settings.scale ?? 1
    let stage = Stage(
      scene, options: StageOptions(size: size, traits: settings.traits(scale: scale)),
      text: renderer.textMeasuring)
    let frames = (seconds * 60).rounded(.down)
    for frame in stride(from: 0, through: frames, by: 1) {
      stage.showWithPictures(at: frame / 60, from: renderer, scale: scale)
    }
    stage.showWithPictures(at: seconds, from: renderer, scale: scale)
    return renderer.bitmap(of: [stage.displayList], scale: scale)
  }
}

extension Stage {
  /// Advances the scene to `time`, and once more after each picture requested at that time is loaded.
  fileprivate func showWithPictures(at time: TimeInterval, from renderer: OffscreenRenderer, scale: CGFloat) {
    advance(to: time)
    var requests = takePictureRequests()
    while !requests.isEmpty {
      for request in requests {
        handle(
          InputEvent(.found(FileEvent(.picture(request, renderer.load(request, scale: scale)))), at: time))
      }
      advance(to: time)
      requests = takePictureRequests()
    }
  }
}

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
