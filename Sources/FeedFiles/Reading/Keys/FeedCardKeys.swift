import Documents

/// The keys of a card.
nonisolated struct FeedCardKeys: KeyTable {
  static let name = "card"
  static let line = "A card of a section."
  static let declared = Self()

  let id = DocumentKey.node(
    "id", .spelled(FeedSpellings.id),
    "The id that the card keeps when the file changes, unique in its section; else its place from 0.")
  let kind = DocumentKey<FeedCardKind>.word(
    "kind", "The kind of card; without it that of the section.")
  let title = DocumentKey.text("title", "The first line.").or("")
  let subtitle = DocumentKey.text("subtitle", "The second line.").or("")
  let body = DocumentKey.text("body", "The running text.").or("")
  let badge = DocumentKey.text("badge", "A few letters on the corner of a grid's card.").or("")
  let picture = DocumentKey.node(
    "picture", .picture, "The picture; without one a placeholder is painted.")
  let color = DocumentKey.node(
    "color", .spelled(FeedSpellings.color),
    "The colour of a swatch, or of a missing picture's placeholder; in quotes, else YAML reads a comment."
  ).present(.filled)
  let number = DocumentKey.whole("number", in: FeedLimits.numeral, "The numeral of a number card.")
  let link = DocumentKey.text("link", "The id of the section that a link card leads to.")

  static let rules = needs.map { KeyRule.when(.is("kind", $0.kind.rawValue), then: .has($0.key)) }

  /// The keys that some kinds of cards need.
  static let needs: [(kind: FeedCardKind, key: String, needed: String)] = [
    (.swatch, "color", "the swatch's colour"), (.number, "number", "the card's numeral"),
    (.link, "link", "the id of a section"),
  ]

  /// The rules for the cards of a section that names their usual kind.
  static let usualRules = needs.map { need in
    KeyRule.when(
      .is("kind", need.kind.rawValue),
      then: .each("cards", .when(.empty("kind"), then: .has(need.key))))
  }
}
