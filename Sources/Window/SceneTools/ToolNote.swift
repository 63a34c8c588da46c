import Foundation

/// A note of a few lines, shown for a while on the window's clock.
struct ToolNote: Sendable, Hashable {
  /// The display time of each line, in seconds.
  static let durationOfLine: TimeInterval = 3

  let lines: [String]
  /// The time when the note begins.
  let start: TimeInterval
  /// The time when the note ends.
  let end: TimeInterval
  /// True once the note was drawn.
  var isShown = false

  init(_ text: String, at time: TimeInterval) {
    lines = text.split(separator: "\n").map(String.init)
    start = time
    end = time + Self.durationOfLine * TimeInterval(lines.count)
  }

  /// Returns `true` when the note is not shown at `time`.
  ///
  /// It has ended, or, where time went back, not yet begun.
  func isOver(at time: TimeInterval) -> Bool { time >= end || time < start }

  /// The next time to draw: 0 until the note was drawn, then its end.
  var wakeTime: TimeInterval { isShown ? end : 0 }
}
