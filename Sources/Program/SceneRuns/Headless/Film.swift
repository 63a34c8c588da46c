package import Documents
package import Foundation
import LayoutGeometry
import Measurements
package import Replays
import SDLRendering
import SceneReadings
import SceneTools
package import ScreenInterface
import ScrollPhysics
package import Stage
import VisualQA

/// A writer of a replay as a film: a strip of frames side by side, an animation, a page that plays it, or a video.
///
/// The pointer is drawn. The frames of a strip and of an animation have captions with their values.
package final class Film {
  /// The duration of the last frame before the animation repeats, in seconds.
  private static let pause: TimeInterval = 1

  private struct State {
    var cells: [FilmCell] = []
    var animation: AnimatedPNG?
    var page: FilmDocument?
    var video: VideoFile?
    var shownSince: TimeInterval?
    var count = 0
    /// The scroller that moved last, whose values are in the captions.
    var row: ScrollerID?
  }

  /// What is filmed, and how.
  package nonisolated struct Request {
    /// The path of the film.
    package var path: String
    /// The format.
    package var form: Form
    /// The number of film pixels for one of the screen.
    package var scale = 1.0
    /// The number of frames a second; `nil` for that of the format.
    package var rate: Double?
    /// The part of the replay that is filmed, in seconds.
    package var span: ClosedRange<Double> = 0...(.infinity)
    /// The number of frames of a strip.
    package var cells = 8

    /// Creates a request of the whole replay.
    package init(path: String, form: Form) { (self.path, self.form) = (path, form) }
  }

  private let request: Request
  private var form: Form { request.form }
  private let file: URL
  private let replay: Replay
  private let survey: ReplaySurvey
  private let stripFrames: Set<Int>
  private let captions: FilmStrip
  private var state = State()

  /// Creates a film of a replay.
  package init(_ request: Request, of replay: Replay) throws {
    self.request = request
    self.replay = replay
    let (path, form) = (request.path, request.form)
    file = URL(fileURLWithPath: path)
    survey = try ReplaySurvey(replay, in: request.span)
    guard !survey.frames.isEmpty else {
      throw CommandError.contradiction("\(path): there is no frame between --film-from and --film-to")
    }
    stripFrames = form == .strip ? survey.spread(request.cells) : []
    let extent = survey.extent(scale: request.scale)
    guard extent.isAllowed(times: max(1, stripFrames.count)) else {
      throw CommandError.tooManyPixels(
        "\(path): \(extent.refusal(times: stripFrames.count)); --film-scale makes it smaller")
    }
    let renderer = try OffscreenRenderer(fonts: .installed)
    let scale = (replay.surroundings.scale ?? 1) * CGFloat(request.scale)
    captions = FilmStrip(scale: scale, textSize: 12 / min(scale, 1), text: renderer.textMeasuring) {
      renderer.bitmap(of: [$0], scale: $1)
    }
    if case .video(let video) = form {
      state.video = try VideoFile(
        to: file, video, rate: request.rate ?? video.defaultRate, most: form.longest)
    }
  }

  /// True when the pointer is part of the frames; a page draws it over them.
  package var drawsPointer: Bool { form != .page }

  /// The number of film pixels for one pixel of the screen.
  package var scale: CGFloat { CGFloat(request.scale) }

  /// Adds the frame with a number and a time if it is part of the film; `picture` draws it.
  package func note(
    _ number: Int, of stage: Stage, at time: TimeInterval, pointer: DrawnPointer?, picture: () -> Bitmap
  ) throws(DocumentError) {
    guard survey.frames.contains(number) else { return }
    switch form {
    case .strip:
      if stripFrames.contains(number) { state.cells.append(cell(picture(), of: stage)) }
    case .animation:
      guard isDue(time) else { return }
      try show(animated(picture(), of: stage), at: time)
    case .page:
      let document = state.page ?? newPage(of: stage)
      state.page = nil
      try keep(in: document, stage, at: time, pointer) { fitted(picture()) }
    case .video:
      try state.video?.show(fitted(picture()), at: time)
    }
  }

  /// True when the time of a film's next frame has come.
  private func isDue(_ time: TimeInterval) -> Bool {
    let interval = 1 / (request.rate ?? form.defaultRate ?? 20)
    // A frame may come a little early, as a third of 60 Hz does at 20.
    return state.shownSince.map { time - $0 >= interval * 0.95 } ?? true
  }

  private func newPage(of stage: Stage) -> FilmDocument {
    let display = replay.surroundings.scale ?? 1
    var document = FilmDocument(
      title: replay.loaded.scene.name, width: extent.width, height: extent.height,
      frames: survey.frames.count, scale: display * CGFloat(request.scale),
      background: stage.displayList.background)
    document.command = replay.command
    return document
  }

  /// Tells a frame in the page's timeline, and shows it when its time has come.
  private func keep(
    in document: consuming FilmDocument, _ stage: Stage, at time: TimeInterval, _ pointer: DrawnPointer?,
    picture: () -> Bitmap
  ) throws(DocumentError) {
    document.timeline.note(stage.trace, at: time)
    if isDue(time) {
      try checkLength(document.timeline.count)
      document.append(picture(), pointer: pointer)
      state.shownSince = time
    }
    state.page = document
  }

  private func checkLength(_ count: Int) throws(DocumentError) {
    guard count >= form.longest else { return }
    throw .unwritable(
      file: file.relativePath,
      reason:
        "the film has more than \(form.longest) frames; --film-rate, --film-from and --film-to shorten it")
  }

  private func cell(_ picture: Bitmap, of stage: Stage) -> FilmCell {
    let trace = stage.trace
    state.row =
      trace.rows.first { $0.motion.phase != .idle }?.id ?? (trace.feed.phase == .idle ? state.row : nil)
    let cell = FilmCell(fitted(picture), of: trace, row: state.row)
    return replay.presentation.hidesTools ? cell.withoutCaption : cell
  }

  /// Returns the picture with its caption, or alone when nothing is told about it.
  private func animated(_ picture: Bitmap, of stage: Stage) -> Bitmap {
    if replay.presentation.hidesTools { return fitted(picture) }
    return captions.picture(of: [cell(picture, of: stage)]) ?? picture
  }

  /// Returns the picture on a background of the largest size, so that all frames have one size.
  private func fitted(_ picture: Bitmap) -> Bitmap {
    guard picture.width != extent.width || picture.height != extent.height else { return picture }
    var ground = Bitmap(width: extent.width, height: extent.height, color: 0xFFF6_F1E6)
    ground.paste(picture, x: 0, y: 0)
    return ground
  }

  /// The size of a frame, in pixels.
  private var extent: (width: Int, height: Int) {
    (
      Int((CGFloat(survey.extent.width) * scale).rounded(.up)),
      Int((CGFloat(survey.extent.height) * scale).rounded(.up))
    )
  }

  private func show(_ picture: Bitmap, at time: TimeInterval) throws(DocumentError) {
    try checkLength(state.count)
    if let since = state.shownSince {
      try state.animation?.end(after: time - since)
    } else {
      state.animation = try AnimatedPNG(to: file, coding: PNGFile())
    }
    try state.animation?.show(picture)
    state.shownSince = time
    state.count += 1
  }

  /// Finishes the film, moves it to its path, and returns its file.
  package func finish() throws -> URL {
    if let animation = state.animation {
      try animation.end(after: Self.pause)
      try animation.finish()
    } else if let document = state.page {
      var page = FilmPlayerPage(.film, of: document, program: ProgramVersion.text)
      try OutputFile.write(page.finish(), to: file)
    } else if let video = state.video {
      try video.finish()
    } else if let picture = captions.picture(of: state.cells) {
      try PNGFile().write(picture, to: file)
    }
    return file
  }

  /// Deletes the unfinished film.
  package func abandon() {
    state.animation?.abandon()
    state.video?.abandon()
  }
}
