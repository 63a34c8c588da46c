package import Documents
import Foundation
import LayoutGeometry
import Measurements
import Replays
import SDLRendering
import SceneReadings
package import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage

/// A replay of a script or a recording without a window, which writes the requested pictures.
package final class HeadlessReplay {
  private struct State {
    var frame = 0
    var stripFrames: Set<Int> = []
    var cells: [String: [FilmCell]] = [:]
    var files: [URL] = []
  }

  /// The files that a replay writes besides its captures.
  package nonisolated struct Outputs {
    /// The number of evenly spaced frames of a strip; `nil` for no strip.
    package var strip: Int?
    /// The log.
    package var log: LogRequest
    /// The path of the recording; `nil` for none.
    package var record: String?

    /// Creates the outputs of a replay.
    package init(strip: Int? = nil, log: LogRequest = LogRequest(), record: String? = nil) {
      (self.strip, self.log, self.record) = (strip, log, record)
    }
  }

  private let replay: Replay
  private let headless: HeadlessStage
  private let folder: OutputFolder?
  private let film: Film?
  private let inputs: [ReservedFile]
  private var state = State()

  /// Starts the scene; pictures are written to `folder`, and none replaces one of `inputs`.
  ///
  /// Without a folder only the film is written.
  package init(
    _ replay: Replay, to folder: OutputFolder?, film: Film?, tools: ToolSettings, inputs: [ReservedFile]
  ) throws {
    self.replay = replay
    self.folder = folder
    self.film = film
    self.inputs = inputs
    var headless = try HeadlessStage(
      replay.loaded, in: replay.surroundings, tools: tools, matrix: replay.matrix)
    headless.filmScale = film?.scale ?? 1
    headless.presentation = replay.presentation
    self.headless = headless
    try headless.prepare(for: replay)
  }

  /// Plays the replay and prints the written files; `--strip` writes a film strip of evenly spaced frames.
  ///
  /// If a replay differs from its recording, the film ends at the difference.
  ///
  /// - Throws: `CommandError.ended` at the end when a picture was written in which a placeholder is shown.
  package func play(_ options: Outputs) throws {
    if let folder { try check(folder, options) }
    if let strip = options.strip, folder != nil {
      let survey = try ReplaySurvey(replay)
      state.stripFrames = survey.spread(strip)
      let extent = survey.extent(scale: 1)
      guard extent.isAllowed(times: state.stripFrames.count) else {
        throw CommandError.tooManyPixels(
          "--strip \(strip): \(extent.refusal(times: state.stripFrames.count))")
      }
    }
    let recorder = try Recorder(
      headless.session, of: replay.loaded, at: replay.place(on: headless.stage), log: options.log,
      record: options.record)
    let pointer = headless.session.intercept { PointerInterceptor(on: $0) }
    let run = headless.run(drawing: folder != nil || film != nil)
    run.onFrame = { [unowned self] stage throws(ReplayError) in try note(stage, pointer) }
    run.skipsIdleFrames =
      state.stripFrames.isEmpty && film == nil && options.record == nil && headless.board == nil
    run.onMark = { [unowned self] mark, stage throws(ReplayError) in try keep(mark, of: stage) }
    do {
      let isPlayedToCompare = folder == nil && film == nil && options.log.path == nil && options.record == nil
      try replay.play(in: run).reportTruncation(isPlayedToCompare: isPlayedToCompare)
      try writeStrips()
      if let film { state.files.append(try film.finish()) }
    } catch {
      recorder.abandon()
      guard let film, let stop = error as? ReplayError, case .diverged = stop else {
        film?.abandon()
        throw error
      }
      state.files.append(try film.finish())
      try tellFiles()
      throw error
    }
    try recorder.finish()
    try tellFiles()
    if !state.files.isEmpty, !headless.unshown.isEmpty { throw CommandError.ended(.badInput) }
  }

  private func tellFiles() throws { for file in state.files { try Console.result(file.relativePath) } }

  /// Checks that every picture can be written, and that their names are unique.
  private func check(_ folder: OutputFolder, _ options: Outputs) throws {
    let steps = replay.pictureSteps
    let own = GestureStep.pictureName(ofStrip: replay.loaded.scene.name)
    var names = steps.compactMap(\.pictureName)
    if options.strip != nil {
      if let step = steps.first(where: { $0.pictureName == own }) {
        throw CommandError.contradiction(
          "--strip makes \(own).png, and so does line \(step.position.line) of the script; give that another name"
        )
      }
      names.append(own)
    }
    try folder.check(names.map { $0 + ".png" }, over: inputs)
  }

  private func note(_ stage: Stage, _ pointer: PointerInterceptor) throws(ReplayError) {
    defer { state.frame += 1 }
    if state.stripFrames.contains(state.frame) { keepCell(of: stage, in: replay.loaded.scene.name) }
    try ReplayError.reading { () throws(DocumentError) in
      guard let film else { return }
      // On a board the pointers of all its stages are part of its picture.
      let mark = headless.board == nil ? pointer.mark : nil
      try film.note(state.frame, of: stage, at: pointer.time, pointer: headless.placed(mark)) {
        headless.filmed(film.drawsPointer ? mark : nil)
      }
    }
  }

  private func keep(_ mark: FrameRequest, of stage: Stage) throws(ReplayError) {
    guard let folder else { return }
    switch mark.kind {
    case .frame: break
    case .capture(let name): try write(headless.still(), to: folder.file(name + ".png"))
    case .strip(let name, _, let count):
      let bounds = headless.bounds
      let extent = PictureExtent(CGSize(width: bounds.width, height: bounds.height), scale: 1)
      guard extent.isAllowed(times: count) else {
        throw .document(.unwritable(file: "strip-\(name).png", reason: extent.refusal(times: count)))
      }
      keepCell(of: stage, in: name)
    }
  }

  private func keepCell(of stage: Stage, in strip: String) {
    let row = stage.trace.rows.first { $0.motion.phase != .idle }?.id
    let cell = FilmCell(headless.still(), of: stage.trace, row: row)
    state.cells[strip, default: []].append(replay.presentation.hidesTools ? cell.withoutCaption : cell)
  }

  private func writeStrips() throws {
    guard let folder else { return }
    let scale = headless.scale
    let film = FilmStrip(scale: scale, text: headless.renderer.textMeasuring) { [headless] list, scale in
      headless.renderer.bitmap(of: [list], scale: scale)
    }
    for (name, cells) in state.cells.sorted(by: { $0.key < $1.key }) {
      guard let picture = film.picture(of: cells) else { continue }
      try write(picture, to: folder.file(GestureStep.pictureName(ofStrip: name) + ".png"))
    }
  }

  private func write(_ picture: Bitmap, to file: URL) throws(ReplayError) {
    do {
      try PNGFile().write(picture, to: file)
    } catch let error as DocumentError {
      throw .document(error)
    } catch {
      throw .document(.unwritable(file: file.relativePath, reason: "\(error)"))
    }
    state.files.append(file)
  }
}
