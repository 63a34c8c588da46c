import Documents
import Foundation
import Measurements
import Replays
import SceneReadings
import ScreenInterface
import Stage

/// Records the motion in each frame of a run.
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

  /// The record so far.
  var record: MotionRecord { state.record }

  /// Records a stage's last frame; `paint` makes its pixels if its draw list changed.
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
    let scrollers = trace.recordedScrollers.map { scroller in
      MotionRecord.ScrollerValues(
        id: scroller.id.name,
        values: MotionVariable.values(of: scroller, stroke: strokes.stroke(of: scroller.id, in: trace)))
    }
    var time = trace.time
    if case .number(let rounded) = MotionVariable.rounded(trace.time) { time = rounded }
    state.record.append(
      MotionRecord.Frame(
        number: trace.number, time: time, list: state.listHash, pixels: state.pixels,
        scrollers: scrollers))
  }
}
