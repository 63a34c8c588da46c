import Documents
import Foundation
import ScreenInterface

nonisolated extension RecordedInputReader {
  /// The form of an event, in the format of a recording's line.
  ///
  /// The keys are those that a recording's writer gives to an event of each kind.
  static let form = ValueForm.anyOf(
    events.map { name, event in
      let members = event.recordedMembers ?? []
      let keys = members.map { member in
        var key = KeyForm(member.name, form(of: member, among: members), line(of: member.name))
        // A missing key is null to a schema, and a character to a reader.
        key.presence = member.name == "key" ? .written : .needed
        return key
      }
      return .map(MapForm(name, "An event in the words of a recording's line.", keys: keys))
    })

  private static let events: [(name: String, event: InputEvent.Kind)] =
    PointerEvent.Device.allCases.map {
      ("\($0.rawValue)Input", .pointer(PointerEvent(.moved, at: .zero, device: $0)))
    }
    + [
      (
        "fingerInput",
        .finger(PointerEvent.fingers.lowerBound, PointerEvent(.moved, at: .zero, device: .touch))
      ),
      ("wheelNotchedInput", .wheel(WheelEvent(at: .zero, deltaX: 0, deltaY: 0, isSmooth: false))),
      ("wheelSmoothInput", .wheel(WheelEvent(at: .zero, deltaX: 0, deltaY: 0, isSmooth: true))),
      ("keyInput", .key(KeyEvent("a", isDown: true))),
      ("resizedInput", .window(.resized(.zero, scale: 1))), ("focusedInput", .window(.focused(true))),
      ("visibleInput", .window(.visible(true))), ("occludedInput", .window(.occluded(true))),
      ("pointerInsideInput", .window(.pointerInside(true))), ("savedInput", .window(.documentSaved)),
    ]

  private static func form(of member: JSONValue.Member, among members: [JSONValue.Member]) -> ValueForm {
    switch (member.name, member.value) {
    case ("phase", _): .words(of: PointerEvent.Phase.self)
    case ("key", _): .keyText
    case (_, .string(let word)): .words([word])
    case (_, .bool): .flag
    case ("x", _), ("y", _): .number(NumberRange(RecordingLimits.coordinate))
    case ("dx", _), ("dy", _): .number(NumberRange(RecordingLimits.notches))
    case ("scale", _): .number(NumberRange(RecordingLimits.scale))
    case ("width", _), ("height", _): .number(NumberRange(RecordingLimits.extent))
    case ("modifiers", _): .whole(0...7)
    case ("finger", _): .whole(PointerEvent.fingers)
    case ("buttons", _): .whole(0...Int(UInt32.max))
    default: .scalar
    }
  }

  private static func line(of name: String) -> String {
    switch name {
    case "device": "The device that the event comes from."
    case "finger": "The number of a finger beside the pointer of the stroke."
    case "phase": "What the pointer does."
    case "x": "The pointer's place from the left, in points."
    case "y": "The pointer's place from the top, in points."
    case "dx": "The notches to the right."
    case "dy": "The notches away from the user."
    case "buttons": "The buttons held, a bit each."
    case "modifiers": "The modifier keys held: shift 1, control 2, alt 4."
    case "key": "The key: a character, or a word for it."
    case "down": "True when the key goes down."
    case "repeat": "True when a held key repeats."
    case "event": "What the window does."
    case "on": "True when it begins to be so."
    default: "The new size of the window: points, and pixels in a point."
    }
  }
}

nonisolated extension NumberRange {
  fileprivate init(_ range: ClosedRange<Double>) { self = .from(range.lowerBound, to: range.upperBound) }
}
