import Documents
import Foundation
import LayoutGeometry
import Measurements
import Replays
import ScreenInterface
import Stage

/// An animation of the reference and the actual motion side by side, around their first difference.
///
/// A reference of the motion has the offsets but not the pixels. So the actual scene is scrolled to these
/// offsets, which shows how the reference moved, not how it looked.
struct MotionDifferenceAnimation {
  /// The time shown before the first difference, in seconds.
  private static let lead: TimeInterval = 0.2
  /// The number of pictures per second.
  private static let rate: Double = 15
  /// The number of pictures.
  private static let count = 16
  /// The factor by which the animation is slower than the motion.
  private static let slowness: Double = 2
  /// The largest size of each side, in pixels.
  private static let extent = CGSize(width: 220, height: 340)

  private let scenario: GoldenScenario
  private let variant: GoldenVariant
  private let staging: any GoldenEnvironment
  private let change: MotionDivergence.Change
  private let actual: MotionRecord?
  private let times: [TimeInterval]
  private let scale: CGFloat

  /// Prepares the animation of a scenario whose motion first differs at `change`; `actual` is its motion now.
  init(
    _ scenario: GoldenScenario, in variant: GoldenVariant, _ staging: any GoldenEnvironment,
    around change: MotionDivergence.Change, actual: MotionRecord?
  ) {
    self.scenario = scenario
    self.variant = variant
    self.staging = staging
    self.change = change
    self.actual = actual
    let start = max(0, ((change.time - Self.lead) * Self.rate).rounded() / Self.rate)
    times = (0..<Self.count).map { start + Double($0) / Self.rate }
    scale = min(
      variant.scale, Self.extent.width / variant.size.width, Self.extent.height / variant.size.height)
  }

  /// Plays both and returns the animation and its picture of the first difference; `nil` without a renderer.
  func pictures(
    from reference: MotionRecord, coding: any BitmapCoding
  ) throws(DocumentError) -> (film: ReportPicture, moment: ReportPicture)? {
    let sides = zip(try shots(of: reference), try shots())
    let cells = zip(times, sides).compactMap { cell(at: $0, $1.0, $1.1) }
    guard cells.count > 1, let first = cells.indices.min(by: { distance($0) < distance($1) }) else {
      return nil
    }
    let shown = cells.enumerated().map { index, cell in
      (picture: cell, duration: index == cells.count - 1 ? 1 : Self.slowness / Self.rate)
    }
    let text = (keyword: FilmDocument.keyword, text: document(of: cells, from: reference))
    guard let film = ReportPicture(png: try AnimatedPNG.data(of: shown, coding: coding, text: text)) else {
      return nil
    }
    return (film, try ReportPicture(cells[first], coding: coding))
  }

  /// Returns the film of the cells, with both curves of the scroll view that differs.
  private func document(of cells: [Bitmap], from reference: MotionRecord) -> String {
    var film = FilmDocument(
      title: scenario.name, width: cells[0].width, height: cells[0].height, frames: cells.count, scale: 1,
      background: Color(hex: 0xF6F1E6))
    film.speed = 1 / Self.slowness
    let sides = [("reference", reference), ("actual", actual)].map { name, record in
      (name: name, series: record?.series(of: change.scroller, rate: GoldenRun.rate))
    }
    var isTold = false
    for (time, cell) in zip(times, cells) {
      let samples = sides.compactMap { side in
        side.series?.offset(at: time).map { offset in
          let sample = side.series?.samples.last { $0.time <= time + 1e-6 }
          return FilmSample(side.name, offset: offset, velocity: sample?.velocity)
        }
      }
      let differs = !isTold && time >= change.time
      let event = FilmEvent("\(change.scroller) first differs", .request, of: "actual", at: time)
      film.timeline.note(samples, differs ? [event] : [], at: time)
      film.append(cell, pointer: nil)
      isTold = isTold || differs
    }
    return film.finish()
  }

  private func distance(_ index: Int) -> TimeInterval {
    times[index] < change.time ? .infinity : times[index] - change.time
  }

  /// Returns the pictures of the actual playback.
  private func shots() throws(DocumentError) -> [Bitmap] {
    let run = try run()
    var shots: [Bitmap] = []
    run.onFrame = { stage in
      guard shots.count < times.count, stage.time >= times[shots.count] - 1e-6 else { return }
      if let picture = picture(of: stage) { shots.append(picture) }
    }
    // A scenario that fails shows the pictures before the failure.
    try? run.play(ScriptPlayer(scenario.script), rate: GoldenRun.rate)
    return shots
  }

  /// Returns the pictures of the scene without input, at the offsets of a reference.
  private func shots(of reference: MotionRecord) throws(DocumentError) -> [Bitmap] {
    let stage = try staging.stage(of: scenario, in: variant)
    let run = HeadlessRun(stage, pictures: { [staging] in staging.load($0) })
    let series = reference.scrollers.map { ($0, reference.series(of: $0, rate: GoldenRun.rate)) }
    let end = Double(reference.end) / GoldenRun.rate
    var shots: [Bitmap] = []
    for time in times where time <= end {
      for (id, series) in series {
        if let offset = series.offset(at: time) { stage.place(scroller: id, at: offset) }
      }
      guard (try? run.play(to: time, rate: GoldenRun.rate)) != nil, let picture = picture(of: stage) else {
        break
      }
      shots.append(picture)
    }
    return shots
  }

  private func run() throws(DocumentError) -> HeadlessRun {
    HeadlessRun(
      try staging.stage(of: scenario, in: variant), pictures: { [staging] in staging.load($0) })
  }

  private func picture(of stage: Stage) -> Bitmap? {
    let list = stage.displayList
    return staging.paint(list, update: FrameUpdate(painting: [list.bounds(scale: scale)]), scale: scale)()
  }

  /// Returns both sides at one time, with the time below them.
  private func cell(at time: TimeInterval, _ reference: Bitmap, _ actual: Bitmap) -> Bitmap? {
    let lettering = PixelFont()
    let strip = FilmStrip(scale: 1, text: lettering) { list, _ in lettering.bitmap(of: list) }
    let seconds = JSONText.number(time, decimals: 2) + " s"
    let word = time < change.time ? "the same" : "differs"
    return strip.picture(of: [
      FilmCell(reference, caption: ["reference", seconds]), FilmCell(actual, caption: ["actual", word]),
    ])
  }
}
