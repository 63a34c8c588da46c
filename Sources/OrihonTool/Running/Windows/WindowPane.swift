import Foundation
import Logging
import SDLRendering
import ScreenInterface

/// An open window without content.
struct WindowPane {
  let session: SDLSession
  let window: SDLWindow
  private let resources: DrawingResources
  private let logger = Logger(label: "orihon")

  /// Opens the window.
  ///
  /// - Throws: `SDLError` without a display, `DrawingError` without a font.
  init(title: String, size: CGSize?, scale: CGFloat?, renderer: RendererChoice) throws {
    session = try SDLSession()
    resources = DrawingResources(fonts: .installed)
    if let failure = resources.fontFailure { throw failure }
    window = try SDLWindow(
      WindowOptions(title: title, size: size, scale: scale, renderer: renderer), session: session,
      log: { [logger] in logger.info("\($0)") })
    let (width, height) = (NumberText.points(window.size.width), NumberText.points(window.size.height))
    logger.info("\(width)×\(height) points, scale \(NumberText.points(window.scale))")
    if let size, let screen = window.screenSize, size.width > screen.width || size.height > screen.height {
      logger.info("\(NumberText.extent(size)) is larger than the screen of \(NumberText.extent(screen))")
    }
  }

  /// Measures text with the fonts that draw it.
  var text: any TextMeasuring { resources.textMeasuring }

  /// Gives the window another text in its title bar.
  func rename(_ title: String) { window.rename(title) }

  /// Runs `content` until the window is closed.
  func run(_ content: any ScreenContent, _ options: MainLoopOptions) throws {
    var counter = FrameCounter()
    var options = options
    options.didPresent = { counter.note($0, of: content) }
    try SDLMainLoop(content: content, window: window, resources: resources, options: options).run()
    logger.info("\(NumberText.count(counter.frames, "frame")), \(counter.dropped) dropped")
  }
}
