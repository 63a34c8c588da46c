import Foundation

extension LogRecord {
  /// True when the line is a frame.
  var isFrame: Bool { text("kind") == "frame" }

  /// The time of the line, in seconds.
  var time: TimeInterval { number("t") ?? -.infinity }

  /// Returns the whole number at a path; `nil` when there is none.
  func int(_ path: String) -> Int? { (value(path) as? NSNumber)?.intValue }

  /// Returns `true` for an event of this name, and of `row` where one is given.
  func isEvent(_ name: String, row: String? = nil) -> Bool {
    text("event") == name && (row == nil || text("row") == row)
  }

  /// Returns `true` for a request of this cause for a row.
  func isRequest(by cause: String, row: String? = nil) -> Bool {
    isEvent("requested", row: row) && text("cause") == cause
  }

  /// Returns `true` for a pause of a row's auto-scroll for this reason.
  func isPause(_ reason: String, row: String) -> Bool {
    isEvent("paused", row: row) && text("reason") == reason
  }

  /// The ids of the rows of a frame.
  var rowIDs: [String] {
    (value("rows") as? [Any] ?? []).compactMap { ($0 as? [String: Any])?["id"] as? String }
  }

  /// True for a frame in which neither the feed nor a row moves.
  var isAtRest: Bool {
    isFrame && text("feed.phase") == "idle" && rowIDs.allSatisfy { text("rows.\($0).phase") == "idle" }
  }
}

extension Sequence where Element == LogRecord {
  /// The frames alone.
  var frames: [LogRecord] { filter(\.isFrame) }

  /// Returns the values at a path, frame by frame, without repetitions in a row.
  func course(of path: String) -> [Double] {
    frames.compactMap { $0.number(path) }.reduce(into: []) { course, value in
      if course.last != value { course.append(value) }
    }
  }
}

extension Sequence where Element == Double {
  /// True when no value is below the one before it.
  var isRising: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
