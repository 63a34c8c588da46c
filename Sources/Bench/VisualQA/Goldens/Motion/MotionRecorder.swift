import Documents
import Foundation
import Measurements
import Replays
import SceneReadings
import ScreenInterface
import Stage

/// A recorder of the motion in each frame of a run.
final class MotionRecorder {
  private struct State {
    var record = MotionRecord()
    var list: DisplayList?
    var listHash = ""
    /// The hash of the picture that was hashed last.
    var pixels: String?
    /// The pictures that are not hashed yet, each with the first of the frames that show it.
    var pictures: [(frame: Int, picture: Bitmap)] = []
    /// The frames since the first of these pictures, still without hashes.
    var frames: [MotionRecord.Frame] = []
  }

  private let strokes: StrokeCounter
  private let masks: ElementMasks
  private var state = State()

  init(strokes: StrokeCounter, masks: ElementMasks) {
    self.strokes = strokes
    self.masks = masks
  }

  /// The record so far.
  var record: MotionRecord {
    hashPictures()
    return state.record
  }

  /// Records a stage's last frame; `paint` makes its pixels if its draw list changed.
  func note(_ stage: Stage, paint: () throws(ReplayError) -> Bitmap?) throws(ReplayError) {
    let trace = stage.trace
    if state.list != stage.displayList {
      let list = stage.displayList
      state.list = list
      state.listHash = ContentHash(of: masks.text(of: list)).description
      if let picture = try paint() {
        let covered = masks.covering(picture, showing: list, scale: stage.displayScale)
        state.pictures.append((state.frames.count, covered))
      } else {
        hashPictures()
        state.pixels = nil
      }
    }
    let scrollers = trace.recordedScrollers.map { scroller in
      MotionRecord.ScrollerValues(
        id: scroller.id.name,
        values: MotionVariable.values(of: scroller, stroke: strokes.stroke(of: scroller.id, in: trace)))
    }
    var time = trace.time
    if case .number(let rounded) = MotionVariable.rounded(trace.time) { time = rounded }
    state.frames.append(
      MotionRecord.Frame(
        number: trace.number, time: time, list: state.listHash, pixels: nil, scrollers: scrollers))
    if state.pictures.isEmpty || state.pictures.count == ContentHash.abreast { hashPictures() }
  }

  /// Adds the pending frames, with the hashes of their pictures.
  private func hashPictures() {
    let hashes = ContentHash.hashes(of: state.pictures.map(\.picture))
    var next = 0
    for (place, frame) in state.frames.enumerated() {
      while next < hashes.count, state.pictures[next].frame == place {
        state.pixels = hashes[next].description
        next += 1
      }
      var frame = frame
      frame.pixels = state.pixels
      state.record.append(frame)
    }
    state.pictures.removeAll(keepingCapacity: true)
    state.frames.removeAll(keepingCapacity: true)
  }
}

/// The interceptor that counts the pointer's strokes on its scene; it forwards everything unchanged.
final class StrokeCounter: SessionInterceptor {
  private struct State {
    var ledger = StrokeTracker()
  }

  let inside: any StagedContent
  private var state = State()

  init(on inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    state.ledger.note(event, before: inside.stage.trace)
    inside.handle(event)
  }

  /// Returns the number of the stroke that holds a row, or `feed`, or released it last; `nil` when none did.
  func stroke(of id: ScrollerID, in trace: FrameTrace) -> Int? { state.ledger.stroke(of: id, in: trace) }
}
