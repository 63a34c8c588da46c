package import Foundation
import Replays
import SDLRendering
package import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// A window that shows the stages of a matrix.
package final class MatrixWindow {
  /// The sessions of the stages, which the board drives.
  private let members: [StageSession]
  private let pane: WindowPane
  private let loaded: LoadedScene
  private let matrix: Matrix

  /// Opens the window and starts the stages.
  package init(
    _ loaded: LoadedScene, _ matrix: Matrix, in surroundings: SceneEnvironment, running: WindowRunSettings
  ) throws {
    self.loaded = loaded
    self.matrix = matrix
    pane = try WindowPane(
      title: loaded.scene.title, size: surroundings.size ?? Matrix.windowSize, scale: surroundings.scale,
      renderer: running.renderer)
    members = matrix.stages(of: loaded.scene, in: surroundings, text: pane.text).map { StageSession($0) }
  }

  /// The stages.
  private var stages: [Stage] { members.map(\.stage) }

  /// The board of the stages.
  private var board: StageBoard {
    StageBoard(
      members, group: matrix.group, size: pane.window.size, scale: pane.window.scale,
      services: Matrix.services, text: pane.text)
  }

  /// Shows the stages, with the offsets of `placement`; the first one is logged and recorded.
  package func run(from placement: ScrollOffsets?, log: LogRequest, record: String?, seconds: TimeInterval?)
    throws
  {
    for stage in stages { placement?.apply(to: stage) }
    let recorder = try Recorder(members[0], of: loaded, log: log, record: record)
    try RecoverableRun.run {
      try run(seconds: seconds)
    } finish: {
      try recorder.finish()
    }
  }

  /// Plays a replay on the first stage, which is logged; all others follow.
  package func play(_ replay: Replay, log: LogRequest, speed: Double, seconds: TimeInterval?) throws {
    for stage in stages { try replay.prepare(stage) }
    let recorder = try Recorder(members[0], of: replay.loaded, log: log, record: nil)
    try play(replay.source().source, speed: speed, seconds: seconds)
    try recorder.finish()
  }

  /// Shows the stages until the window is closed; the user controls them, and the feed's file is watched.
  private func run(seconds: TimeInterval?) throws {
    let (board, stages) = (board, stages)
    var options = MainLoopOptions()
    options.seconds = seconds
    options.saveStill = { [loaded] in
      StillFiles(folder: URL(fileURLWithPath: ".", isDirectory: true))
        .saveAndReport(StillFrame(board, named: loaded.scene.name))
    }
    options.commandText = { [loaded, matrix, stages] in
      ReproducingCommand(argument: loaded.argument, stage: stages[0]).text(of: matrix, in: board)
    }
    if let file = loaded.file {
      let live = LiveFeed(
        file, loaded.reading, keeping: KeptTraits(theme: true, direction: true), waker: pane.session.waker)
      options.document = live.document
      stages[0].onDocumentSaved { [stages] _ in live.read(for: stages) }
    }
    try pane.run(board, options)
  }

  /// Plays `source` on the first stage; all others follow.
  private func play(_ source: any InputSource, speed: Double, seconds: TimeInterval?) throws {
    var playback = PlaybackOptions(speed: speed)
    playback.installHandler = true
    let session = StageSession(board)
    let player = session.intercept { ReplayInterceptor(on: $0, playing: source, playback) }
    var options = MainLoopOptions()
    options.seconds = seconds
    try pane.run(session, options)
    if let failure = player.failure { throw failure }
    try source.reportTruncation()
  }
}
