import Foundation

/// A few lines that the tools show for a while, on the window's clock.
struct ToolNote: Sendable, Hashable {
  /// How long each line shows, in seconds.
  static let durationOfLine: TimeInterval = 3

  let lines: [String]
  /// When it was said.
  let start: TimeInterval
  /// When it goes away.
  let end: TimeInterval
  /// Whether it was drawn.
  var isShown = false

  init(_ text: String, at time: TimeInterval) {
    lines = text.split(separator: "\n").map(String.init)
    start = time
    end = time + Self.durationOfLine * TimeInterval(lines.count)
  }

  /// Whether there is nothing of it at `time`: it is over, or, where time went back, still to be said.
  func isOver(at time: TimeInterval) -> Bool { time >= end || time < start }

  /// When it is to be drawn, or taken away.
  var wakeTime: TimeInterval { isShown ? end : 0 }
}
