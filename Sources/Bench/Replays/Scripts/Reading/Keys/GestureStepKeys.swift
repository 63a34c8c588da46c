package import Documents
import ScreenInterface

nonisolated extension GestureScriptReader {
  /// The form (schema) of a script.
  package static var form: ValueForm {
    .list(
      .anyOf([
        .words([GestureStepReader.Word.release, .frame].map(\.rawValue)), .map(GestureStepReader.Word.step),
      ]), count: 1...Int.max)
  }
}

nonisolated extension GestureStepReader.Word {
  /// The form of a step: a map of one key, the keyword of its action.
  static var step: MapForm {
    let keys = allCases.map { word in
      var key = KeyForm(word.rawValue, word.form, word.line)
      // For these two a missing value is a text, and null is a valid name of a picture.
      key.presence = [.capture, .key].contains(word) ? .optional : .filled
      return key
    }
    return MapForm(
      "step", "One step: a gesture, a wait or a check.", keys: keys,
      rules: [.exactlyOne(keys.map { .has($0.name) })])
  }

  /// The form of the value that follows the keyword.
  private var form: ValueForm {
    switch self {
    case .move: .map(MoveKeys.form)
    case .press: .anyOf([.nothing, .map(PressKeys.form), .target])
    case .release: .anyOf([.nothing, .map(ReleaseKeys.form)])
    case .frame: .nothing
    case .drag: .map(DragKeys.form)
    case .flick: .map(FlickKeys.form)
    case .wheel: .map(WheelKeys.form)
    case .key: .anyOf([.key, .map(TypedKeyKeys.form)])
    case .input: RecordedInputReader.form
    case .resize: .map(ResizeKeys.form)
    case .wait, .stall: .number(GestureStepReader.duration)
    case .edit: .map(EditKeys.form)
    case .answer: .anyOf([.words([AnswerKeys.refresh]), .map(AnswerKeys.form)])
    case .expect: .map(ExpectKeys.form)
    case .capture: .spelled(.fileName)
    case .strip: .map(StripKeys.form)
    }
  }

  /// A line of documentation on what the step does.
  private var line: String {
    switch self {
    case .move: "Moves the pointer, pressed or not."
    case .press: "Presses the button, at a target or where the pointer is."
    case .release: "Releases the button, or one finger of several."
    case .drag: "Presses, moves along a path and releases."
    case .flick: "Presses, moves at one velocity and releases at once."
    case .wheel: "Turns the wheel."
    case .key: "Presses and releases a key, or does a part of that."
    case .input: "Sends an event in the words of a recording."
    case .resize: "Resizes the window, in points."
    case .wait: "Lets time pass, in seconds."
    case .stall: "Lets time pass without a frame, in seconds, as on a busy machine."
    case .edit: "Changes the scene's data."
    case .answer: "Answers a refresh, or a section's question for more, before the feed itself does."
    case .expect: "Checks a value in the log."
    case .frame: "Makes a frame at this very time."
    case .capture: "Keeps the frame at this very time as a picture of this name."
    case .strip: "Keeps frames as pictures from now on, while the following steps go on."
    }
  }
}

nonisolated extension ValueForm {
  /// The form of a key: its name, or its character.
  static let key = ValueForm.anyOf([.whole(0...9), keyText])

  /// The form of a key where a digit must be in quotes.
  static let keyText = ValueForm.anyOf([
    .words(Key.named),
    .spelled(Spelling("a character", pattern: #"^(?:[\u0000-\u007F]|[\s\S]*[^\u0000-\u007F][\s\S]*)$"#)),
  ])
}

/// The keys of a movement.
nonisolated struct MoveKeys: KeyTable {
  static let name = "move"
  static let line = "A movement of the pointer: to a target, or along points."
  static let declared = Self()

  let to = DocumentKey.target("to", "The target, reached in a straight line.").filled("a target")
  let duration = DocumentKey.number(
    "duration", in: GestureStepReader.duration, "The time it takes, in seconds."
  )
  .or(0)
  let along = DocumentKey.list(
    "along",
    of: .parts([
      .number(GestureStepReader.duration), .number(GestureStepReader.distance),
      .number(GestureStepReader.distance),
    ]), count: 1...Int.max, "Points, each [seconds, x, y] from the beginning of the step, time going forward."
  ).present(.filled)
  let finger = DocumentKey.finger

  static let rules: [KeyRule] = [
    .exactlyOne([.has("to"), .has("along")]), .when(.has("along"), then: .absent("duration")),
  ]
}

/// The keys of a press.
nonisolated struct PressKeys: KeyTable {
  static let name = "press"
  static let line = "A press of the button."
  static let declared = Self()

  let at = DocumentKey.target("at", "The target; without it the pointer's place.").filled("a target")
  let device = DocumentKey<PointerEvent.Device>.word("device", "The pointing device.").or(.mouse)
  let finger = DocumentKey.finger

  static let rules: [KeyRule] = [
    .not(.noneOf(declared.names)), .when(.filled("finger"), then: .not(.is("device", "mouse"))),
  ]
}

/// The keys of a release.
nonisolated struct ReleaseKeys: KeyTable {
  static let name = "release"
  static let line = "A release of one finger of several."
  static let declared = Self()

  let finger = DocumentKey.whole("finger", in: PointerEvent.fingers, fingerLine).needed("a number")
}

/// The documentation of a finger's number.
private nonisolated let fingerLine =
  "The finger, where there are several: the one that comes down first makes the stroke, any other moves nothing."

nonisolated extension DocumentKey where Value == Int {
  /// The number of a finger.
  fileprivate static var finger: DocumentKey<Int> {
    DocumentKey.whole("finger", in: PointerEvent.fingers, fingerLine)
  }
}

/// The keys of a drag.
nonisolated struct DragKeys: KeyTable {
  static let name = "drag"
  static let line = "A press, a movement and a release."
  static let declared = Self()
  static let plain = DragStep(path: [])
  static let longestPath = 1000

  let from = DocumentKey.target("from", "The target at which it begins.").filled("a target")
  let path = DocumentKey.list(
    "path", of: .target, count: 1...longestPath, "The targets in place of one, joined by straight lines."
  ).present(.filled)
  let dx = DocumentKey.number(
    "dx", in: GestureStepReader.distance, "The way to the right beyond the last target, in points."
  ).or(0)
  let dy = DocumentKey.number(
    "dy", in: GestureStepReader.distance, "The way down beyond the last target, in points."
  ).or(0)
  let mirrors = DocumentKey.mirrors
  let duration = DocumentKey.number(
    "duration", in: GestureStepReader.duration, "The time it takes, in seconds."
  )
  .or(plain.duration)
  let easing = DocumentKey<GestureEasing>.word("easing", "How the way is spread over that time.")
    .or(plain.easing)
  let hold = DocumentKey.number(
    "hold", in: GestureStepReader.duration, "The rest before the release, in seconds."
  ).or(plain.hold)
  let device = DocumentKey<PointerEvent.Device>.word("device", "The pointing device.").or(plain.device)

  static let rules: [KeyRule] = [.exactlyOne([.has("from"), .has("path")])]
}

/// The keys of a flick.
nonisolated struct FlickKeys: KeyTable {
  static let name = "flick"
  static let line = "A quick stroke at one velocity."
  static let declared = Self()

  let at = DocumentKey.target("at", "The target at which it begins.").needed("a target")
  let velocity = DocumentKey.number(
    "velocity", in: .positive(to: 100_000, "points per second"), "The speed, in points per second."
  ).needed("a number")
  let angle = DocumentKey.number(
    "angle", in: .from(-360, to: 360, "degrees"), "The way: 0 right, 90 down, 180 left, 270 up."
  ).needed("a number")
  let mirrors = DocumentKey.mirrors
  let duration = DocumentKey.number(
    "duration", in: .positive(to: 10, "seconds"), "The time it takes, in seconds."
  ).or(0.08)
  let device = DocumentKey<PointerEvent.Device>.word("device", "The pointing device.").or(.mouse)
}

/// The keys of a wheel event.
nonisolated struct WheelKeys: KeyTable {
  static let name = "wheel"
  static let line = "Turns of the wheel."
  static let declared = Self()
  static let plain = WheelStep()

  let at = DocumentKey.target("at", "The target under the pointer; without it the pointer's place.")
    .filled("a target")
  let dx = DocumentKey.number("dx", in: GestureStepReader.notches, "The notches to the right.").or(0)
  let dy = DocumentKey.number("dy", in: GestureStepReader.notches, "The notches away from the user.").or(0)
  let mirrors = DocumentKey.mirrors
  let count = DocumentKey.whole("count", in: 1...1000, "The number of turns.").or(plain.count)
  let every = DocumentKey.number(
    "every", in: GestureStepReader.duration, "The time between two turns, in seconds."
  ).or(plain.interval)
  let smooth = DocumentKey.flag("smooth", "True for a device that reports fractions of notches.").or(false)
  let modifiers = DocumentKey.modifiers
}

nonisolated extension DocumentKey where Value == Bool {
  /// The key that makes a step mirror in a right-to-left scene.
  fileprivate static var mirrors: DefaultedKey<Bool> {
    DocumentKey.flag(
      "mirrors", "True when left and right change places in a scene that reads from right to left."
    )
    .or(false)
  }
}
