import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
import Stage

/// The frame numbers and the picture size of a replay, found by playing it once without pictures.
///
/// If a replay differs from its recording, the survey ends at the difference.
struct ReplaySurvey {
  /// The numbers of the frames in the requested span.
  private(set) var frames: Range<Int> = 0..<0
  /// The largest extent of the window in these frames, in pixels.
  private(set) var extent = PixelRect.zero

  /// Plays the replay and collects the frames in `span`, in seconds.
  init(_ replay: Replay, in span: ClosedRange<Double> = 0...(.infinity)) throws {
    var trial = try HeadlessStage(replay.loaded, in: replay.surroundings, matrix: replay.matrix)
    trial.presentation = replay.presentation
    try trial.prepare(for: replay)
    let watch = trial.session.intercept { PointerInterceptor(on: $0) }
    let run = trial.run(drawing: false)
    var (first, end, count) = (Int?.none, 0, 0)
    var extent = PixelRect.zero
    run.onFrame = { [trial] _ in
      if span.contains(watch.time) {
        first = first ?? count
        end = count + 1
        let bounds = trial.bounds
        extent.width = max(extent.width, bounds.width)
        extent.height = max(extent.height, bounds.height)
      }
      count += 1
    }
    do {
      try replay.play(in: run)
    } catch ReplayError.diverged {
      // The error is reported when the replay is played for its pictures.
    }
    if let first { frames = first..<end }
    self.extent = extent
  }

  /// Returns the largest extent in a picture with `scale` pixels for one of the screen.
  func extent(scale: Double) -> PictureExtent {
    PictureExtent(CGSize(width: extent.width, height: extent.height), scale: CGFloat(scale))
  }

  /// Returns the numbers of `count` evenly spaced frames, including the first and the last.
  func spread(_ count: Int) -> Set<Int> {
    let last = Double(max(frames.count - 1, 0))
    return Set(
      (0..<count).map { frames.lowerBound + Int((last * Double($0) / Double(max(count - 1, 1))).rounded()) })
  }
}
