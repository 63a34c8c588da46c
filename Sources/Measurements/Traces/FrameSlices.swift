import Documents
import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// The frames of a trace: a slice for each expected frame and one for each actual frame, and counters.
///
/// The passes of a frame are slices inside the actual one.
struct FrameSlices {
  private let recording: FrameRecording

  init(_ recording: FrameRecording) { self.recording = recording }

  var events: [TraceEvent] {
    var events: [TraceEvent] = []
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

  /// The slice from a frame's due time to its deadline; it begins no earlier than the one before ends.
  private func expected(_ frame: FrameRecord, after end: Int) -> TraceEvent? {
    guard let schedule = frame.schedule else { return nil }
    let start = max(end, TraceEvent.nanoseconds(schedule.due))
    let deadline = TraceEvent.nanoseconds(schedule.deadline)
    guard deadline > start else { return nil }
    var slice = TraceEvent(.complete, "frame \(frame.number)", at: start, on: .expected)
    slice.duration = deadline - start
    return slice
  }

  private func actual(_ frame: FrameRecord) -> TraceEvent {
    let name = frame.isJanky ? "janky frame" : frame.isLate ? "late frame" : "frame"
    var slice = TraceEvent(
      .complete, "\(name) \(frame.number)", at: TraceEvent.nanoseconds(frame.start), on: .actual)
    slice.duration = TraceEvent.nanoseconds(frame.end) - slice.time
    slice.arguments = [
      .init("activity", .string(frame.activity.rawValue)),
      .init("overrunMs", .optional(frame.overrun.map { $0 * 1000 })),
      .init("dropped", .number(frame.dropped)), .init("liveCells", .number(frame.liveCells)),
      .init("drawCalls", .number(frame.drawCalls)), .init("damagePx", .number(frame.damagedPixels)),
      .init("moving", .string(recording.movingText(of: frame))),
    ]
    return slice
  }

  /// The slices of the passes, without input, which has its own track.
  ///
  /// Each ends before the next begins, and inside the frame.
  private func passes(of frame: FrameRecord) -> [TraceEvent] {
    let measured = FramePass.allCases.filter { $0 != .input && frame.passes[$0].duration > 0 }
    var end = TraceEvent.nanoseconds(frame.end)
    return measured.reversed().map { pass in
      let span = frame.passes[pass]
      var slice = TraceEvent(
        .complete, pass.rawValue, at: min(end, TraceEvent.nanoseconds(span.start)), on: .actual)
      slice.duration = min(end, TraceEvent.nanoseconds(span.start + span.duration)) - slice.time
      end = slice.time
      return slice
    }
  }

  private func counters(of frame: FrameRecord) -> [TraceEvent] {
    let time = TraceEvent.nanoseconds(frame.start)
    func counter(_ name: String, _ unit: String, _ value: Double) -> TraceEvent {
      var counter = TraceEvent(.counter, name, at: time, on: .actual)
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
