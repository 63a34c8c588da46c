import Documents

/// The spellings of texts in a feed.
///
/// Each pattern matches every text that the reader accepts, and rejects as many others as it can express.
nonisolated enum FeedSpellings {
  /// An id; only the reader checks letters beyond ASCII.
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
  /// The path of a picture where a word without an extension is the name of a symbol.
  static let pictureWithEnding = Spelling(
    "the path of a picture inside the feed's folder, with its ending",
    pattern: inside + #"[^\\:\u0000]*\.[A-Za-z][^\\:\u0000/.]*/*$"#)
  /// A length that is not a number of points.
  static let length = Spelling(
    "fractionalWidth(0.85), fractionalHeight(1) or estimated(44)",
    pattern: #"^(?:fractionalWidth|fractionalHeight|estimated)\([0-9+.eE-]+\)$"#,
    examples: ["fractionalWidth(0.85)", "fractionalHeight(1)", "estimated(44)"])
  /// A height that is not a number of points.
  static let height = Spelling(
    "fractionalWidth(0.85), fractionalHeight(1), estimated(44) or uniformAcrossSiblings(44)",
    pattern: #"^(?:fractionalWidth|fractionalHeight|estimated|uniformAcrossSiblings)\([0-9+.eE-]+\)$"#,
    examples: length.examples + ["uniformAcrossSiblings(44)"])
  /// A height that only cards in the rows of a grid or a list have.
  static let heightOfRows = Spelling("uniformAcrossSiblings(44)", pattern: #"^uniformAcrossSiblings\("#)
  /// The animation of a programmatic scroll to a page far away.
  static let farTarget = Spelling(
    "sweep, preJump(pages) or cut(pages)", pattern: #"^(?:sweep|(?:preJump|cut)\([0-9+.eE-]+\))$"#,
    examples: ["sweep", "preJump(3)", "cut(3)"])

  /// The name of a custom kind; only the reader checks that it exists.
  static let kind = Spelling(
    "the name of a kind under `kinds`", pattern: id.pattern, includesNumbers: true)
  /// The name of a font family; only the reader checks its length.
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
  /// A height that is not allowed for a mosaic's band.
  static let heightOfNoBand = Spelling(
    "fractionalHeight(1), estimated(44) or uniformAcrossSiblings(44)",
    pattern: #"^(?:fractionalHeight|estimated|uniformAcrossSiblings)\("#)

  /// Returns the spelling of a few characters on one line; only the reader checks their number.
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
  /// A number of points, or a height of another kind.
  static let height = ValueForm.anyOf([.number(FeedLimits.size), .spelled(FeedSpellings.height)])
  /// A kind of card: a built-in or a custom one.
  static let cardKind = ValueForm.anyOf([.words(of: FeedCardKind.self), .spelled(FeedSpellings.kind)])
  /// The path of a picture.
  static let picture = ValueForm.spelled(FeedSpellings.picture)
}
