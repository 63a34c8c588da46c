import Foundation
import SDLRendering
import SceneTools
import ScreenInterface
import Stage

/// A window with a scene in it, ready to run.
struct OpenedWindow {
  let stage: Stage
  let tools: Toolbox
  private let pane: WindowPane

  /// Opens the window and starts the scene.
  ///
  /// - Throws: `SDLError` without a display, `DrawingError` without a font.
  init(
    _ loaded: LoadedScene, in surroundings: Surroundings, running options: WindowRunOptions,
    showsHUD: Bool = false, showsHint: Bool = true
  ) throws {
    pane = try WindowPane(
      title: loaded.scene.title, size: surroundings.size, scale: surroundings.scale,
      renderer: options.renderer)
    tools = Toolbox(showsHUD: showsHUD, showsHint: showsHint)
    stage = Stage(
      loaded.scene,
      options: surroundings.stageOptions(size: pane.window.size, scale: pane.window.scale), tools: tools,
      text: pane.text)
  }

  var session: SDLSession { pane.session }

  var window: SDLWindow { pane.window }

  /// Runs `content`, which is the stage or wraps it, until the window is closed.
  func run(_ content: any ScreenContent, _ options: MainLoopOptions) throws {
    try pane.run(content, options)
  }
}
