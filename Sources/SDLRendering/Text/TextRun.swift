import ScreenInterface

/// A stretch of a line that is set in one font face.
struct TextRun {
  let face: FontFace
  var string: String

  /// The replacements, in order of preference, for a colour emoji or for a character that no font has.
  nonisolated static let replacements = ["〓", "□", "?"]

  /// The greatest number of scalars drawn of one character.
  ///
  /// A letter and thirty marks are the most that a stream of text has to hold back by Unicode's annex 15; the
  /// time to set more grows with the square of their number.
  nonisolated static let longestCharacter = 31

  /// Returns `string` split by the faces that have its characters.
  ///
  /// Control characters are never drawn (a tab is a space); a colour emoji, however many scalars it has,
  /// becomes one replacement of one width; a character is cut to `longestCharacter` scalars.
  static func runs(of string: String, typeface: Typeface, lookup: any FontLookup) -> [TextRun] {
    guard let main = lookup.face(for: typeface) else { return [] }
    var marks = 0
    let isPlain = string.unicodeScalars.allSatisfy { scalar in
      marks = scalar.properties.isGraphemeExtend ? marks + 1 : 0
      return main.has(scalar) && !isHidden(scalar) && !scalar.properties.isEmojiPresentation
        && marks < longestCharacter
    }
    if isPlain { return string.isEmpty ? [] : [TextRun(face: main, string: string)] }
    var runs: [TextRun] = []
    for character in string {
      let drawn = visible(character)
      if drawn.isEmpty { continue }
      guard let run = run(for: drawn, main: main, typeface: typeface, lookup: lookup) else { continue }
      if let last = runs.indices.last, runs[last].face === run.face {
        runs[last].string += run.string
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// Returns true when a character would be drawn in colours of its own.
  nonisolated static func isColorEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains(where: \.properties.isEmojiPresentation) { return true }
    let asksForColor = scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    return asksForColor && scalars.first?.properties.isEmoji == true
  }

  nonisolated private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  nonisolated private static func visible(_ character: Character) -> String {
    if character.isNewline || character == "\t" { return " " }
    if isColorEmoji(character) { return replacements[0] }
    var shown = String.UnicodeScalarView()
    for scalar in character.unicodeScalars where !isHidden(scalar) {
      shown.append(scalar)
      if shown.count == longestCharacter { break }
    }
    return String(shown)
  }

  private static func run(
    for text: String, main: FontFace, typeface: Typeface, lookup: any FontLookup
  ) -> TextRun? {
    for candidate in [text] + replacements {
      let scalars = candidate.unicodeScalars
      if scalars.allSatisfy(main.has) { return TextRun(face: main, string: candidate) }
      guard let base = scalars.first, let other = lookup.fallback(for: base, typeface: typeface) else {
        continue
      }
      if scalars.allSatisfy(other.has) { return TextRun(face: other, string: candidate) }
    }
    return nil
  }
}
