import Documents
import ScreenInterface

/// The map keys of a keyboard step.
nonisolated struct TypedKeyKeys: KeyTable {
  static let name = "key"
  static let line = "A key with what is held beside it."
  static let declared = Self()

  let name = DocumentKey.node("name", .key, "The key: a character, or a word for it.")
    .needed("the name of a key")
  let modifiers = DocumentKey.modifiers
  let phase = DocumentKey<KeyPhase>.word("phase", "The part of typing that is done.").or(.typed)
}

/// The modifier keys by their names in a script.
nonisolated enum ScriptModifier: String, CaseIterable {
  case shift, control, alt

  var set: KeyModifiers {
    switch self {
    case .shift: .shift
    case .control: .control
    case .alt: .alt
    }
  }
}

nonisolated extension DocumentKey where Value == [ScriptModifier] {
  /// The map key for the modifier keys that are held.
  static var modifiers: Self {
    .words("modifiers", among: ScriptModifier.allCases, "The modifier keys held.")
  }
}

/// The map keys of a resize of the window.
nonisolated struct ResizeKeys: KeyTable {
  static let name = "resize"
  static let line = "A new size of the window."
  static let declared = Self()
  private static let extent = NumberRange.from(1, to: 16384, "points")

  let width = DocumentKey.number("width", in: extent, "The width, in points.").needed("a number")
  let height = DocumentKey.number("height", in: extent, "The height, in points.").needed("a number")
  let scale = DocumentKey.number(
    "scale", in: .from(0.25, to: 8, "pixels in a point"), "The pixels in a point; without it as before.")
}

/// The map keys of an expectation.
nonisolated struct ExpectKeys: KeyTable {
  static let name = "expect"
  static let line = "A check of a value in the log."
  static let declared = Self()

  let path = DocumentKey.text("path", "The value's place in the log's frame, such as rows.hero.page.")
    .needed("a text")
  let value = DocumentKey.node("value", .scalar, "The expected text, number, true, false or null.")
    .present(.written)
  let tolerance = DocumentKey.number(
    "tolerance", in: .from(0, to: 1e9), "The largest allowed difference of a number."
  ).elsewhere(1e-6)
}

/// The map keys of a strip.
nonisolated struct StripKeys: KeyTable {
  static let name = "strip"
  static let line = "Frames kept as pictures at even intervals."
  static let declared = Self()

  let name = DocumentKey.fileName("name", "The name of the strip.").needed("a name")
  let frames = DocumentKey.whole("frames", in: 1...64, "The number of frames.").or(8)
  let every = DocumentKey.number(
    "every", in: .positive(to: 60, "seconds"), "The time between two frames, in seconds."
  ).or(0.05)
}

/// The map keys of an edit of the scene's data or numbers.
nonisolated struct EditKeys: KeyTable {
  static let name = "edit"
  static let line = "A change of a row's items or offset, or of a setting."
  static let declared = Self()

  let row = DocumentKey.text("row", "The row, by its section's id.").filled("a text")
  let insert = DocumentKey.whole("insert", in: SceneEditReader.places, "The place of a new item.")
    .filled("a place")
  let remove = DocumentKey.whole("remove", in: SceneEditReader.places, "The place of the item that goes.")
    .filled("a place")
  let move = DocumentKey.list(
    "move", of: .whole(SceneEditReader.places), count: 2...2, "The place of an item, and its new one."
  ).present(.filled)
  let offset = DocumentKey.number(
    "offset", in: .from(SceneEditReader.offsets.lowerBound, to: SceneEditReader.offsets.upperBound, "points"),
    "The offset that the row jumps to, in points; feed is the feed itself."
  ).filled("a number")
  let animated = DocumentKey.flag("animated", "True when the row scrolls there, instead of jumping.").or(
    false)
  let set = DocumentKey.text("set", "The number or choice that changes, such as motion.decelerationRate.")
    .filled("a name")
  let to = DocumentKey.node("to", .scalar, "Its new value; without it that of the feed file.")

  /// The names of the keys of which exactly one is written.
  var changes: [String] { [insert.name, remove.name, move.name, offset.name, set.name] }

  static let rules: [KeyRule] = [
    .exactlyOne(declared.changes.map { .has($0) }),
    .when(.absent(declared.set.name), then: .has(declared.row.name)),
    .when(.has(declared.set.name), then: .absent(declared.row.name)),
    .when(.has(declared.to.name), then: .has(declared.set.name)),
    .when(.has(declared.animated.name), then: .has(declared.offset.name)),
  ]
}

/// The map keys of a data source's response.
nonisolated struct AnswerKeys: KeyTable {
  static let name = "stepAnswer"
  static let line = "The answer to a section's question for more cards."
  static let declared = Self()
  /// The value for the response to a pull-to-refresh.
  static let refresh = "refresh"

  let loadMore = DocumentKey.text("loadMore", "The id of the section that asked.").needed(
    "the id of a section")
}
