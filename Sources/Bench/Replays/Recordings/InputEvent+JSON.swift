import Documents
import Foundation
import ScreenInterface

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
