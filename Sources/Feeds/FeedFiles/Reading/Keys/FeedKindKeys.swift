import Documents

/// The keys of a custom card kind.
nonisolated struct FeedKindKeys: KeyTable {
  static let name = "kind"
  static let line = "A kind of card of the feed's own, made of parts."
  static let declared = Self()

  let parts = DocumentKey.list(
    "parts", of: .anyOf([.words(of: FeedPart.Role.self), .map(FeedPartKeys.form)]),
    count: 1...FeedPart.Role.allCases.count,
    "The parts, the words from top to bottom, each once: a name alone, or a map."
  ).needed("a list of \(FeedPart.Role.allCases.map(\.rawValue).joined(separator: ", "))")
  let arrangement = DocumentKey<CustomCardKind.Arrangement>.word("arrangement", "The place of the words.")
    .or(CustomCardKind().arrangement)
  let fit = DocumentKey<CustomCardKind.Fit>.word(
    "fit", "The picture fills its frame, cropped around its focus, or all of it shows."
  ).or(CustomCardKind().fit)
  let aspect = DocumentKey.number(
    "aspect", in: FeedLimits.aspect,
    "The width of the picture's frame by its height; without it 1.5, and 1 beside words.")
  let share = DocumentKey.number(
    "share", in: FeedLimits.pictureShare, "The share of the card's width that a picture beside words has."
  ).or(CustomCardKind().share)
  let padding = DocumentKey.number(
    "padding", in: FeedLimits.corner, "The space between the card's edges and its words, in points."
  ).or(CustomCardKind().padding)

  static let rules: [KeyRule] = [
    .when(.not(.is("arrangement", CustomCardKind.Arrangement.beside.rawValue)), then: .absent("share"))
  ]
}

/// The keys of a part of a card.
nonisolated struct FeedPartKeys: KeyTable {
  static let name = "part"
  static let line = "A part of a card, with the way in which it is set."
  static let declared = Self()

  let part = DocumentKey<FeedPart.Role>.word("part", "What the part shows.").needed("the name of a part")
  let lines = DocumentKey.whole(
    "lines", in: FeedLimits.partLines,
    "The most lines of its text, 0 for as many as have room; without it 2 for a title, 0 for a body, else 1.")
  let align = DocumentKey<FeedPart.Alignment>.word("align", "The horizontal place.").or(.leading)
  let style = DocumentKey<FeedPart.Style>.word(
    "style",
    "The size of its text; without it title, caption and body for those parts, and name for a price.")

  /// Returns the keys that a part of this role does not have.
  func refused(by role: FeedPart.Role) -> [String] {
    switch role {
    case .picture: [lines.name, align.name, style.name]
    case .button, .badge: [lines.name, style.name]
    case .title, .subtitle, .body, .price: []
    }
  }

  static let rules = FeedPart.Role.allCases.map { role in
    KeyRule.when(.is("part", role.rawValue), then: .noneOf(declared.refused(by: role)))
  }
}
