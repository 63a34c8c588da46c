import Documents
import Foundation

/// One event of a Chrome trace, with times in whole nanoseconds, so that nested events nest exactly.
nonisolated struct ProfileEvent: Sendable {
  /// The kinds of events, by their letters in the format.
  enum Kind: String, Sendable {
    case complete = "X"
    case begin = "b"
    case end = "e"
    case counter = "C"
    case instant = "i"
    case flowStart = "s"
    case flowEnd = "f"
    case metadata = "M"
  }

  /// The tracks of the profile, from top to bottom.
  enum Track: Int, Sendable, CaseIterable {
    case expected = 1
    case actual
    case input
    case events

    var name: String {
      switch self {
      case .expected: "expected frames"
      case .actual: "actual frames"
      case .input: "input"
      case .events: "events"
      }
    }
  }

  var kind: Kind
  var name: String
  var time: Int
  var track: Track
  /// The duration in nanoseconds; only for a complete event.
  var duration: Int?
  var category: String?
  var id: String?
  var arguments: [JSONValue.Member] = []

  init(_ kind: Kind, _ name: String, at time: Int, on track: Track) {
    self.kind = kind
    self.name = name
    self.time = time
    self.track = track
  }

  /// Returns a time in whole nanoseconds.
  static func nanoseconds(_ time: Double) -> Int { Int((min(max(time, -1e9), 1e9) * 1e9).rounded()) }

  /// The event in the format of the file, with times in microseconds.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("ph", .string(kind.rawValue)), .init("name", .string(name)), .init("pid", .number(1)),
      .init("tid", .number(track.rawValue)),
    ]
    if kind != .metadata { members.append(.init("ts", .number(Double(time) / 1000))) }
    if let duration { members.append(.init("dur", .number(Double(duration) / 1000))) }
    if let category { members.append(.init("cat", .string(category))) }
    if let id { members.append(.init("id", .string(id))) }
    if kind == .instant { members.append(.init("s", "t")) }
    if kind == .flowEnd { members.append(.init("bp", "e")) }
    if !arguments.isEmpty { members.append(.init("args", .object(arguments))) }
    return .object(members)
  }
}
