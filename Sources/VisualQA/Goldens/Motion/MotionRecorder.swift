import Documents
import Foundation
import Measurements
import Replays
import ScreenInterface
import Stage

/// Writes down what happens in each frame of a run.
final class MotionRecorder {
  private struct State {
    var record = MotionRecord()
    var list: DisplayList?
    var listHash = ""
    var pixels: String?
  }

  private let strokes: StrokeCounter
  private let masks: ElementMasks
  private var state = State()

  init(strokes: StrokeCounter, masks: ElementMasks) {
    self.strokes = strokes
    self.masks = masks
  }

  /// What was written so far.
  var record: MotionRecord { state.record }

  /// Writes down a stage's last frame; `paint` is asked for its pixels where it shows something else.
  func note(_ stage: Stage, paint: () throws(ReplayError) -> Bitmap?) throws(ReplayError) {
    let trace = stage.trace
    if state.list != stage.displayList {
      let list = stage.displayList
      state.list = list
      state.listHash = ContentHash(of: masks.text(of: list)).description
      state.pixels = try paint().map { picture in
        ContentHash(of: masks.covering(picture, showing: list, scale: stage.displayScale)).description
      }
    }
    let feed = MotionVariable.values(of: trace.feed, row: nil, stroke: strokes.stroke(of: "feed", in: trace))
    let rows = trace.rows.map { row in
      MotionRecord.Scroller(
        id: row.id,
        values: MotionVariable.values(of: row.motion, row: row, stroke: strokes.stroke(of: row.id, in: trace))
      )
    }
    var time = trace.time
    if case .number(let rounded) = MotionVariable.rounded(trace.time) { time = rounded }
    state.record.append(
      MotionRecord.Frame(
        number: trace.number, time: time, list: state.listHash, pixels: state.pixels,
        scrollers: [MotionRecord.Scroller(id: "feed", values: feed)] + rows))
  }
}
