package import Documents
package import Foundation
import LayoutGeometry
import Measurements
import SDLRendering
import SceneReadings
package import ScreenInterface
import ScrollPhysics
package import Stage

/// A writer of a replay as a picture: a strip of frames side by side, or an animation.
///
/// The pointer is drawn, and each frame has a caption with its values.
package final class Film {
  /// The format of a film.
  package nonisolated enum Form {
    /// Frames side by side in one PNG.
    case strip
    /// An animated PNG.
    case animation
  }

  /// The maximum number of frames of an animation.
  package static let longest = 3600
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

  /// What is filmed, and how.
  package nonisolated struct Request {
    /// The path of the film.
    package var path: String
    /// The format.
    package var form: Form
    /// The number of film pixels for one of the screen.
    package var scale = 1.0
    /// The number of frames a second of an animation.
    package var rate = 20.0
    /// The part of the replay that is filmed, in seconds.
    package var span: ClosedRange<Double> = 0...(.infinity)
    /// The number of frames of a strip.
    package var cells = 8

    /// Creates a request of the whole replay.
    package init(path: String, form: Form) { (self.path, self.form) = (path, form) }
  }

  private let request: Request
  private let file: URL
  private let survey: ReplaySurvey
  private let stripFrames: Set<Int>
  private let captions: FilmStrip
  private var state = State()

  /// Creates a film of a replay.
  package init(_ request: Request, of replay: Replay) throws {
    self.request = request
    let path = request.path
    file = URL(fileURLWithPath: path)
    survey = try ReplaySurvey(replay, in: request.span)
    guard !survey.frames.isEmpty else {
      throw CommandError.contradiction("\(path): there is no frame between --film-from and --film-to")
    }
    stripFrames = request.form == .strip ? survey.spread(request.cells) : []
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
  }

  /// The number of film pixels for one pixel of the screen.
  package var scale: CGFloat { CGFloat(request.scale) }

  /// Adds the frame with a number and a time if it is part of the film; `picture` draws it.
  package func note(
    _ number: Int, of stage: Stage, at time: TimeInterval, picture: () -> Bitmap
  ) throws(DocumentError) {
    guard survey.frames.contains(number) else { return }
    switch request.form {
    case .animation:
      let interval = 1 / request.rate
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
  package func finish() throws -> URL {
    if let animation = state.animation {
      try animation.end(after: Self.pause)
      try animation.finish()
    } else if let picture = captions.picture(of: state.cells) {
      try PNGFile().write(picture, to: file)
    }
    return file
  }

  /// Deletes the unfinished film.
  package func abandon() { state.animation?.abandon() }
}
