import Foundation
import SDLRendering
import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// An open window with a started scene.
struct SceneWindow {
  /// The session that the window drives.
  let screen: StageSession
  let tools: Toolbox
  private let pane: WindowPane

  /// Opens the window and starts the scene.
  ///
  /// - Throws: `SDLError` without a display, `DrawingError` without a font.
  init(
    _ loaded: LoadedScene, in surroundings: SceneEnvironment, running options: WindowRunSettings,
    showsHUD: Bool = false, showsHint: Bool = true
  ) throws {
    let pane = try WindowPane(
      title: loaded.scene.title, size: surroundings.size, scale: surroundings.scale,
      renderer: options.renderer)
    self.init(loaded, in: surroundings, pane, showsHUD: showsHUD, showsHint: showsHint)
  }

  /// Starts the scene in an open window, with the tools of the previous scene if there was one.
  ///
  /// A session that is resumed begins with the size and scale that the window had then.
  init(
    _ loaded: LoadedScene, in surroundings: SceneEnvironment, _ pane: WindowPane,
    after former: SceneWindow? = nil, showsHUD: Bool = false, showsHint: Bool = true,
    services: WindowServices = .all.subtracting(.palette), asIn resumed: SceneEnvironment? = nil
  ) {
    self.pane = pane
    tools = Toolbox(
      showsHUD: showsHUD && former == nil, showsHint: showsHint, isJapanese: loaded.isJapanese,
      services: services)
    var options = surroundings.stageOptions(
      size: resumed?.size ?? pane.sceneSize, scale: resumed?.scale ?? pane.window.scale)
    if let former { options.clockRate = former.stage.clockRate }
    screen = StageSession(Stage(loaded.scene, options: options, tools: tools, text: pane.text))
    if let former { tools.takeOver(former.tools) }
  }

  var stage: Stage { screen.stage }

  var session: SDLSession { pane.session }

  var window: SDLWindow { pane.window }

  /// Shows the scene in this way; nothing is intercepted around it afterwards.
  func present(_ presentation: ScenePresentation) {
    if presentation.hidesTools { screen.intercept { PresentationInterceptor(on: $0) } }
    guard presentation.hasFrame else { return }
    screen.intercept {
      DeviceFrameInterceptor(on: $0, in: pane.window.size, scale: pane.window.scale)
    }
  }

  /// Runs the scene, through its interceptors, until the window is closed.
  func run(_ options: MainLoopOptions) throws { try pane.run(screen, options) }
}
