import Documents

nonisolated extension ValueForm {
  /// The form of a target: an element's id, a map that names a row, a dot or a card, or the two numbers of a point.
  static let target = ValueForm.filled(
    .anyOf([
      .text, .parts([.number(GestureStepReader.distance), .number(GestureStepReader.distance)]),
      .map(TargetKeys.form),
    ]))
}

nonisolated extension DocumentKey where Value == GestureTarget {
  /// Declares a key for a target.
  static func target(_ name: String, _ line: String) -> Self {
    Self(name, .target, line) { GestureTargetReader(faults: $1).target($0, called: name) }
  }
}

/// The keys of a target.
nonisolated struct TargetKeys: KeyTable {
  static let name = "target"
  static let line = "The middle of a part of the scene."
  static let declared = Self()

  let row = DocumentKey.text("row", "A row by its section's id.").filled("a text")
  let dot = DocumentKey.map("dot", of: DotTargetKeys.self, called: "a dot", "A dot of a row.")
    .filled("a map of keys")
  let card = DocumentKey.map("card", of: CardTargetKeys.self, called: "a card", "The card of an item.")
    .filled("a map of keys")
  let element = DocumentKey.text("element", "An element by its id, such as hero/overlay/more.")
    .filled("a text")

  static let rules: [KeyRule] = [.exactlyOne(declared.names.map { .has($0) })]
}

/// The keys of a target that is a dot.
nonisolated struct DotTargetKeys: KeyTable {
  static let name = "dotTarget"
  static let line = "A dot of a row."
  static let declared = Self()

  let row = DocumentKey.text("row", "The row, by its section's id.").needed("a text")
  let index = DocumentKey.whole("index", in: GestureTargetReader.places, "The dot, counted from 0.")
    .needed("a whole number")
}

/// The keys of a target that is a card.
nonisolated struct CardTargetKeys: KeyTable {
  static let name = "cardTarget"
  static let line = "The card of an item of a row."
  static let declared = Self()

  let row = DocumentKey.text("row", "The row, by its section's id.").needed("a text")
  let item = DocumentKey.whole("item", in: GestureTargetReader.places, "The item, counted from 0.")
    .needed("a whole number")
}
