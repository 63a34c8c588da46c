import Documents
import Foundation
import SceneReadings
import Stage

/// The input of a trace: a slice for each event, an arrow to the first frame that shows it, and strokes.
struct InputSlices {
  private let recording: FrameRecording

  init(_ recording: FrameRecording) { self.recording = recording }

  var events: [TraceEvent] {
    let times = self.times
    return times.enumerated().map { place, _ in slice(place, times) } + arrows(times) + strokes(times)
  }

  private var first: Int { recording.inputs.startIndex }

  /// The times at which the slices of the events begin: their arrival, at least a microsecond apart.
  ///
  /// The distance gives every arrow its own slice to begin at.
  private var times: [Int] {
    var last = Int.min / 2
    return recording.inputs.indices.map { index in
      last = max(TraceEvent.nanoseconds(recording.inputs[index].arrival), last + 1000)
      return last
    }
  }

  private func slice(_ place: Int, _ times: [Int]) -> TraceEvent {
    let input = recording.inputs[first + place]
    var slice = TraceEvent(.complete, input.kind.rawValue, at: times[place], on: .input)
    let room = place + 1 < times.count ? times[place + 1] - times[place] : Int.max
    slice.duration = min(room, max(1000, TraceEvent.nanoseconds(input.duration)))
    slice.arguments = [.init("handledMs", .number(input.duration * 1000))]
    return slice
  }

  private func arrows(_ times: [Int]) -> [TraceEvent] {
    recording.frames.indices.flatMap { index -> [TraceEvent] in
      let frame = recording.frames[index]
      let end = max(TraceEvent.nanoseconds(frame.start), TraceEvent.nanoseconds(frame.end) - 1)
      return frame.inputs.clamped(to: recording.inputs.indices).flatMap { input -> [TraceEvent] in
        guard times[input - first] < end else { return [] }
        var start = TraceEvent(.flowStart, "shown", at: times[input - first], on: .input)
        var arrival = TraceEvent(.flowEnd, "shown", at: end, on: .actual)
        (start.category, arrival.category) = ("input", "input")
        (start.id, arrival.id) = (String(input), String(input))
        return [start, arrival]
      }
    }
  }

  /// The strokes from each press to its release, numbered as in `MotionDivergence`.
  ///
  /// A stroke that goes on at the end of the trace ends there.
  private func strokes(_ times: [Int]) -> [TraceEvent] {
    var spans: [TraceEvent] = []
    var pressed: Int?
    var count = 0
    func close(_ press: Int, at time: Int, _ ending: String) {
      spans += TraceSpan(category: "stroke", id: "\(count)", name: "stroke \(count)").events(
        from: times[press], to: max(time, times[press]), ending: ending)
    }
    for place in times.indices {
      switch recording.inputs[first + place].kind {
      case .pressed:
        count += 1
        pressed = pressed ?? place
      case .released, .cancelled:
        if let press = pressed {
          close(press, at: times[place], recording.inputs[first + place].kind.rawValue)
        }
        pressed = nil
      case .moved, .wheel, .key: break
      }
    }
    if let press = pressed, let last = times.last { close(press, at: last, "open") }
    return spans
  }
}
