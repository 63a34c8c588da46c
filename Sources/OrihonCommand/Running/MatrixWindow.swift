import Foundation
import Replays
import SDLRendering
import SceneTools
import ScreenInterface
import Stage

/// A window that shows the stages of a matrix.
final class MatrixWindow {
  let stages: [Stage]
  private let pane: WindowPane
  private let loaded: LoadedScene
  private let matrix: Matrix

  /// Opens the window and starts the stages.
  init(
    _ loaded: LoadedScene, _ matrix: Matrix, in surroundings: Surroundings, running: WindowRunOptions
  ) throws {
    self.loaded = loaded
    self.matrix = matrix
    pane = try WindowPane(
      title: loaded.scene.title, size: surroundings.size ?? Matrix.windowSize, scale: surroundings.scale,
      renderer: running.renderer)
    stages = matrix.stages(of: loaded.scene, in: surroundings, text: pane.text)
  }

  /// The board of the stages; log and recording are those of the first stage.
  func board(_ recorder: Recorder) -> StageBoard {
    let members = stages.enumerated().map { index, stage in
      BoardMember(stage, through: index == 0 ? recorder.content : nil)
    }
    return StageBoard(
      members, group: matrix.group, size: pane.window.size, scale: pane.window.scale,
      services: Matrix.services, text: pane.text)
  }

  /// Shows `board` until the window is closed; people use its stages, and the feed's file is watched.
  func run(_ board: StageBoard, seconds: TimeInterval?) throws {
    var options = MainLoopOptions()
    options.seconds = seconds
    options.saveStill = { [loaded] in
      StillFiles(folder: URL(fileURLWithPath: ".", isDirectory: true))
        .saveAndTell(StillSource(board, named: loaded.scene.name))
    }
    options.commandText = { [loaded, matrix, stages] in
      ReproducingCommand(argument: loaded.argument, stage: stages[0]).text(of: matrix, in: board)
    }
    if let file = loaded.file {
      options.watchedFile = file
      let live = LiveFeed(file, keepsTheme: true, waker: pane.session.waker)
      stages[0].onDocumentSaved { [stages] _ in live.read(for: stages) }
    }
    try pane.run(board, options)
  }

  /// Plays `source` on the first stage; all others follow.
  func play(
    _ source: any InputSource, on board: StageBoard, _ playback: Playback, seconds: TimeInterval?
  ) throws {
    var options = MainLoopOptions()
    options.seconds = seconds
    let player = ReplayContent(board, of: stages[0], playing: BoardSeat(source, on: board), playback)
    try pane.run(ClosingContent(player), options)
    if let failure = player.failure { throw failure }
    try source.tellCut()
  }
}
