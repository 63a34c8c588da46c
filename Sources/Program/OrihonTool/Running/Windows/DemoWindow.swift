import CollectionViews
import Documents
import FeedFiles
import Foundation
import Measurements
import Replays
import SDLRendering
import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// The options that apply only to the first scene of a window.
struct DemoStartOptions {
  var place = ""
  var placement: ScrollOffsets?
  var record: String?
  var tools = ToolSettings()
  var profile: ProfileFile?
  /// The settings that are set at the beginning.
  var settings: [SettingAssignment] = []
  /// True when the tuning panel is open.
  var tunes = false
  /// The session of a former process of `--live` that the scene goes on with; `nil` for a new one.
  var resumed: ResumedDemo?
}

/// How the window of `orihon demo` is opened.
struct DemoOpening {
  var running: WindowRunOptions
  var log: LogRequest
  /// The connection to the supervisor of `--live`; `nil` without one.
  var link: LiveLink?
  /// The session whose window is taken over; `nil` for a new one.
  var resumed: ResumedDemo?
  /// The preferences of the desktop; `nil` where they are not followed.
  var desktop: DemoDesktop?
}

/// The window of `orihon demo`, which shows a scene and then each destination chosen in the command palette.
final class DemoWindow {
  /// The surroundings of every scene; keys change theme, direction and motion, and the next scene keeps them.
  private var surroundings: SceneEnvironment
  private let program: ToolProgram
  private let log: LogFile?
  private let pane: WindowPane
  private let own: UserFeeds
  private let link: LiveLink?
  private let desktop: DemoDesktop?
  /// The current scene, which stays if the chosen one cannot be read.
  private var shown: LoadedScene
  /// The window of the previous scene, whose tools the next one takes over; `nil` for the first scene.
  private var former: SceneWindow?
  private var visited = VisitedScenes()
  /// The seconds until the window closes; `nil` if only the user closes it.
  private var rest: Double?

  /// Opens the window; all scenes share one log.
  init(
    _ loaded: LoadedScene, of program: ToolProgram, in surroundings: SceneEnvironment, _ opening: DemoOpening
  ) throws {
    self.program = program
    self.surroundings = surroundings
    link = opening.link
    own = UserFeeds(beside: loaded, of: program)
    shown = loaded
    let former = opening.resumed?.session
    rest = former.map(\.rest) ?? opening.running.seconds
    var options = WindowOptions(
      title: loaded.scene.title, size: surroundings.size, scale: surroundings.scale,
      renderer: opening.running.renderer)
    if let place = former?.place {
      (options.size, options.scale, options.place) = (place.size, place.scale, place)
    }
    pane = try WindowPane(options, refusesSize: former == nil) { opening.desktop?.scale }
    desktop = opening.desktop
    desktop?.follow(in: &self.surroundings)
    log = try opening.log.open()
    link?.listen(pane.session.waker)
  }

  /// Shows a scene and then every chosen destination, until the window is closed.
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
      shown = try load(name)
    } catch {
      return try stay(because: "\(error)")
    }
    pane.rename(shown.scene.title)
    Console.say("\(shown.argument): \(shown.scene.title)")
    // A script plays on the scene with the feed's own settings, for which it was written.
    let settings = script == nil ? visited.settings(of: name) : []
    return try show(shown, from: DemoStartOptions(settings: settings), playing: steps)
  }

  /// Shows the previous scene again, as a fault in the user's file should not close the window.
  private func stay(because fault: String) throws -> MenuDestination? {
    Console.say(fault)
    shown = (try? load(shown.argument)) ?? shown
    let settings = visited.settings(of: shown.argument)
    return try show(shown, from: DemoStartOptions(settings: settings), telling: fault)
  }

  /// Loads another scene for the window's present theme.
  private func load(_ name: String) throws -> LoadedScene {
    try SceneSource(program).load(name, keepsTheme: true, keepsDirection: surroundings.keepsDirection)
  }

  private func scene(of destination: MenuDestination) -> (name: String, script: String?) {
    switch destination {
    case .scene(let name): (name, nil)
    case .script(let name): (program.sceneName(ofScript: name), name)
    }
  }

  /// Shows one scene; returns the next destination, `nil` when the window was closed.
  private func show(
    _ loaded: LoadedScene, from beginning: DemoStartOptions, playing script: GestureScript? = nil,
    telling fault: String? = nil
  ) throws -> MenuDestination? {
    let isFirst = former == nil && beginning.resumed?.session.isFirst != false
    let window = SceneWindow(
      loaded, in: surroundings, pane, after: former, showsHint: former == nil && beginning.resumed == nil,
      services: .all, asIn: beginning.resumed?.surroundings)
    former = window
    beginning.placement?.apply(to: window.stage)
    if let fault { window.tools.tell(fault) }
    let strokes = link.map { _ in window.screen.intercept { StrokeInterceptor(on: $0) } }
    let session = WindowSession(in: window, of: loaded, place: beginning.place, log: log)
    if let record = beginning.record { try session.record(to: record) }
    let start = LiveScene.Beginning(
      resumed: beginning.resumed, tools: beginning.tools, isFirst: isFirst, rest: rest)
    let live = link.flatMap { link in
      strokes.map { LiveScene(window, session, observing: $0, from: start, link: link) }
    }
    if beginning.resumed == nil {
      session.set(beginning.settings)
      session.open(beginning.tools)
    }
    try live?.resume()
    let profile = try RunProfile(of: window.screen, to: beginning.profile)
    let player = script.map { self.player(of: $0, in: window) }
    visited.enter(loaded.argument)
    let menus = WindowMenus(for: loaded, of: program, besides: own, after: visited)
    let interceptor = session.offerMenus(menus, onBranch: player?.abandon)
    if beginning.tunes { session.openTuning() }
    if isFirst { followLateAnswer(in: window, of: loaded, session, interceptor) }
    defer { desktop?.stop() }
    live?.intercept()
    var options = MainLoopOptions(for: window, loaded, keeping: surroundings.kept, session)
    options.seconds = rest
    options.measuresPasses = profile.isAsked
    try RecoverableRun.run {
      try window.run(options)
    } finish: {
      try session.finish()
    }
    try profile.finish(loaded, in: window.window)
    if let failure = player?.failure { Console.say("\(failure)") }
    rest = rest.map { $0 - (live?.windowTime ?? interceptor.time) }
    if script == nil { visited.leave(loaded.argument, with: window.stage.content.tunable?.tuning) }
    surroundings.traits = traits(after: window.stage, showing: loaded)
    return interceptor.destination
  }

  private func followLateAnswer(
    in window: SceneWindow, of loaded: LoadedScene, _ session: WindowSession, _ menus: MenuInterceptor
  ) {
    let names = loaded.reading.map { $0.feed.theme != .auto } ?? false
    desktop?.follow(on: window.stage, waking: pane.session.waker, namesTheme: names) { [session, menus] in
      // The panel would take the key.
      if !session.isTuning { menus.press($0) }
    }
  }

  /// Returns the traits in which the window goes on; a direction that the feed alone asked for ends with it.
  private func traits(after stage: Stage, showing loaded: LoadedScene) -> TraitCollection {
    var traits = stage.context.traits
    let asked = surroundings.traits.layoutDirection
    if loaded.reading?.feed.direction == .rtl, traits.isRightToLeft { traits.layoutDirection = asked }
    return traits
  }

  /// Reads a script of the program.
  private func steps(of script: String) throws -> GestureScript? {
    guard case .script(let steps) = try ScriptSource(program).load(script) else { return nil }
    return steps
  }

  /// Returns an interceptor that plays a script until it ends or the user presses.
  private func player(of steps: GestureScript, in window: SceneWindow) -> ReplayInterceptor {
    var playback = PlaybackOptions(drawsPointer: true)
    playback.yieldsToUser = true
    return window.screen.intercept { ReplayInterceptor(on: $0, playing: ScriptPlayer(steps), playback) }
  }
}

extension MainLoopOptions {
  /// Creates the options for `orihon demo`: its keys and watched files, besides the window's own.
  init(for window: SceneWindow, _ loaded: LoadedScene, keeping keeps: KeptTraits, _ session: WindowSession) {
    self.init()
    let stage = window.stage
    session.serve(&self)
    if let file = loaded.file {
      let live = LiveFeed(file, loaded.reading, keeping: keeps, waker: window.session.waker)
      document = live.document
      live.onChange = session.change
      live.onRead = session.fileWasRead
      stage.onDocumentSaved { live.read(for: [$0]) }
    }
  }
}
