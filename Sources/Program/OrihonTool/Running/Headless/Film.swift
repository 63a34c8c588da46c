import Documents
import Foundation
import LayoutGeometry
import Measurements
import SDLRendering
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// A writer of a replay as a picture: a strip of frames side by side, or an animation.
///
/// The pointer is drawn, and each frame has a caption with its values.
final class Film {
  /// The format of a film.
  nonisolated enum Form {
    /// Frames side by side in one PNG.
    case strip
    /// An animated PNG.
    case animation
  }

  /// The maximum number of frames of an animation.
  static let longest = 3600
  /// The duration of the last frame before the animation repeats, in seconds.
  private static let pause: TimeInterval = 1

  private struct State {
    var cells: [FilmCell] = []
    var animation: AnimatedPNG?
    var shownSince: TimeInterval?
    var count = 0
    /// The scroller that moved last, whose values are in the captions.
    var row: ScrollerID?
  }

  private let options: FilmOptions
  private let file: URL
  private let survey: ReplaySurvey
  private let stripFrames: Set<Int>
  private let captions: FilmStrip
  private var state = State()

  /// Creates a film; a strip has `cells` frames.
  init(_ path: String, _ options: FilmOptions, of replay: Replay, cells: Int) throws {
    self.options = options
    file = URL(fileURLWithPath: path)
    survey = try ReplaySurvey(replay, in: options.span)
    guard !survey.frames.isEmpty else {
      throw CommandError.contradiction("\(path): there is no frame between --film-from and --film-to")
    }
    stripFrames = options.form == .strip ? survey.spread(cells) : []
    let extent = survey.extent(scale: options.filmScale ?? 1)
    guard extent.isAllowed(times: max(1, stripFrames.count)) else {
      throw CommandError.tooManyPixels(
        "\(path): \(extent.refusal(times: stripFrames.count)); --film-scale makes it smaller")
    }
    let renderer = try OffscreenRenderer(fonts: .installed)
    let scale = Self.scale(options, replay.surroundings.scale ?? 1)
    captions = FilmStrip(scale: scale, textSize: 12 / min(scale, 1), text: renderer.textMeasuring) {
      renderer.bitmap(of: [$0], scale: $1)
    }
  }

  private static func scale(_ options: FilmOptions, _ display: CGFloat) -> CGFloat {
    display * (options.filmScale ?? 1)
  }

  /// The number of film pixels for one pixel of the screen.
  var scale: CGFloat { options.filmScale ?? 1 }

  /// Adds the frame with a number and a time if it is part of the film; `picture` draws it.
  func note(
    _ number: Int, of stage: Stage, at time: TimeInterval, picture: () -> Bitmap
  ) throws(DocumentError) {
    guard survey.frames.contains(number) else { return }
    switch options.form {
    case .animation:
      let interval = 1 / (options.filmRate ?? 20)
      // A frame may come a little early, as a third of 60 Hz does at 20.
      if let since = state.shownSince, time - since < interval * 0.95 { return }
      try show(captions.picture(of: [cell(picture(), of: stage)]) ?? picture(), at: time)
    default:
      if stripFrames.contains(number) { state.cells.append(cell(picture(), of: stage)) }
    }
  }

  private func cell(_ picture: Bitmap, of stage: Stage) -> FilmCell {
    let trace = stage.trace
    state.row =
      trace.rows.first { $0.motion.phase != .idle }?.id ?? (trace.feed.phase == .idle ? state.row : nil)
    return FilmCell(fitted(picture), of: trace, row: state.row)
  }

  /// Returns the picture on a background of the largest size, so that all frames have one size.
  private func fitted(_ picture: Bitmap) -> Bitmap {
    let width = Int((CGFloat(survey.extent.width) * scale).rounded(.up))
    let height = Int((CGFloat(survey.extent.height) * scale).rounded(.up))
    guard picture.width != width || picture.height != height else { return picture }
    var ground = Bitmap(width: width, height: height, color: 0xFFF6_F1E6)
    ground.paste(picture, x: 0, y: 0)
    return ground
  }

  private func show(_ picture: Bitmap, at time: TimeInterval) throws(DocumentError) {
    guard state.count < Self.longest else {
      throw .unwritable(
        file: file.relativePath,
        reason:
          "the film has more than \(Self.longest) frames; --film-rate, --film-from and --film-to shorten it")
    }
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
  func finish() throws -> URL {
    if let animation = state.animation {
      try animation.end(after: Self.pause)
      try animation.finish()
    } else if let picture = captions.picture(of: state.cells) {
      try PNGFile().write(picture, to: file)
    }
    return file
  }

  /// Deletes the unfinished film.
  func abandon() { state.animation?.abandon() }
}
