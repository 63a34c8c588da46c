import Foundation

/// A line of the program's log.
struct LogRecord {
  /// The line itself.
  let line: String
  private let object: Any

  /// Reads a line; `nil` when it is no JSON object.
  init?(line: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)), object is [String: Any]
    else {
      return nil
    }
    self.line = line
    self.object = object
  }

  /// Returns the value at a path such as `feed.y` or `rows.hero.dots.current`; `nil` when there is none.
  ///
  /// In an array of objects a part of the path is an `id`.
  func value(_ path: String) -> Any? {
    var here: Any? = object
    for part in path.split(separator: ".") {
      if let list = here as? [Any] {
        here =
          Int(part).flatMap { list.indices.contains($0) ? list[$0] : nil }
          ?? list.first { ($0 as? [String: Any])?["id"] as? String == String(part) }
      } else {
        here = (here as? [String: Any])?[String(part)]
      }
    }
    return here
  }

  /// Returns the number at a path; `nil` when there is none.
  func number(_ path: String) -> Double? { (value(path) as? NSNumber)?.doubleValue }

  /// Returns the text at a path; `nil` when there is none.
  func text(_ path: String) -> String? { value(path) as? String }

  /// Returns `true` when the value at a path is true.
  func flag(_ path: String) -> Bool { (value(path) as? NSNumber)?.boolValue ?? false }
}

/// A reader of a program's log while the program writes it.
final class LogReader {
  private let lines: LineReader
  private let errors: () -> String
  /// All records read so far.
  private(set) var records: [LogRecord] = []

  init(_ handle: FileHandle, errors: @escaping () -> String) {
    lines = LineReader(handle)
    self.errors = errors
  }

  /// Returns the next record that fulfils `condition`; those before it are only kept.
  ///
  /// - Throws: `HarnessFault.noLogLine` when no record does within `seconds`, or before the end of the log.
  @discardableResult
  func next(
    _ what: String, within seconds: TimeInterval = HangGuard.seconds, where condition: (LogRecord) -> Bool
  ) async throws -> LogRecord {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let left = (deadline - ContinuousClock.now) / .seconds(1)
      guard left > 0, let line = await lines.next(within: left) else {
        throw HarnessFault.noLogLine(what, lastLine: records.last?.line, errors: errors())
      }
      guard let record = LogRecord(line: line) else { continue }
      records.append(record)
      if condition(record) { return record }
    }
  }

  /// True once the program has closed its log, as it does at its end.
  var isAtEnd: Bool { lines.isAtEnd }

  /// Reads to the end of the log, or as much of it as comes within `seconds`.
  func rest(within seconds: TimeInterval = HangGuard.seconds) async {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while let line = await lines.next(within: (deadline - ContinuousClock.now) / .seconds(1)) {
      if let record = LogRecord(line: line) { records.append(record) }
    }
  }
}
