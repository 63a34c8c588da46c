import Foundation
import ScreenInterface
import Typesetting

/// The font fallback: it chooses a face for each character of a line.
struct FaceChooser {
  private let typeface: Typeface
  private let languages: RunLanguage
  private let lookup: any FontLookup
  private var faces: [String: FontFace?] = [:]

  init(_ typeface: Typeface, languages: RunLanguage, lookup: any FontLookup) {
    self.typeface = typeface
    self.languages = languages
    self.lookup = lookup
  }

  /// Returns the face of a character, and the scalars to draw; `nil` for a character that is not drawn.
  mutating func choice(for character: Character, script: String) -> (FontFace, String)? {
    let drawn = Self.visible(character)
    if drawn.isEmpty { return nil }
    if !Self.isPlain(character), Self.isColorEmoji(character), let face = lookup.emojiFace(for: drawn) {
      return (face, drawn)
    }
    if character == "…",
      let face = lookup.face(for: typeface.speaking(languages.languageOfEllipsis(after: script))),
      face.has(drawn)
    {
      return (face, drawn)
    }
    if let face = mainFace(for: script), face.has(drawn) { return (face, drawn) }
    return fallback(for: drawn, script: script)
  }

  private mutating func mainFace(for script: String) -> FontFace? {
    if let known = faces[script] { return known }
    let face = lookup.face(for: typeface.speaking(languages.language(for: script)))
    faces[script] = .some(face)
    return face
  }

  private func fallback(for drawn: String, script: String) -> (FontFace, String)? {
    let languages = [languages.language(for: script), languages.languageOfEllipsis(after: script)]
    for candidate in [drawn] + TextRun.replacements {
      guard let base = candidate.unicodeScalars.first else { continue }
      for language in languages {
        let typeface = typeface.speaking(language)
        for face in [lookup.face(for: typeface), lookup.fallback(for: base, typeface: typeface)].compactMap(
          \.self)
        {
          if face.has(candidate) { return (face, candidate) }
        }
      }
      if candidate == drawn, let face = lookup.fallback(for: base, typeface: typeface.speaking(languages[0]))
      {
        // Only the combining marks that the face has are drawn with the letter.
        let kept = candidate.unicodeScalars.filter { face.has($0) || Self.isIgnorable($0) }
        return (face, String(String.UnicodeScalarView(kept)))
      }
    }
    return nil
  }

  /// Returns true for a character of ASCII, kana or Han, which needs no lookup in Unicode's tables.
  nonisolated private static func isPlain(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first?.value, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else {
      return false
    }
    return (0x20..<0x7F).contains(first) || (0x3041...0x30FF).contains(first)
      || (0x4E00...0x9FFF).contains(first)
  }

  /// Returns true when a character is drawn as a colour emoji.
  nonisolated static func isColorEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji || first.properties.isEmojiModifierBase else {
      return false
    }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    if scalars.contains(where: \.properties.isEmojiPresentation) { return true }
    return scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }

  /// Returns true for a scalar of no width that needs no glyph.
  nonisolated static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns true for scalars that are not drawn: control characters, and direction marks after the bidi pass.
  nonisolated private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Joiners and Arabic number signs affect shaping; tag characters make flags.
    case .format:
      isIgnorable(scalar) && !(0x200C...0x200D).contains(scalar.value)
        && !(0xE0020...0xE007F).contains(scalar.value)
    default: isIgnorable(scalar) && !isForShaping(scalar)
    }
  }

  /// Returns true for variation selectors and the grapheme joiner, which select among the glyphs of a font.
  nonisolated private static func isForShaping(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isVariationSelector || scalar.value == 0x34F
  }

  nonisolated private static func visible(_ character: Character) -> String {
    if isPlain(character) { return String(character) }
    if character.isNewline || character == "\t" { return " " }
    var shown = String.UnicodeScalarView()
    for scalar in character.unicodeScalars where !isHidden(scalar) {
      shown.append(scalar)
      if shown.count == TextRun.longestCharacter { break }
    }
    // Joiners and selectors alone draw nothing.
    return shown.allSatisfy(isIgnorable) ? "" : String(shown)
  }
}

extension FontFace {
  /// Returns true when the face has a glyph for every scalar of a character, or for its composed form.
  func has(_ character: String) -> Bool {
    func hasAll(_ string: String) -> Bool {
      string.unicodeScalars.allSatisfy { has($0) || FaceChooser.isIgnorable($0) }
    }
    return hasAll(character)
      || character.unicodeScalars.count > 1 && hasAll(character.precomposedStringWithCanonicalMapping)
  }
}
