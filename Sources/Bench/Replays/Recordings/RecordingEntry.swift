package import Documents
import Foundation
package import SceneReadings
package import ScreenInterface
package import Stage

/// One line of a recording after the header.
package nonisolated enum RecordingEntry: Sendable, Hashable {
  /// An event that reached the window.
  case input(InputEvent)
  /// A change of the scene's data.
  case edit(SceneEdit, at: Microseconds)
  /// A change from outside the scene's own time, which a replay cannot repeat.
  case unrecorded(UnrecordedChange, at: Microseconds)
  /// A frame, with a short digest of the scroll positions; older recordings have no digest.
  case frame(Microseconds, motion: UInt32? = nil)
  /// The digest of a frame.
  case digest(RecordingDigest)
  /// The end of a finished recording; a truncated one has none.
  case end(Microseconds)
}

/// The numbers of one frame that determine the scroll positions, for checking a replay.
public nonisolated struct RecordingDigest: Sendable, Hashable {
  /// A number with its name.
  public struct Variable: Sendable, Hashable {
    /// The number's path in the log, such as `hero.offset`.
    public var path: String
    /// The number's value, in points or points per second.
    public var value: Double

    /// Creates a number.
    public init(_ path: String, _ value: Double) {
      self.path = path
      self.value = value
    }
  }

  /// The frame's number, counted from 0.
  public var frame: Int
  /// The time of the frame.
  public var time: Microseconds
  /// The stage's digest as sixteen hexadecimal digits.
  public var digest: String
  /// The numbers from which the digest is computed.
  public var variables: [Variable]
}

nonisolated extension RecordingEntry {
  /// The entry's JSON line; `nil` for an entry that needs none.
  ///
  /// A replay decodes pictures by itself, and ignores events that only the tools handle.
  package var json: JSONValue? {
    switch self {
    case .input(let event):
      guard let members = event.kind.recordedMembers else { return nil }
      return .object(
        [JSONValue.Member("kind", "input"), Self.time(Microseconds(seconds: event.timestamp))] + members)
    case .edit(let edit, let time):
      return .object([JSONValue.Member("kind", "edit"), Self.time(time)] + edit.members)
    case .unrecorded(let change, let time):
      return .object([
        JSONValue.Member("kind", "unrecorded"), Self.time(time),
        JSONValue.Member("change", .string(change.kind.rawValue)),
        JSONValue.Member("name", .string(change.name)),
      ])
    case .frame(let time, let motion):
      let digest = motion.map { [JSONValue.Member("motion", .string(ContentHash.hexadecimal($0)))] } ?? []
      return .object([JSONValue.Member("kind", "frame"), Self.time(time)] + digest)
    case .digest(let digest):
      return .object([
        JSONValue.Member("kind", "digest"), JSONValue.Member("frame", .number(digest.frame)),
        Self.time(digest.time), JSONValue.Member("digest", .string(digest.digest)),
        JSONValue.Member(
          "values", .object(digest.variables.map { JSONValue.Member($0.path, .number($0.value)) })),
      ])
    case .end(let time): return .object([JSONValue.Member("kind", "end"), Self.time(time)])
    }
  }

  private static func time(_ time: Microseconds) -> JSONValue.Member {
    JSONValue.Member("t", .number(time.count))
  }
}
