import Documents

/// The spellings of texts in a feed.
///
/// Each pattern holds for everything that the reader accepts, and refuses as much of the rest as it can say.
nonisolated enum FeedSpellings {
  /// An id; of letters beyond ASCII the reader alone knows which they are.
  static let id = Spelling(
    "1 to 64 letters, digits, - and _", pattern: #"^[^\u0000-,./:-@\[-\^`{-\u007F]+$"#, includesNumbers: true)
  /// A colour.
  static let color = Spelling("\"#RRGGBB\", in quotes", pattern: "^#[0-9A-Fa-f]{6}$")
  /// A path that stays below its folder.
  static let folder = Spelling(
    "catalog, or a folder inside the feed's folder", pattern: inside + #"[^\\:\u0000]+$"#,
    includesNumbers: true)
  /// The path of a picture.
  static let picture = Spelling(
    "the path of a picture inside the feed's folder",
    pattern: inside + #"[^\\:\u0000]+$"#, includesNumbers: true)
  /// The path of a picture where a word is the name of a symbol: it has an ending.
  static let pictureWithEnding = Spelling(
    "the path of a picture inside the feed's folder, with its ending",
    pattern: inside + #"[^\\:\u0000]*\.[A-Za-z][^\\:\u0000/.]*/*$"#)
  /// A length that is no number of points.
  static let length = Spelling(
    "fractionalWidth(0.85), fractionalHeight(1) or estimated(44)",
    pattern: #"^(?:fractionalWidth|fractionalHeight|estimated)\([0-9+.eE-]+\)$"#,
    examples: ["fractionalWidth(0.85)", "fractionalHeight(1)", "estimated(44)"])
  /// The way of a request to a place many pages away.
  static let farTarget = Spelling(
    "sweep, preJump(pages) or cut(pages)", pattern: #"^(?:sweep|(?:preJump|cut)\([0-9+.eE-]+\))$"#,
    examples: ["sweep", "preJump(3)", "cut(3)"])

  /// The name of a kind of a feed's own; the reader alone knows which there are.
  static let kind = Spelling(
    "the name of a kind under `kinds`", pattern: id.pattern, includesNumbers: true)
  /// The name of a family of fonts; the reader alone counts its characters.
  static let family = Spelling(
    "`serif`, `sans` or the name of a family", pattern: #"^[^\u0000-\u001F\u007F-\u009F]+$"#,
    includesNumbers: true)
  /// A language.
  static let language = Spelling(
    "a language as a BCP 47 tag", pattern: "^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*$",
    examples: ["ja", "ar", "zh-Hant", "pt-BR"])
  /// A band of a mosaic.
  static let band = Spelling(
    "1 to 6, or 1+2 to 1+4, or 2+1 to 4+1", pattern: #"^(?:[1-6]|1\+[2-4]|[2-4]\+1)$"#)
  /// A height that a mosaic's band cannot have.
  static let heightOfNoBand = Spelling(
    "fractionalHeight(1) or estimated(44)", pattern: #"^(?:fractionalHeight|estimated)\("#)

  /// A few characters on one line; the reader alone counts them.
  static func mark(_ most: Int) -> Spelling {
    Spelling(
      "1 to \(most) characters on one line", pattern: #"^[^\n\u000B\u000C\r\u0085\u2028\u2029]+$"#,
      includesNumbers: true)
  }

  private static let inside = #"^(?![/~])(?!(?:.*/)?\.\.(?:/|(?![\s\S])))"#
}

nonisolated extension ValueForm {
  /// A number of points, or a length of another kind.
  static let length = ValueForm.anyOf([.number(FeedLimits.size), .spelled(FeedSpellings.length)])
  /// A kind of card: one of the program's, or one of the feed's own.
  static let cardKind = ValueForm.anyOf([.words(of: FeedCardKind.self), .spelled(FeedSpellings.kind)])
  /// The path of a picture.
  static let picture = ValueForm.spelled(FeedSpellings.picture)
}
