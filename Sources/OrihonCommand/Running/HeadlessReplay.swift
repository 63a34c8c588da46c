import Foundation
import SDLRendering
import ScreenInterface
import ScrollPhysics
import Stage
import VisualQA

/// Plays a script or a recording without a window, and keeps the pictures that were asked for.
final class HeadlessReplay {
  private struct State {
    var frame = 0
    var stripFrames: Set<Int> = []
    var cells: [String: [FilmCell]] = [:]
    var files: [URL] = []
  }

  private let replay: Replay
  private let headless: HeadlessStage
  private let folder: OutputFolder?
  private var state = State()

  /// Starts the scene; pictures go to `folder`, none are made where it is `nil`.
  init(_ replay: Replay, to folder: OutputFolder?, showsHUD: Bool) throws {
    self.replay = replay
    self.folder = folder
    headless = try HeadlessStage(
      replay.loaded, in: replay.surroundings, showsHUD: showsHUD, matrix: replay.matrix)
  }

  /// Plays, and returns the files that were written; `strip` frames, evenly spread, become a film strip.
  func play(log: String?, strip: Int?) throws -> [URL] {
    if let strip { state.stripFrames = try frames(forStripOf: strip) }
    let recorder = try Recorder(
      headless.stage, through: headless.screen, of: replay.loaded, log: log, record: nil)
    let run = headless.run(through: recorder.content)
    run.onFrame = { [unowned self] stage in
      if state.stripFrames.contains(state.frame) { keepCell(of: stage, in: replay.loaded.scene.name) }
      state.frame += 1
    }
    run.onMark = { [unowned self] mark, stage throws(VisualQAError) in try keep(mark, of: stage) }
    try replay.play(in: run, on: headless.board)
    try writeStrips()
    return state.files
  }

  /// How long it will be is known only after it was played: once through without pictures.
  private func frames(forStripOf count: Int) throws -> Set<Int> {
    let trial = try HeadlessStage(replay.loaded, in: replay.surroundings, matrix: replay.matrix)
    let run = HeadlessRun(trial.stage, through: trial.screen)
    var total = 0
    run.onFrame = { _ in total += 1 }
    try replay.play(in: run, on: trial.board)
    let last = Double(max(total - 1, 0))
    return Set((0..<count).map { Int((last * Double($0) / Double(max(count - 1, 1))).rounded()) })
  }

  private func keep(_ mark: ReplayMark, of stage: Stage) throws(VisualQAError) {
    guard let folder else { return }
    switch mark.kind {
    case .frame: break
    case .capture(let name): try write(headless.still(), to: folder.file(name + ".png"))
    case .strip(let name, _, _): keepCell(of: stage, in: name)
    }
  }

  private func keepCell(of stage: Stage, in strip: String) {
    let row = stage.trace.rows.first { $0.motion.phase != .idle }?.id
    state.cells[strip, default: []].append(FilmCell(headless.still(), of: stage.trace, row: row))
  }

  private func writeStrips() throws {
    guard let folder else { return }
    let scale = headless.scale
    let film = FilmStrip(scale: scale, text: headless.renderer.textMeasuring) { [headless] list, scale in
      headless.renderer.bitmap(of: [list], scale: scale)
    }
    for (name, cells) in state.cells.sorted(by: { $0.key < $1.key }) {
      guard let picture = film.picture(of: cells) else { continue }
      try write(picture, to: folder.file("strip-\(name).png"))
    }
  }

  private func write(_ picture: Bitmap, to file: URL) throws(VisualQAError) {
    do {
      try PNGFile().write(picture, to: file)
    } catch {
      throw .unwritable(file: file.relativePath, reason: "\(error)")
    }
    state.files.append(file)
  }
}
