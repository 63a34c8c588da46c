import Documents

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
