import Documents
import Foundation
import SceneReadings
import Stage

/// The input in a profile: a slice for each event, an arrow to the first frame that shows it, and strokes.
struct InputSlices {
  private let recording: FrameRecording

  init(_ recording: FrameRecording) { self.recording = recording }

  var events: [ProfileEvent] {
    let times = self.times
    return times.enumerated().map { place, _ in slice(place, times) } + arrows(times) + strokes(times)
  }

  private var first: Int { recording.inputs.startIndex }

  /// The times at which the slices of the events begin: their arrival, at least a microsecond apart.
  ///
  /// The distance gives every arrow its own slice to start from.
  private var times: [Int] {
    var last = Int.min / 2
    return recording.inputs.indices.map { index in
      last = max(ProfileEvent.nanoseconds(recording.inputs[index].arrival), last + 1000)
      return last
    }
  }

  private func slice(_ place: Int, _ times: [Int]) -> ProfileEvent {
    let input = recording.inputs[first + place]
    var slice = ProfileEvent(.complete, input.kind.rawValue, at: times[place], on: .input)
    let room = place + 1 < times.count ? times[place + 1] - times[place] : Int.max
    slice.duration = min(room, max(1000, ProfileEvent.nanoseconds(input.duration)))
    slice.arguments = [.init("handledMs", .number(input.duration * 1000))]
    return slice
  }

  private func arrows(_ times: [Int]) -> [ProfileEvent] {
    recording.frames.indices.flatMap { index -> [ProfileEvent] in
      let frame = recording.frames[index]
      let end = max(ProfileEvent.nanoseconds(frame.start), ProfileEvent.nanoseconds(frame.end) - 1)
      return frame.inputs.clamped(to: recording.inputs.indices).flatMap { input -> [ProfileEvent] in
        guard times[input - first] < end else { return [] }
        var start = ProfileEvent(.flowStart, "shown", at: times[input - first], on: .input)
        var arrival = ProfileEvent(.flowEnd, "shown", at: end, on: .actual)
        (start.category, arrival.category) = ("input", "input")
        (start.id, arrival.id) = (String(input), String(input))
        return [start, arrival]
      }
    }
  }

  /// Returns the strokes from each press to its release, numbered as in `MotionDivergence`.
  ///
  /// A stroke that is in progress at the end of the profile ends there.
  private func strokes(_ times: [Int]) -> [ProfileEvent] {
    var spans: [ProfileEvent] = []
    var pressed: Int?
    var count = 0
    func close(_ press: Int, at time: Int, _ ending: String) {
      spans += ProfileSpan(category: "stroke", id: "\(count)", name: "stroke \(count)").events(
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
