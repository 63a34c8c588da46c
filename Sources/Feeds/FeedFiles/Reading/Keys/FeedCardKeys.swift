import Documents

/// The keys of a card.
nonisolated struct FeedCardKeys: KeyTable {
  static let name = "card"
  static let line = "A card of a section."
  static let declared = Self()

  let id = DocumentKey.node(
    "id", .spelled(FeedSpellings.id),
    "The id that the card keeps when the file changes, unique in its section; else its place from 0.")
  let kind = DocumentKey.node("kind", .cardKind, "The kind of card; without it that of the section.")
  let title = DocumentKey.text("title", "The first line.").or("")
  let subtitle = DocumentKey.text("subtitle", "The second line.").or("")
  let body = DocumentKey.text("body", "The running text.").or("")
  let badge = DocumentKey.text("badge", "A few letters on the corner of a grid's card.").or("")
  let label = DocumentKey.text(
    "label", "The name that a screen reader says, for a picture without words; without one the card's text."
  ).or("")
  let picture = DocumentKey.node(
    "picture", .picture,
    "The picture; without one a placeholder is painted, or in a kind of one's own the words take its place.")
  let color = DocumentKey.node(
    "color", .spelled(FeedSpellings.color),
    "The colour of a swatch, or of a missing picture's placeholder; in quotes, else YAML reads a comment."
  ).present(.filled)
  let number = DocumentKey.whole("number", in: FeedLimits.numeral, "The numeral of a number card.")
  let link = DocumentKey.text(
    "link", "The id of the section, or the path of another feed file, that a link card or a button leads to.")
  let price = DocumentKey.text("price", "The price, where the card's kind has that part.").or("")
  let button = DocumentKey.text("button", "The label of a button, where the card's kind has that part.").or(
    "")
  let back = DocumentKey.text(
    "back",
    "The words on the back of a card without a `link`, which a click shows; without them the card turns over where `turns` says so."
  ).or("")
  let focus = DocumentKey.list(
    "focus", of: .number(.from(0, to: 1)), count: 2...2,
    "The point of a picture that is not cropped, in shares from its left and from its top.")
  let plays = DocumentKey.flag(
    "plays", "True when an animated picture plays, again and again; else its first frame shows."
  ).or(false)

  static let rules =
    needs.map { KeyRule.when(.is("kind", $0.kind.rawValue), then: .has($0.key)) } + [
      .when(.at(["kind"], .words(usualKinds, orEmpty: false), isWritten: true), then: .noneOf(partNames)),
      .when(.all([.filled("button"), .not(.is("button", ""))]), then: .has("link")),
      .when(.filled("focus"), then: .has("picture")),
      .when(.at(["plays"], .flag(true), isWritten: true), then: .has("picture")),
    ]

  /// The keys that only custom kinds show.
  private static let partNames = [declared.price.name, declared.button.name]

  /// Returns a rule for each card of a section, including the cards to load.
  static func each(_ rule: KeyRule) -> [KeyRule] {
    FeedSectionKeys.declared.cardLists.map { .each($0, rule) }
  }

  /// The built-in kinds.
  static let usualKinds = FeedCardKind.allCases.map(\.rawValue)

  /// The rule that a map's kind, if present, is a built-in one.
  static let isUsualKind = KeyRule.isOrEmpty("kind", usualKinds)

  /// The keys that some kinds of cards need.
  static let needs: [(kind: FeedCardKind, key: String, needed: String)] = [
    (.swatch, "color", "the swatch's colour"), (.number, "number", "the card's numeral"),
    (.link, "link", "the id of a section or the path of a feed file"),
  ]

  /// The rules for the cards of a section that sets their default kind.
  static let usualRules =
    needs.map { need in
      KeyRule.when(
        .is("kind", need.kind.rawValue),
        then: .all(each(.when(.empty("kind"), then: .has(need.key)))))
    } + [
      .when(
        .all([isUsualKind, .not(.all([.is("layout", "banner"), .empty("kind")]))]),
        then: .all(each(.when(.empty("kind"), then: .noneOf(partNames)))))
    ]

  /// The rules for the full-bleed cards of a banner.
  static let bannerRules: [KeyRule] = {
    let others = usualKinds.filter { $0 != FeedCardKind.picture.rawValue }
    let isOther = KeyRule.at(["kind"], .words(others, orEmpty: false), isWritten: true)
    return each(.not(isOther)) + [.when(isOther, then: .all(each(.not(.empty("kind")))))]
  }()
}

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
  let edge = DocumentKey<CustomCardKind.Edge>.word(
    "edge", "The edge of the card at which a picture beside words lies."
  ).or(CustomCardKind().edge)
  let padding = DocumentKey.number(
    "padding", in: FeedLimits.corner, "The space between the card's edges and its words, in points."
  ).or(CustomCardKind().padding)

  /// The keys that only a picture beside words has.
  var besideOnly: [String] { [share.name, edge.name] }

  static let rules: [KeyRule] = [
    .when(
      .not(.is("arrangement", CustomCardKind.Arrangement.beside.rawValue)), then: .noneOf(declared.besideOnly)
    )
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
