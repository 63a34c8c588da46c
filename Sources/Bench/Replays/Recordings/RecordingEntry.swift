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

nonisolated extension InputEvent.Kind {
  /// The members of the event's JSON line, the device first; `nil` for an event that a replay makes by itself.
  var recordedMembers: [JSONValue.Member]? {
    switch self {
    case .pointer(let pointer):
      return [
        JSONValue.Member("device", .string(pointer.device.rawValue)),
        JSONValue.Member("phase", .string(pointer.phase.rawValue)),
        JSONValue.Member("x", .number(pointer.location.x)),
        JSONValue.Member("y", .number(pointer.location.y)),
        JSONValue.Member("buttons", .number(Int(pointer.buttons))),
      ]
    case .finger(let number, let finger):
      return [
        JSONValue.Member("device", .string(finger.device.rawValue)),
        JSONValue.Member("finger", .number(number)),
        JSONValue.Member("phase", .string(finger.phase.rawValue)),
        JSONValue.Member("x", .number(finger.location.x)), JSONValue.Member("y", .number(finger.location.y)),
      ]
    case .wheel(let wheel):
      return [
        JSONValue.Member("device", .string(wheel.isSmooth ? "wheelSmooth" : "wheelNotched")),
        JSONValue.Member("x", .number(wheel.location.x)), JSONValue.Member("y", .number(wheel.location.y)),
        JSONValue.Member("dx", .number(wheel.deltaX)), JSONValue.Member("dy", .number(wheel.deltaY)),
        JSONValue.Member("modifiers", .number(wheel.modifiers.rawValue)),
      ]
    case .key(let key):
      return [
        JSONValue.Member("device", "key"), JSONValue.Member("key", .string(key.key.name)),
        JSONValue.Member("modifiers", .number(key.modifiers.rawValue)),
        JSONValue.Member("down", .bool(key.isDown)), JSONValue.Member("repeat", .bool(key.isRepeat)),
      ]
    case .window(let window): return [JSONValue.Member("device", "window")] + window.details
    case .found: return nil
    }
  }
}

nonisolated extension WindowEvent {
  fileprivate var details: [JSONValue.Member] {
    switch self {
    case .resized(let size, let scale):
      [
        JSONValue.Member("event", "resized"), JSONValue.Member("width", .number(size.width)),
        JSONValue.Member("height", .number(size.height)), JSONValue.Member("scale", .number(scale)),
      ]
    case .focused(let flag): Self.flag("focused", flag)
    case .visible(let flag): Self.flag("visible", flag)
    case .occluded(let flag): Self.flag("occluded", flag)
    case .pointerInside(let flag): Self.flag("pointerInside", flag)
    case .documentSaved: [JSONValue.Member("event", "documentSaved")]
    }
  }

  private static func flag(_ event: String, _ flag: Bool) -> [JSONValue.Member] {
    [JSONValue.Member("event", .string(event)), JSONValue.Member("on", .bool(flag))]
  }
}

nonisolated extension SceneEdit {
  /// The members of the edit's JSON line after its kind and time.
  var members: [JSONValue.Member] {
    switch self {
    case .cards(let change, let row):
      [JSONValue.Member("row", .string(row)), JSONValue.Member(change.word, change.places)]
    case .offset(let offset, let name, let isAnimated):
      [JSONValue.Member("row", .string(name)), JSONValue.Member("offset", .number(offset))]
        + (isAnimated ? [JSONValue.Member("animated", .bool(true))] : [])
    case .setting(let name, let text):
      [JSONValue.Member("set", .string(name)), JSONValue.Member("to", text.map { .string($0) } ?? .null)]
    case .answer(let section): [JSONValue.Member("answer", section.map { .string($0) } ?? .null)]
    }
  }

  /// The message for a scene that cannot apply the edit.
  var refusal: String {
    switch self {
    case .cards(let change, let row): "\(row) has no such card to \(change.word)"
    case .offset(_, let name, _): "there is no row or feed \"\(name)\" to scroll"
    case .setting(let name, let text):
      text.map { "\"\(name)\" cannot be \"\($0)\" in this scene" }
        ?? "there is no setting \"\(name)\" in this scene"
    case .answer(let section):
      section.map { "\($0) waits for no more cards" } ?? "no refresh waits for an answer"
    }
  }
}

nonisolated extension SceneEdit.CardChange {
  /// The edit's keyword in a file.
  var word: String {
    switch self {
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    }
  }

  /// The index, or the two indices, after the edit's keyword.
  var places: JSONValue {
    switch self {
    case .insert(let place), .remove(let place): .number(place)
    case .move(let from, let to): .array([.number(from), .number(to)])
    }
  }
}
