import Documents
import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// The frames in a profile: a slice for each expected frame and one for each actual frame, and counters.
///
/// The passes of a frame are slices inside the actual one.
struct ProfileFrameSlices {
  private let recording: FrameRecording

  init(_ recording: FrameRecording) { self.recording = recording }

  var events: [ProfileEvent] {
    var events: [ProfileEvent] = []
    var expectedEnd = Int.min
    for index in recording.frames.indices {
      let frame = recording.frames[index]
      if let expected = expected(frame, after: expectedEnd) {
        expectedEnd = expected.time + (expected.duration ?? 0)
        events.append(expected)
      }
      events.append(actual(frame))
      events += passes(of: frame)
      events += counters(of: frame)
    }
    return events
  }

  /// Returns the slice from a frame's due time to its deadline; it begins no earlier than the previous one ends.
  private func expected(_ frame: FrameRecord, after end: Int) -> ProfileEvent? {
    guard let schedule = frame.schedule else { return nil }
    let start = max(end, ProfileEvent.nanoseconds(schedule.due))
    let deadline = ProfileEvent.nanoseconds(schedule.deadline)
    guard deadline > start else { return nil }
    var slice = ProfileEvent(.complete, "frame \(frame.number)", at: start, on: .expected)
    slice.duration = deadline - start
    return slice
  }

  private func actual(_ frame: FrameRecord) -> ProfileEvent {
    let name = frame.isJanky ? "janky frame" : frame.isLate ? "late frame" : "frame"
    var slice = ProfileEvent(
      .complete, "\(name) \(frame.number)", at: ProfileEvent.nanoseconds(frame.start), on: .actual)
    slice.duration = ProfileEvent.nanoseconds(frame.end) - slice.time
    slice.arguments = [
      .init("activity", .string(frame.activity.rawValue)),
      .init("overrunMs", .optional(frame.overrun.map { $0 * 1000 })),
      .init("dropped", .number(frame.dropped)), .init("liveCells", .number(frame.liveCells)),
      .init("drawCalls", .number(frame.drawCalls)), .init("damagePx", .number(frame.damagedPixels)),
      .init("moving", .string(recording.movingText(of: frame))),
    ]
    return slice
  }

  /// Returns the slices of the passes, without input, which has its own track.
  ///
  /// Each ends before the next begins, and inside the frame.
  private func passes(of frame: FrameRecord) -> [ProfileEvent] {
    let measured = FramePass.allCases.filter { $0 != .input && frame.passes[$0].duration > 0 }
    var end = ProfileEvent.nanoseconds(frame.end)
    return measured.reversed().map { pass in
      let span = frame.passes[pass]
      var slice = ProfileEvent(
        .complete, pass.rawValue, at: min(end, ProfileEvent.nanoseconds(span.start)), on: .actual)
      slice.duration = min(end, ProfileEvent.nanoseconds(span.start + span.duration)) - slice.time
      end = slice.time
      return slice
    }
  }

  private func counters(of frame: FrameRecord) -> [ProfileEvent] {
    let time = ProfileEvent.nanoseconds(frame.start)
    func counter(_ name: String, _ unit: String, _ value: Double) -> ProfileEvent {
      var counter = ProfileEvent(.counter, name, at: time, on: .actual)
      counter.arguments = [.init(unit, .number(value))]
      return counter
    }
    let moving = recording.scrollers(of: frame).sorted { $0.name < $1.name }.flatMap { scroller in
      [
        counter("\(scroller.name) offset", "pt", scroller.offset),
        counter("\(scroller.name) velocity", "pt/s", scroller.velocity),
      ] + (scroller.page.map { [counter("\(scroller.name) page", "page", Double($0))] } ?? [])
    }
    return moving + [counter("live cells", "cells", Double(frame.liveCells))]
  }
}

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
