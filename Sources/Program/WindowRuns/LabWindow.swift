import CollectionViews
package import ComparisonLab
import Documents
import Foundation
import Replays
import SDLRendering
package import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// The window of the lab, which shows the index or a pair and follows the user's navigation.
package struct LabWindow {
  private enum Place: Equatable {
    case index
    case pair(Int)
  }

  private let pairs: [LabPair]
  private let counts = LabResultCache()
  /// The surroundings of every screen; keys change theme, direction and motion, and the next screen keeps them.
  private var surroundings: SceneEnvironment
  private let running: WindowRunSettings
  private let log: LogFile?
  private let pane: WindowPane
  /// The previous screen, whose tools and clock rate the next one takes over.
  private var former: SceneWindow?

  /// Opens the window; the arrow keys go through `pairs`, and all screens share one log.
  package init(
    _ pairs: [LabPair], in surroundings: SceneEnvironment, running: WindowRunSettings, log: String?
  ) throws {
    self.log = try log.map { try LogFile($0) }
    self.pairs = pairs
    self.surroundings = surroundings
    self.running = running
    pane = try WindowPane(
      title: "折本 · The lab", size: surroundings.size ?? PairLayout.defaultWindow, scale: surroundings.scale,
      renderer: running.renderer)
  }

  /// Shows a pair, or the index for `nil`, until the window is closed.
  package mutating func run(from id: String?) throws {
    var place: Place? = id.flatMap { id in pairs.firstIndex { $0.id == id } }.map(Place.pair) ?? .index
    var rest = running.seconds
    while let shown = place {
      let (next, time) = try show(shown, for: rest)
      rest = rest.map { $0 - time }
      place = rest.map { $0 > 0 } ?? true ? next : nil
    }
    try log?.finish()
  }

  /// Shows one screen; returns the next one, and the seconds until then.
  private mutating func show(_ place: Place, for seconds: Double?) throws -> (
    next: Place?, time: TimeInterval
  ) {
    let navigator = LabNavigator()
    let loaded = loaded(place, navigator)
    Console.say("\(loaded.argument): \(loaded.scene.title)")
    var own = surroundings
    let isTurned = if case .pair(let index) = place { pairs[index].setting.isRightToLeft } else { false }
    if isTurned { own.traits.layoutDirection = .rightToLeft }
    let window = SceneWindow(
      loaded, in: own, pane, after: former, showsHUD: running.showsHUD, showsHint: place == .index,
      services: [.all, place == .index ? .index : .pairs])
    former = window
    let session = WindowSession(in: window, of: loaded, log: log)
    let player = player(of: place, in: window)
    session.offerMenus(onBranch: player?.abandon)
    let interceptor = window.screen.intercept {
      LabInterceptor(on: $0, navigator, isIndex: place == .index, playing: player)
    }
    var options = MainLoopOptions()
    options.seconds = seconds
    session.serve(&options)
    try RecoverableRun.run {
      try window.run(options)
    } finish: {
      try session.finish()
    }
    if let failure = player?.failure { throw failure }
    let direction = surroundings.traits.layoutDirection
    surroundings.traits = window.stage.context.traits
    if isTurned { surroundings.traits.layoutDirection = direction }
    return (next(after: place, navigator.destination), interceptor.time)
  }

  private func loaded(_ place: Place, _ navigator: LabNavigator) -> LoadedScene {
    switch place {
    case .index:
      LoadedScene(scene: LabIndex.scene(counts, navigator), argument: LabIndex.name)
    case .pair(let index): LoadedScene(scene: pairs[index].scene(navigator), argument: pairs[index].id)
    }
  }

  private func player(of place: Place, in window: SceneWindow) -> ReplayInterceptor? {
    guard case .pair(let index) = place else { return nil }
    // A clock that a key has slowed down is slow enough.
    let speed = window.stage.clockRate == 1 ? pairs[index].setting.speed : 1
    var playback = PlaybackOptions(speed: speed, drawsPointer: true)
    playback.yieldsToUser = true
    let script = ScriptPlayer(pairs[index].script(on: window.stage), inTimeOf: window.stage)
    let player = window.screen.intercept { ReplayInterceptor(on: $0, playing: script, playback) }
    guard speed != 1 else { return player }
    let tools = window.tools
    tools.playbackSpeed = speed
    tools.tell("Plays at ×\(NumberText.points(speed)), so that it can be seen")
    player.onFullSpeed = { [weak tools] in tools?.playbackSpeed = 1 }
    return player
  }

  private func next(after place: Place, _ destination: LabDestination?) -> Place? {
    switch (place, destination) {
    case (_, nil): nil
    case (_, .index): .index
    case (_, .pair(let id)): pairs.firstIndex { $0.id == id }.map(Place.pair)
    case (.index, _): .index
    case (.pair, .again): place
    case (.pair(let index), .next): .pair((index + 1) % pairs.count)
    case (.pair(let index), .previous): .pair((index + pairs.count - 1) % pairs.count)
    }
  }
}
