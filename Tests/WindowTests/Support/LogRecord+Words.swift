import Foundation

extension LogRecord {
  /// Whether the line is a frame.
  var isFrame: Bool { text("kind") == "frame" }

  /// The time of the line, in seconds.
  var time: TimeInterval { number("t") ?? -.infinity }

  /// The whole number at a path.
  func int(_ path: String) -> Int? { (value(path) as? NSNumber)?.intValue }

  /// Whether the line is an event of this name, of `row` where one is given.
  func isEvent(_ name: String, row: String? = nil) -> Bool {
    text("event") == name && (row == nil || text("row") == row)
  }

  /// Whether the line is a request of this cause for a row.
  func isRequest(by cause: String, row: String? = nil) -> Bool {
    isEvent("requested", row: row) && text("cause") == cause
  }

  /// Whether a row's auto-scroll was paused here for a reason.
  func isPause(_ reason: String, row: String) -> Bool {
    isEvent("paused", row: row) && text("reason") == reason
  }

  /// The ids of the rows of a frame.
  var rowIDs: [String] {
    (value("rows") as? [Any] ?? []).compactMap { ($0 as? [String: Any])?["id"] as? String }
  }

  /// Whether the line is a frame in which neither the feed nor a row moves.
  var isAtRest: Bool {
    isFrame && text("feed.phase") == "idle" && rowIDs.allSatisfy { text("rows.\($0).phase") == "idle" }
  }
}

extension Sequence where Element == LogRecord {
  /// The frames alone.
  var frames: [LogRecord] { filter(\.isFrame) }

  /// The values at a path, frame by frame, without repetitions in a row.
  func course(of path: String) -> [Double] {
    frames.compactMap { $0.number(path) }.reduce(into: []) { course, value in
      if course.last != value { course.append(value) }
    }
  }
}

extension Sequence where Element == Double {
  /// Whether no value is below the one before it.
  var isRising: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
