import CollectionViews
import FeedFiles
import Foundation
import Measurements
import Replays
import SDLRendering
import SceneTools
import ScreenInterface
import Stage

/// What is asked of the first scene of a window only.
struct DemoStartOptions {
  var place = ""
  var placement: Placement?
  var record: String?
  var tools = ToolSettings()
  var profile: ProfileFile?
  /// The numbers that are set at the beginning.
  var settings: [SettingAssignment] = []
  /// True when the tuning panel is open.
  var tunes = false
}

/// The window of `orihon demo`: a scene, and on to whatever the palette leads to.
final class DemoWindow {
  /// What surrounds every scene: keys change theme, direction and motion, and the next scene keeps them.
  private var surroundings: Surroundings
  private let program: ToolProgram
  private let log: LogFile?
  private let pane: WindowPane
  private let own: UserFeeds
  /// The scene that is shown, which stays where one that was chosen cannot be read.
  private var shown: LoadedScene
  /// The window of the scene before, whose tools the next one takes over; `nil` for the first scene.
  private var former: SceneWindow?
  private var visited = VisitedScenes()
  /// The seconds until the window closes by itself; `nil` leaves that to the user.
  private var rest: Double?

  /// Opens the window; all scenes share one log.
  init(
    _ loaded: LoadedScene, of program: ToolProgram, in surroundings: Surroundings, running: WindowRunOptions,
    log: String?
  ) throws {
    self.program = program
    self.surroundings = surroundings
    own = UserFeeds(beside: loaded, of: program)
    shown = loaded
    rest = running.seconds
    pane = try WindowPane(
      title: loaded.scene.title, size: surroundings.size, scale: surroundings.scale,
      renderer: running.renderer, refusesSize: true)
    self.log = try log.map(LogFile.init)
  }

  /// Shows a scene until the window is closed, and before that every place that is chosen.
  func run(_ loaded: LoadedScene, from beginning: DemoStartOptions) throws {
    try RecoverableRun.run {
      var next = try show(loaded, from: beginning)
      while let destination = next, rest.map({ $0 > 0 }) ?? true { next = try visit(destination) }
    } finish: { [log] in
      try log?.finish()
    }
  }

  private func visit(_ destination: MenuDestination) throws -> MenuDestination? {
    let (name, script) = scene(of: destination)
    var steps: GestureScript?
    do {
      steps = try script.flatMap(self.steps)
      shown = try SceneSource(program).load(name, keepsTheme: true)
    } catch {
      return try stay(because: "\(error)")
    }
    pane.rename(shown.scene.title)
    Console.say("\(shown.argument): \(shown.scene.title)")
    // A script plays on the scene as it was when the script was written.
    let settings = script == nil ? visited.settings(of: name) : []
    return try show(shown, from: DemoStartOptions(settings: settings), playing: steps)
  }

  /// Shows the scene before anew: somebody's own file with a fault is no reason to close the window.
  private func stay(because fault: String) throws -> MenuDestination? {
    Console.say(fault)
    shown = (try? SceneSource(program).load(shown.argument, keepsTheme: true)) ?? shown
    let settings = visited.settings(of: shown.argument)
    return try show(shown, from: DemoStartOptions(settings: settings), telling: fault)
  }

  private func scene(of destination: MenuDestination) -> (name: String, script: String?) {
    switch destination {
    case .scene(let name): (name, nil)
    case .script(let name): (program.sceneName(ofScript: name), name)
    }
  }

  /// Shows one scene; returns the place to go to, `nil` when the window was closed.
  private func show(
    _ loaded: LoadedScene, from beginning: DemoStartOptions, playing script: GestureScript? = nil,
    telling fault: String? = nil
  ) throws -> MenuDestination? {
    let window = SceneWindow(
      loaded, in: surroundings, pane, after: former, showsHint: former == nil, services: .all)
    former = window
    beginning.placement?.apply(to: window.stage)
    if let fault { window.tools.tell(fault) }
    let session = Session(in: window, of: loaded, place: beginning.place, log: log)
    if let record = beginning.record { try session.record(to: record) }
    session.set(beginning.settings)
    session.open(beginning.tools)
    let profile = try RunProfile(of: window.screen, to: beginning.profile)
    let player = script.map { self.player(of: $0, in: window) }
    visited.enter(loaded.argument)
    let menus = WindowMenus(for: loaded, of: program, besides: own, after: visited)
    let interceptor = session.offerMenus(menus, onBranch: player?.abandon)
    if beginning.tunes { session.openTuning() }
    var options = MainLoopOptions(for: window, loaded, keepsTheme: surroundings.keepsTheme, session)
    options.seconds = rest
    options.measuresPasses = profile.isAsked
    try RecoverableRun.run {
      try window.run(options)
    } finish: {
      try session.finish()
    }
    try profile.finish(loaded, in: window.window)
    if let failure = player?.failure { Console.say("\(failure)") }
    rest = rest.map { $0 - interceptor.time }
    if script == nil { visited.leave(loaded.argument, with: window.stage.content.tunable?.tuning) }
    surroundings.traits = window.stage.context.traits
    return interceptor.destination
  }

  /// Reads a script of the program.
  private func steps(of script: String) throws -> GestureScript? {
    guard case .script(let steps) = try ScriptSource(program).load(script) else { return nil }
    return steps
  }

  /// Plays a script until it ends or somebody presses.
  private func player(of steps: GestureScript, in window: SceneWindow) -> ReplayInterceptor {
    var playback = Playback(drawsPointer: true)
    playback.yieldsToUser = true
    return window.screen.intercept { ReplayInterceptor(on: $0, playing: ScriptPlayer(steps), playback) }
  }
}
