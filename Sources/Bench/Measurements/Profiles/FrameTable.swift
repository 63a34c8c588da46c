import Documents
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// A table of the frames of a run in comma-separated values, one line for each frame.
public struct FrameTable {
  /// The names of the columns; times in seconds on the window's clock, durations in milliseconds.
  public static let columns =
    ["frame", "start_s", "due_s", "deadline_s", "presented_s"]
    + FramePass.allCases.map { "\($0.rawValue)_ms" }
    + [
      "overrun_ms", "late", "jank", "dropped", "live_cells", "draw_calls", "damage_px", "inputs",
      "latency_ms",
      "activity", "moving",
    ]

  private let recording: FrameRecording

  /// Creates the table of a recording.
  public init(_ recording: FrameRecording) { self.recording = recording }

  /// The text of the table, with the names of the columns first.
  public var text: String {
    var text = Self.columns.joined(separator: ",") + "\n"
    for index in recording.frames.indices {
      text += line(of: recording.frames[index]).joined(separator: ",") + "\n"
    }
    return text
  }

  private func line(of frame: FrameRecord) -> [String] {
    let times = [frame.start, frame.schedule?.due, frame.schedule?.deadline, frame.end]
    let latency = recording.latencies(of: frame).max()
    var cells = [String(frame.number)]
    cells += times.map { Self.text($0) }
    cells += FramePass.allCases.map { Self.text(frame.passes[$0].duration * 1000) }
    cells += [
      Self.text(frame.overrun.map { $0 * 1000 }), frame.isLate ? "1" : "0", frame.isJanky ? "1" : "0",
      String(frame.dropped), String(frame.liveCells), String(frame.drawCalls), String(frame.damagedPixels),
      String(frame.inputs.count), Self.text(latency.map { $0 * 1000 }), frame.activity.rawValue,
      Self.quoted(recording.movingText(of: frame)),
    ]
    return cells
  }

  private static func text(_ number: Double?) -> String {
    number.map { JSONText.number($0, decimals: 6) } ?? ""
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension FrameRecording {
  /// Returns the moving scroll views with phase and cause, as `feed decelerating fling; hero animating autoplay`.
  func movingText(of frame: FrameRecord) -> String {
    scrollers(of: frame).filter { $0.phase != .idle }.sorted { ($0.id.rowName ?? "") < ($1.id.rowName ?? "") }
      .map { "\($0.name) \($0.phase.rawValue) \($0.cause?.rawValue ?? "-")" }.joined(separator: "; ")
  }
}

nonisolated extension ScrollerSample {
  /// The scroll view's name in files.
  var name: String { id.name }
}
