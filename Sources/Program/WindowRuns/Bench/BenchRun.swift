package import Documents
package import Foundation
import Gallery
package import Measurements
import Replays
import SDLRendering
import SceneReadings
package import SceneRuns
import ScreenInterface
import Stage

/// One measured run of a scene in a window.
package final class BenchRun {
  /// How the frames of the run follow each other.
  package nonisolated struct Settings {
    /// True to speak the protocol of a comparing program.
    package var isPeer: Bool
    /// True when frames follow each other without a pause.
    package var isUncapped: Bool
    /// A delay added to every present, in seconds.
    package var presentDelay: TimeInterval

    /// Creates settings, by default of a paced run without a delay.
    package init(isPeer: Bool = false, isUncapped: Bool = false, presentDelay: TimeInterval = 0) {
      (self.isPeer, self.isUncapped, self.presentDelay) = (isPeer, isUncapped, presentDelay)
    }
  }

  private struct State {
    var began: TimeInterval = 0
    var costAtBeginning = 0.0
    var costAtEnd = 0.0
    var recorder: FrameRecorder?
    var cost: RecordingCost?
    /// The error that ended the output for the comparing program; `nil` while there is none.
    var silence: CommandError?
  }

  /// True to record only half of the time, which shows the cost of recording.
  package var alternatesRecording = false

  private let setup: PeerProtocol.Setup
  private let isPeer: Bool
  private let isUncapped: Bool
  /// A delay added to every present, in seconds.
  private let presentDelay: TimeInterval
  private let common: CommonScene?
  private let loaded: LoadedScene
  private var state = State()

  /// Creates a run of a scene.
  ///
  /// The scene `common` has the size of the setup, `many` is a larger one, and both move by themselves.
  package init(
    _ feed: String, from source: SceneSource, _ settings: Settings, keepsTheme: Bool
  ) throws {
    let setup = try settings.isPeer ? PeerProtocol.Setup() : PeerProtocol.Setup(environment: [:])
    self.setup = setup
    isPeer = settings.isPeer
    isUncapped = settings.isUncapped || setup.isUncapped
    presentDelay = settings.presentDelay
    if feed == "common" || feed == "many" {
      let isMany = feed == "many"
      let common = CommonScene(
        sections: isMany ? Self.manySections : setup.sections,
        cards: isMany ? Self.manyCards : setup.cards, isUncapped: isUncapped)
      self.common = common
      loaded = LoadedScene(scene: common.scene, argument: feed)
    } else {
      common = nil
      loaded = try source.load(feed, keepsTheme: keepsTheme)
    }
  }

  /// Runs the scene in a window and returns the measurement; a run for the comparing program keeps no frame records.
  package func measure(
    in asked: SceneEnvironment, running: WindowRunSettings
  ) throws -> BenchMeasurement {
    if isPeer {
      try OutputPaths.check([("PEER_OUT", setup.output)])
      try OutputPaths.check([("PEER_OUT", setup.output)], over: loaded.inputs)
    }
    var surroundings = asked
    if common != nil { surroundings.size = surroundings.size ?? CommonScene.size }
    let window = try SceneWindow(
      loaded, in: surroundings, running: running, showsHUD: running.showsHUD, showsHint: false)
    var plan = BenchInterceptor.Plan(duration: running.seconds ?? 10)
    if isPeer { plan.linger = 0.2 }
    try tap(window.screen)
    let course = window.screen.intercept { BenchInterceptor(on: $0, plan: plan, hooks: hooks) }
    var options = MainLoopOptions()
    options.isUncapped = isUncapped
    options.presentDelay = presentDelay
    options.measuresPasses = !isPeer
    try window.run(options)
    if let silence = state.silence { throw silence }
    if isPeer, let path = setup.output {
      if course.statistics.times.isEmpty {
        throw CommandError.nothingDone(
          "no frame was shown, so nothing was measured, and \(path) was not written")
      }
      try PeerProtocol().write(course.statistics, since: state.began, to: path)
    }
    return BenchMeasurement(
      scene: loaded.argument, renderer: "\(window.window.renderer)", seconds: plan.duration,
      statistics: course.statistics, recording: state.recorder?.recording ?? FrameRecording(capacity: 1),
      processorSeconds: state.costAtEnd - state.costAtBeginning)
  }

  /// Adds the interceptors that record the frames and move the scene.
  private func tap(_ session: StageSession) throws {
    guard !isPeer else { return try play(session) }
    let recorder = session.intercept { FrameRecorder(on: $0) }
    state.recorder = recorder
    try play(session)
    if alternatesRecording { state.cost = session.intercept { RecordingCost(on: $0, recorder: recorder) } }
  }

  /// The files that the scene shows.
  package var inputs: [ReservedFile] { loaded.inputs }

  /// The cost of recording; `nil` when all of the run was recorded.
  package var recordingCost: RecordingCost? { state.cost }

  /// Plays the scripted gestures on a scene that does not move by itself.
  private func play(_ session: StageSession) throws {
    if common != nil { return }
    let stage = session.stage
    stage.advance(to: 0)
    let rows = stage.trace.rows.filter { stage.frame(ofRow: $0.id.name) != nil }
    let script =
      loaded.argument == "transforms"
      ? BenchScript.script(forRows: rows.map(\.id.name)) : BenchScript.script(for: stage.size, showing: rows)
    session.intercept { ReplayInterceptor(on: $0, playing: ScriptPlayer(script)) }
  }

  private static let manySections = 200
  private static let manyCards = 10_000

  private var hooks: BenchInterceptor.Hooks {
    var hooks = BenchInterceptor.Hooks()
    hooks.shown = { [unowned self] _ in say("FIRST") }
    hooks.began = { [unowned self] time in
      state.began = time
      state.costAtBeginning = ProcessCost().processorTime
      say("BEGIN")
      state.recorder?.restart()
      state.cost?.begin(at: time)
      common?.begin(at: time)
    }
    hooks.ended = { [unowned self] _ in
      state.costAtEnd = ProcessCost().processorTime
      say("END")
      state.cost?.end()
      state.recorder?.isRecording = false
    }
    return hooks
  }

  private func say(_ moment: String) {
    guard isPeer, state.silence == nil else { return }
    do { try PeerProtocol().say(moment) } catch { state.silence = error }
  }
}
