import Foundation
import Logging
import SDLRendering
import ScreenInterface
import Stage

/// A window with a scene in it, ready to run.
struct OpenedWindow {
  let stage: Stage
  let session: SDLSession
  let window: SDLWindow
  private let resources: DrawingResources
  private let logger = Logger(label: "orihon")

  /// Opens the window and starts the scene.
  ///
  /// - Throws: `SDLError` without a display, `DrawingError` without a font.
  init(
    _ loaded: LoadedScene, in surroundings: Surroundings, running options: WindowRunOptions,
    showsHint: Bool = true
  ) throws {
    session = try SDLSession()
    resources = DrawingResources(fonts: .installed)
    if let failure = resources.fontFailure { throw failure }
    window = try SDLWindow(
      WindowOptions(
        title: loaded.scene.title, size: surroundings.size, scale: surroundings.scale,
        renderer: options.renderer),
      session: session, log: { [logger] in logger.info("\($0)") })
    let (size, scale) = (window.size, window.scale)
    logger.info(
      "\(NumberText.points(size.width))×\(NumberText.points(size.height)) points, scale \(NumberText.points(scale))"
    )
    stage = Stage(
      loaded.scene,
      options: surroundings.stageOptions(
        size: size, scale: scale, showsHUD: options.hud, showsHint: showsHint),
      text: resources.textMeasuring)
  }

  /// Runs `content`, which is the stage or wraps it, until the window is closed.
  func run(_ content: any ScreenContent, _ options: MainLoopOptions) throws {
    let counter = FrameCounter(content)
    try SDLMainLoop(content: counter, window: window, resources: resources, options: options).run()
    logger.info("\(counter.frames) frames, \(counter.dropped) dropped")
  }
}
