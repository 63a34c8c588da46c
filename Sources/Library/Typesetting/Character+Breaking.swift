import CICU

nonisolated extension Character {
  /// True for a space that is dropped at a line end.
  var isBreakingSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" }

  /// True for a character whose first scalar is separate from the rest for line breaking.
  fileprivate var partsBehindFirstScalar: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count > 1 else { return false }
    return first == " "
      || !first.properties.isEmojiModifierBase
        && scalars.dropFirst().first?.properties.isEmojiModifier == true
  }

  /// True for a character that should not precede an ellipsis: a space, an opening sign, a number's prefix, an `…`.
  var isPoorBeforeEllipsis: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if isWhitespace || self == "…" || scalar.properties.generalCategory == .initialPunctuation { return true }
    return icu_leads(scalar.value)
  }
}

nonisolated extension String {
  /// The characters between which lines may end, and the index of each, with the text's end after the last.
  ///
  /// They are the text's characters, except for marks that combine with a space or, as a skin tone, with any letter:
  /// by annex 14 a line may end before those.
  package var breakableCharacters: (characters: [Character], indices: [Index]) {
    let whole = Array(self)
    // Where each character is one scalar, there are no combining marks.
    if whole.count == unicodeScalars.count { return (whole, Array(self.indices) + [endIndex]) }
    var characters: [Character] = []
    var indices: [Index] = []
    for index in self.indices {
      let character = self[index]
      characters.append(character)
      indices.append(index)
      guard character.utf8.count > 1, character.partsBehindFirstScalar else { continue }
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { continue }
      characters[characters.count - 1] = Character(first)
      characters.append(Character(String(scalars.dropFirst())))
      indices.append(unicodeScalars.index(after: index))
    }
    return (characters, indices + [endIndex])
  }

  /// True when the text can be set in a vertical column.
  ///
  /// Every character stands upright there, as kana, Han, Hangul and full-width signs do, or has a vertical form, as
  /// brackets and the long vowel mark. Source: Unicode's annex 50, vertical orientation.
  package var canStandUpright: Bool {
    allSatisfy { character in
      guard let scalar = character.unicodeScalars.first else { return true }
      return character.isWhitespace || !icu_lies_in_columns(scalar.value)
    }
  }
}
