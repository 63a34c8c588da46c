import CollectionViews
import ComparisonLab
import Documents
import Foundation
import LayoutGeometry
import Measurements
import Replays
import SDLRendering
import ScreenInterface
import Stage

/// The pictures of a pair: a still of its failure, a film strip, and an animation.
struct LabPairPictures {
  /// The number of pictures a second in the animation.
  private static let rate: Double = 12
  /// The number of pixels in a point of a picture.
  private static let scale: CGFloat = 0.75
  /// The number of pictures in a strip.
  private static let cells = 6
  /// The longest animation, in seconds; a pair that takes longer has fewer pictures a second.
  private static let longest: Double = 8
  private static let mark: UInt32 = 0xFFC8_401F

  private struct Shot {
    let time: TimeInterval
    let readings: [Double]
    let picture: Bitmap
  }

  /// The run that was filmed.
  let run: LabRun
  private let shots: [Shot]
  private let renderer: OffscreenRenderer

  /// Plays a pair and films it.
  init(
    _ pair: LabPair, rate: Double = HeadlessStage.rate, traits: TraitCollection = TraitCollection(),
    with renderer: OffscreenRenderer
  ) throws {
    self.renderer = renderer
    let run = LabRun(pair, traits: traits, text: renderer.textMeasuring)
    let pointer = run.session.intercept { PointerInterceptor(on: $0) }
    var shots: [Shot] = []
    var due: TimeInterval = 0
    var hasFailed = false
    try run.play(
      rate: rate, pictures: { renderer.load($0, scale: 1) },
      onFrame: { [unowned run] in
        let isFailure = !hasFailed && run.failureTime != nil
        guard pointer.time >= due || isFailure, let sample = run.samples.last else { return }
        if pointer.time >= due { due += 1 / Self.rate }
        if isFailure { hasFailed = true }
        var hand = DisplayList(size: run.stage.size, background: .clear)
        pointer.mark?.draw(in: &hand, on: run.stage.displayList.background, size: 1.4)
        shots.append(
          Shot(
            time: sample.time, readings: sample.readings,
            picture: Self.sides(of: renderer.bitmap(of: [run.stage.displayList, hand], scale: Self.scale))))
      })
    self.run = run
    self.shots = shots
  }

  /// Returns the part of a picture below the captions, which the page has as text.
  private static func sides(of picture: Bitmap) -> Bitmap {
    let top = Int(LabRun.wordsHeight * scale)
    return picture.cropped(to: PixelRect(x: 0, y: top, width: picture.width, height: picture.height - top))
  }

  /// The last picture, with the numbers of both sides.
  var still: Bitmap? { shots.last?.picture }

  /// Six pictures side by side; the one of the failure has a vermilion border.
  var strip: Bitmap? {
    guard let end = shots.last?.time else { return nil }
    let failure = run.failureTime
    var times = (0..<Self.cells).map { end * Double($0) / Double(Self.cells - 1) }
    if let failure,
      let nearest = times.indices.min(by: { abs(times[$0] - failure) < abs(times[$1] - failure) })
    {
      times[nearest] = failure
    }
    let chosen = times.compactMap { time in shots.min { abs($0.time - time) < abs($1.time - time) } }
    let cells = chosen.map { shot in
      let fails = shot.time == failure
      var picture = shot.picture
      if fails { picture.frame(Self.mark, width: 3) }
      return FilmCell(picture, caption: caption(shot) + (fails ? ["here it fails"] : []))
    }
    return FilmStrip(scale: Self.scale, textSize: 18, text: renderer.textMeasuring) {
      renderer.bitmap(of: [$0], scale: $1)
    }.picture(of: cells)
  }

  private func caption(_ shot: Shot) -> [String] {
    let unit = run.pair.measures[0].unit
    let readings = shot.readings.map { LabNumber.text($0, unit: unit) }
    return ["\(NumberText.text(shot.time, decimals: 2)) s", readings.joined(separator: "  |  ")]
  }

  /// Returns the bytes of an animated PNG.
  func animation() throws -> Data {
    let step = max(1, Int((Double(shots.count) / (Self.longest * Self.rate)).rounded(.up)))
    let kept = shots.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
    let shown = kept.enumerated().map { index, shot in
      (picture: shot.picture, duration: index == kept.count - 1 ? 1.5 : kept[index + 1].time - shot.time)
    }
    return try AnimatedPNG.data(of: shown, coding: PNGFile())
  }
}

nonisolated extension Bitmap {
  /// Paints a border just inside the edges.
  fileprivate mutating func frame(_ color: UInt32, width line: Int) {
    for row in 0..<height {
      for column in 0..<width
      where row < line || row >= height - line || column < line || column >= width - line {
        self[column, row] = color
      }
    }
  }
}
