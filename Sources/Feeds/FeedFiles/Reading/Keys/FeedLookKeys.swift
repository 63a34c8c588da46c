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
