import Documents
import Foundation
import ScreenInterface
import Stage

nonisolated extension RecordingHeader {
  /// The header's line.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    if beginning != Microseconds(0) {
      members.append(JSONValue.Member("from", .number(beginning.count)))
    }
    if !place.isEmpty { members.append(JSONValue.Member("place", .string(place))) }
    guard case .object(let always) = alwaysThere else { return alwaysThere }
    return .object(always + members)
  }

  private var alwaysThere: JSONValue {
    [
      "kind": "recording", "version": .number(Self.version), "program": .string(program),
      "build": .string(build), "feed": .string(feed), "hash": .optional(hash),
      "size": .array([.number(size.width), .number(size.height)]), "scale": .number(scale),
      "safeArea": .array(safeArea.map { .number($0) }), "theme": .string(theme.rawValue),
      "direction": .string(direction.rawValue), "reducedMotion": .bool(reducesMotion), "seed": .number(seed),
      "exactness": .string(ReplayExactness.bits.rawValue),
    ]
  }
}

nonisolated extension RecordingEntry {
  /// The entry's line; `nil` for an entry that needs none.
  ///
  /// A replay decodes pictures by itself, and events of the tools alone do not matter to it.
  var json: JSONValue? {
    switch self {
    case .input(let event):
      guard let members = event.kind.recordedMembers else { return nil }
      return .object(
        [JSONValue.Member("kind", "input"), Self.time(Microseconds(seconds: event.timestamp))] + members)
    case .edit(let edit, let time):
      return .object([
        JSONValue.Member("kind", "edit"), Self.time(time), JSONValue.Member("row", .string(edit.row)),
        JSONValue.Member(edit.change.word, edit.change.places),
      ])
    case .frame(let time): return .object([JSONValue.Member("kind", "frame"), Self.time(time)])
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

nonisolated extension SceneEdit.Change {
  /// The place, or the two places, that a file writes after the edit's word.
  var places: JSONValue {
    switch self {
    case .insert(let place), .remove(let place): .number(place)
    case .move(let from, let to): .array([.number(from), .number(to)])
    }
  }
}

nonisolated extension InputEvent.Kind {
  /// The device and its input, as a file writes them; `nil` for an event that a replay finds by itself.
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
    case .picture, .pictureDiscarded, .dropped: return nil
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
