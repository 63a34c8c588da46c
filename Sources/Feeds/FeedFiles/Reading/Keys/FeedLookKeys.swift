import Documents

/// The keys of a feed's visual style.
nonisolated struct FeedLookKeys: KeyTable {
  static let name = "look"
  static let line = "What a feed looks like."

  let brand = DocumentKey.node(
    "brand", .anyOf([.words(["none"]), .map(FeedBrandKeys.form)]),
    "The mark of who made the feed, once in the header of its first section."
  ).elsewhere("none")
  let badge = DocumentKey.flag(
    "badge", "True when headers, overlays and the backs of cards show what rows do."
  )
  .or(FeedLook().showsBadges)
  let palette = DocumentKey.map("palette", of: FeedPaletteKeys.self, "The colours by role.")
  let fonts = DocumentKey.map("fonts", of: FeedFontsKeys.self, "The families of titles and of text.")
  let language = DocumentKey.node(
    "language", .spelled(FeedSpellings.language),
    "The language of the text, as a BCP 47 tag: it chooses fonts and where lines may end. Without it each text's own script does."
  )
  let titles = DocumentKey<FeedTitles>.word(
    "titles", "The setting of titles over pictures; auto is vertical where all titles of a section can stand."
  ).or(FeedLook().titles)
  let corner = DocumentKey.number(
    "corner", in: FeedLimits.corner,
    "The radius of the corners of cards and bands, in points; strips on pictures have a quarter of it."
  ).or(FeedLook().corner)
  let shadow = DocumentKey.node(
    "shadow", .anyOf([.words(["none"]), .map(FeedShadowKeys.form)]), "The shadow beneath cards.")
}

/// The keys of a brand.
nonisolated struct FeedBrandKeys: KeyTable {
  static let name = "brand"
  static let line = "A mark: a logo, or a slip, a seal or both."
  static let declared = Self()

  let logo = DocumentKey.node("logo", .picture, "The path of a picture.")
  let width = DocumentKey.number("width", in: FeedLimits.logo, "The width of the logo, in points.").or(40)
  let height = DocumentKey.number("height", in: FeedLimits.logo, "The height of the logo, in points.").or(40)
  let slip = DocumentKey.node(
    "slip", .spelled(FeedSpellings.mark(FeedBrand.slipLength)), "The characters on a strip of paper.")
  let seal = DocumentKey.node(
    "seal", .spelled(FeedSpellings.mark(FeedBrand.sealLength)), "The characters of a seal on its corner.")

  static let rules: [KeyRule] = [
    .when(.filled("logo"), then: .noneOf(["slip", "seal"])),
    .when(
      .not(.filled("logo")),
      then: .all([.noneOf(["width", "height"]), .not(.all([.empty("slip"), .empty("seal")]))])),
  ]
}

/// The keys of a shadow.
nonisolated struct FeedShadowKeys: KeyTable {
  static let name = "shadow"
  static let line = "The shadow beneath cards."
  static let declared = Self()

  let offset = DocumentKey.number(
    "offset", in: FeedLimits.shadow, "The distance by which it lies below the card, in points."
  ).or(FeedShadow().offset)
  let blur = DocumentKey.number(
    "blur", in: FeedLimits.shadow, "The distance by which it reaches beyond the card, in points."
  ).or(FeedShadow().blur)
  let opacity = DocumentKey.number("opacity", in: .from(0, to: 1), "The opacity, 0 to 1.")
    .or(FeedShadow().opacity)
}

/// The keys of the fonts.
nonisolated struct FeedFontsKeys: KeyTable {
  static let name = "fonts"
  static let line =
    "The families, the most wanted first; serif and sans are the desktop's own and end a list."
  static let declared = Self()

  let titles = DocumentKey.node("titles", FeedFontsKeys.families, "The family of titles and numerals.")
    .elsewhere("sans")
  let text = DocumentKey.node("text", FeedFontsKeys.families, "The family of everything else.")
    .elsewhere("sans")

  private static let families = ValueForm.anyOf([
    .spelled(FeedSpellings.family), .list(.spelled(FeedSpellings.family), count: FeedLimits.families),
  ])
}

/// The keys of a palette: a preset, a colour for each role, and the tints.
nonisolated struct FeedPaletteKeys: KeyTable {
  static let name = "palette"
  static let line = "The colours by role; a role or a theme that is not written keeps the preset's."
  static let declared = Self()

  let preset = DocumentKey<FeedPalette.Preset>.word("preset", "The colours that the others change.").or(
    .plain)
  let tints = DocumentKey.list(
    "tints", of: FeedThemesKeys.color, count: FeedLimits.tints,
    "The papers of the cards of a section with `paper: tinted`, in turn.")

  var forms: [KeyForm] {
    [preset.form] + FeedPalette.Role.allCases.map { color(of: $0).form } + [tints.form]
  }

  /// Returns the key of a role's colour.
  func color(of role: FeedPalette.Role) -> DocumentKey<DocumentNode> {
    .node(role.rawValue, FeedThemesKeys.color, Self.line(on: role)).present(.filled)
  }

  private static func line(on role: FeedPalette.Role) -> String {
    switch role {
    case .paper: "The background of everything, and of bands over pictures."
    case .card: "The face of cards."
    case .ink: "Titles and text."
    case .secondInk: "Captions and hints."
    case .line: "Hair-lines, and the place of a missing picture."
    case .accent:
      "What can be pressed, rules, numerals, prices, badges, and the wash of a section's `indigo` background."
    case .current:
      "The current dot, the seal and the ring of the focus; without it they follow an `accent` that is written."
    case .dot: "The dots that are not current."
    }
  }
}

/// The keys of a colour for each theme.
nonisolated struct FeedThemesKeys: KeyTable {
  static let name = "colors"
  static let line = "A colour for each theme."
  static let declared = Self()

  let light = DocumentKey.node("light", .spelled(FeedSpellings.color), "The colour in the light theme.")
    .present(.filled)
  let dark = DocumentKey.node("dark", .spelled(FeedSpellings.color), "The colour in the dark theme.")
    .present(.filled)

  /// The form of a colour: one for both themes, or a map with one for each.
  static let color = ValueForm.anyOf([.spelled(FeedSpellings.color), .map(form)])
}
