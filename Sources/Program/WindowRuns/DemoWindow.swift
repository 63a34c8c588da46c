import CollectionViews
import Documents
import FeedFiles
import Foundation
import Measurements
import Replays
import SDLRendering
package import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// The window of `orihon demo`, which shows a scene and then each destination chosen in the command palette.
package final class DemoWindow {
  /// The surroundings of every scene; keys change theme, direction and motion, and the next scene keeps them.
  private var surroundings: SceneEnvironment
  private let program: ToolProgram
  private let log: LogFile?
  private let pane: WindowPane
  private let own: UserFeeds
  private let link: LiveLink?
  private let desktop: DemoDesktop?
  private let presentation: ScenePresentation
  /// The current scene, which stays if the chosen one cannot be read.
  private var shown: LoadedScene
  /// The window of the previous scene, whose tools the next one takes over; `nil` for the first scene.
  private var former: SceneWindow?
  private var visited = VisitedScenes()
  /// The scene of a file that was opened, as it was read when it was judged.
  private var prepared: (destination: MenuDestination, visit: DemoVisit)?
  /// How a feed is opened anew where it is; `nil` for a scene that begins at its top.
  private var anew: DemoStartOptions?
  /// The seconds until the window closes; `nil` if only the user closes it.
  private var rest: Double?

  /// Opens the window; all scenes share one log.
  package init(
    _ loaded: LoadedScene, of program: ToolProgram, in surroundings: SceneEnvironment, _ opening: DemoOpening
  ) throws {
    self.program = program
    self.surroundings = surroundings
    (link, presentation) = (opening.link, opening.presentation)
    own = UserFeeds(beside: loaded, of: program)
    shown = loaded
    let former = opening.resumed?.session
    rest = former.map(\.rest) ?? opening.running.seconds
    var options = WindowOptions(
      title: loaded.scene.title, size: surroundings.size, scale: surroundings.scale,
      renderer: opening.running.renderer)
    options.margins = presentation.margins(scale: surroundings.scale ?? 1)
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
  package func run(_ loaded: LoadedScene, from beginning: DemoStartOptions) throws {
    try RecoverableRun.run {
      var next = try show(DemoVisit(loaded), from: beginning)
      while let destination = next, rest.map({ $0 > 0 }) ?? true { next = try visit(destination) }
    } finish: { [log] in
      try log?.finish()
    }
  }

  private func visit(_ destination: MenuDestination) throws -> MenuDestination? {
    var beginning = anew ?? DemoStartOptions()
    anew = nil
    let visit: DemoVisit
    do {
      visit =
        try prepared?.destination == destination ? prepared?.visit ?? read(destination) : read(destination)
    } catch {
      return try stay(because: "\(error)")
    }
    prepared = nil
    shown = visit.loaded
    pane.rename(shown.scene.title)
    Console.say("\(shown.argument): \(shown.scene.title)")
    // A script plays on the scene with the feed's own settings, for which it was written.
    if visit.keepsSettings { beginning.settings = visited.settings(of: shown.argument) }
    return try show(visit, from: beginning)
  }

  private func read(_ destination: MenuDestination) throws -> DemoVisit {
    try DemoVisit(
      destination, of: program, besides: shown.argument, in: surroundings, scale: pane.window.scale)
  }

  /// Shows the previous scene again, as a fault in the user's file should not close the window.
  private func stay(because fault: String) throws -> MenuDestination? {
    Console.say(fault)
    shown = (try? DemoVisit.scene(shown.argument, of: program, in: surroundings)) ?? shown
    let settings = visited.settings(of: shown.argument)
    return try show(DemoVisit(shown), from: DemoStartOptions(settings: settings), telling: fault)
  }

  /// Shows one scene; returns the next destination, `nil` when the window was closed.
  private func show(
    _ visit: DemoVisit, from beginning: DemoStartOptions, telling fault: String? = nil
  ) throws -> MenuDestination? {
    let loaded = visit.loaded
    let isFirst = former == nil && beginning.resumed?.session.isFirst != false
    let window = open(visit, beginning, telling: fault)
    beginning.placement?.apply(to: window.stage)
    let played = input(of: visit, in: window)
    let strokes = link.map { _ in window.screen.intercept { StrokeInterceptor(on: $0) } }
    let place =
      visit.recording?.place(on: window.stage) ?? InitialOffsets(beginning.place).text(on: window.stage)
    let session = WindowSession(in: window, of: loaded, place: place, log: log)
    session.presentation = presentation
    if let record = beginning.record { try session.record(to: record) }
    if beginning.records { session.recordFromStart() }
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
    let player = visit.player(of: played, in: window)
    visited.enter(loaded.argument)
    let chooser = FileChooser(waker: window.session.waker)
    defer { chooser.close() }
    let interceptor = offerMenus(to: session, on: visit, playing: player, by: chooser)
    if beginning.tunes { session.openTuning() }
    if visit.recording == nil {
      session.recordAnew = interceptor.map(reopening(visit, recording: true))
    }
    if isFirst, let interceptor { followLateAnswer(in: window, of: loaded, session, interceptor) }
    defer { desktop?.stop() }
    // A recording plays to its end on the feed as it was read.
    let watched = visit.recording == nil ? loaded : nil
    let warnings = watched?.reading.map { reading in
      window.screen.intercept { WarningInterceptor(on: $0, tools: window.tools, reading) }
    }
    live?.intercept()
    window.present(presentation)
    var options = MainLoopOptions(
      for: window, watched, keeping: surroundings.kept, session, reopen: interceptor.map(reopening(visit)),
      warnings: warnings)
    options.seconds = rest
    options.measuresPasses = profile.isAsked
    try RecoverableRun.run {
      try window.run(options)
    } finish: { [link] in
      link?.detach()
      try session.finish()
    }
    try profile.finish(loaded, in: window.window)
    if let failure = player?.failure { Console.say("\(failure)") }
    rest = rest.map { $0 - (live?.windowTime ?? interceptor?.time ?? 0) }
    if visit.keepsSettings {
      visited.leave(loaded.argument, with: window.stage.content.tunable?.tuning)
    }
    if visit.recording == nil { surroundings.traits = traits(after: window.stage, showing: loaded) }
    return interceptor?.destination
  }

  /// Adds the menus and the keys of the history; `nil` where a scene is presented without them.
  private func offerMenus(
    to session: WindowSession, on visit: DemoVisit, playing player: ReplayInterceptor?,
    by chooser: FileChooser
  ) -> MenuInterceptor? {
    guard !presentation.hidesTools else { return nil }
    var menus = WindowMenus(for: visit.loaded, of: program, besides: own, after: visited)
    menus.files = doors(by: chooser, during: session)
    return session.offerMenus(
      menus, onBranch: player?.abandon,
      isWatching: { visit.recording != nil && player?.isFinished == false })
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

  /// Returns a closure that opens a scene anew, with its feed and rows where they are, and may record it.
  private func reopening(
    _ visit: DemoVisit, recording isRecorded: Bool = false
  ) -> (MenuInterceptor) -> () -> Void {
    { [unowned self] menus in
      { [unowned self, unowned menus] in
        var options = DemoStartOptions()
        options.place = former.map { ScrollOffsets(of: $0.stage).text } ?? ""
        options.placement = try? ScrollOffsets(options.place)
        options.records = isRecorded
        anew = options
        menus.go(to: .scene(visit.loaded.argument))
      }
    }
  }

  /// Returns the traits in which the window goes on; a direction that the feed alone asked for ends with it.
  private func traits(after stage: Stage, showing loaded: LoadedScene) -> TraitCollection {
    var traits = stage.context.traits
    let asked = surroundings.traits.layoutDirection
    if loaded.reading?.feed.direction == .rtl, traits.isRightToLeft { traits.layoutDirection = asked }
    return traits
  }

  /// Starts a scene in the window; a recording begins with its own size, and without the tools of the former scene.
  private func open(_ visit: DemoVisit, _ beginning: DemoStartOptions, telling fault: String?) -> SceneWindow
  {
    let recorded = visit.recording?.surroundings
    if let size = recorded?.size { pane.resize(to: size) }
    let window = SceneWindow(
      visit.loaded, in: recorded ?? surroundings, pane, after: recorded == nil ? former : nil,
      showsHint: former == nil && beginning.resumed == nil, services: .all,
      asIn: recorded ?? beginning.resumed?.surroundings)
    former = window
    if let fault { window.tools.tell(fault) }
    return window
  }

  /// Returns the input of the recording that is played, from its beginning.
  private func input(of visit: DemoVisit, in window: SceneWindow) -> (any InputSource)? {
    do {
      return try visit.recording?.input(preparing: window.stage)
    } catch {
      Console.say("\(error)")
      window.tools.tell(DemoVisit.sentence(of: error))
      return nil
    }
  }

  /// Returns the doors by which files come in, closed while a recording is written.
  private func doors(by chooser: FileChooser, during session: WindowSession) -> FileDoors {
    var doors = FileDoors()
    doors.open = { [unowned self, unowned session] path in
      DemoVisit.judge(path, of: program) { destination in
        guard !session.isRecording else {
          throw CommandError.notOpened(
            URL(fileURLWithPath: path).lastPathComponent, reason: "a recording of this scene runs; ⌃R ends it"
          )
        }
        prepared = (destination, try read(destination))
      }
    }
    doors.choose = { receive in chooser.open { receive(PictureFile.dropped($0)) } }
    return doors
  }
}
