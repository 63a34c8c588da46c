import Documents
import Foundation
import ScreenInterface

/// A parser of the parts of a script that a recording's export writes: whole events, and pointer samples.
nonisolated struct RecordedInputReader {
  let faults: DocumentFaults

  /// Reads an event in the format of a recording's line, without its kind and its time.
  func input(_ node: DocumentNode) -> InputEvent.Kind? {
    guard case .map(let entries) = node.content else {
      faults.report("an input is \(node.summary); a map of keys is needed", at: node.position)
      return nil
    }
    var members: [JSONValue.Member] = []
    for entry in entries {
      guard let value = scalar(entry.value, called: entry.key) else { return nil }
      members.append(JSONValue.Member(entry.key, value))
    }
    do throws(JSONLine.Fault) {
      let kind = try JSONLine(.object(members)).input()
      let known = (kind.recordedMembers ?? []).map(\.name)
      for entry in entries where !known.contains(entry.key) {
        faults.report(
          "an input has no key \"\(entry.key)\"; known: \(known.joined(separator: ", "))",
          at: entry.keyPosition)
      }
      return kind
    } catch {
      faults.report(error.message, at: node.position)
      return nil
    }
  }

  /// Reads the pointer samples at `key`, each a list of a time, x and y.
  ///
  /// Times are in seconds from the step's beginning, in ascending order.
  func samples(_ declared: DocumentKey<[DocumentNode]>, of map: DocumentMap) -> [PointerSample]? {
    let key = declared.name
    let list = map.read(declared)
    guard let nodes = list ?? (map.value(key) == nil ? [] : nil) else { return nil }
    var samples: [PointerSample] = []
    for node in nodes {
      guard let sample = sample(node, called: key) else { return nil }
      if let last = samples.last, sample.time < last.time {
        faults.report(
          "\(node.summary) is earlier than the point before it; time goes forward", at: node.position)
        return nil
      }
      samples.append(sample)
    }
    if !samples.isEmpty { return samples }
    faults.report("\"\(key)\" is empty; one point or more are needed", at: map.position(of: key))
    return nil
  }

  private func sample(_ node: DocumentNode, called key: String) -> PointerSample? {
    guard case .list(let parts) = node.content, parts.count == 3 else {
      faults.report("a point of \"\(key)\" is \(node.summary); [seconds, x, y] is needed", at: node.position)
      return nil
    }
    let time = faults.number(parts[0], called: "seconds", in: GestureStepReader.duration)
    let x = faults.number(parts[1], called: "x", in: GestureStepReader.distance)
    let y = faults.number(parts[2], called: "y", in: GestureStepReader.distance)
    guard let time, let x, let y else { return nil }
    return PointerSample(Microseconds(seconds: time), at: CGPoint(x: x, y: y))
  }

  /// Reads a text, a number, `true`, `false` or null.
  func scalar(_ node: DocumentNode, called key: String) -> JSONValue? {
    guard case .scalar(let text, let isQuoted) = node.content else {
      faults.report(
        "\"\(key)\" is \(node.summary); a number, a text, true, false or null is needed",
        at: node.position)
      return nil
    }
    if isQuoted { return .string(text) }
    if let flag = Bool(text) { return .bool(flag) }
    if let number = Double(text), number.isFinite { return .number(number) }
    return .string(text)
  }
}

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
