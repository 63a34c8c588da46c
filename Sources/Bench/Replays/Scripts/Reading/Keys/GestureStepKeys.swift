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
