import CICU
package import Foundation
package import ScreenInterface

/// A typesetter that lays text out in lines without a font: a closure measures the strings.
package final class Typesetter {
  let finder = LineBreakFinder()

  /// Creates a typesetter.
  package init() {}

  /// Returns a text broken into lines of at most `width` points by `measure`, in visual order.
  package func layout(
    _ text: String, style: TextStyle, width: CGFloat, paragraph: ParagraphStyle, measure: (String) -> CGFloat
  ) -> TextLayout {
    withoutActuallyEscaping(measure) { measure in
      let finder = finder
      var composer = LineComposer(text, width: width, paragraph: paragraph) {
        finder.breaks(in: $0, of: text, language: style.language)
      } measure: { composer, line in
        measure(composer.string(of: line))
      }
      let composed = composer.lines()
      let needsOrder = text.needsOrdering(in: paragraph.direction)
      var order = needsOrder ? ParagraphOrder(composer.characters, fallback: paragraph.direction) : nil
      let lines = composed.map { part in
        let string = composer.string(of: part)
        var line = TextLine(string, style: style, width: measure(string))
        order?.arrange(&line, of: part)
        if paragraph.isJustified, !part.endsParagraph { line.justify(to: width) }
        return line
      }
      return TextLayout(lines: lines)
    }
  }

  /// Returns a string as one line of `width` points, in visual order.
  package func line(_ string: String, style: TextStyle, direction: WritingDirection, width: CGFloat)
    -> TextLine
  {
    var line = TextLine(string, style: style, width: width)
    guard string.needsOrdering(in: direction) else { return line }
    let characters = Array(string)
    var order = ParagraphOrder(characters, fallback: direction)
    order.arrange(
      &line, of: LineComposer.Line(parts: [.characters(0..<characters.count)], paragraph: 0))
    return line
  }
}

nonisolated extension String {
  /// Returns false for text that certainly is one left-to-right run in a paragraph of that direction.
  ///
  /// Only the first bytes of each character are read; some of those that begin right-to-left letters, directional
  /// marks and isolates begin other characters too.
  func needsOrdering(in direction: WritingDirection) -> Bool {
    var hasLatin = false
    var isSuspect = false
    var string = self
    string.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        let next = place + 1 < bytes.count ? bytes[place + 1] : 0
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): hasLatin = true
        case 0xD6...0xDF: isSuspect = true
        case 0xE0 where next < 0xA4: isSuspect = true
        case 0xE2 where next == 0x80 || next == 0x81:
          let last = place + 2 < bytes.count ? bytes[place + 2] : 0
          if next == 0x80 ? last == 0x8E || last == 0x8F || last >= 0xAA && last <= 0xAE : last >= 0xA6 {
            isSuspect = true
          }
        case 0xEF where (0xAC...0xBB).contains(next): isSuspect = true
        case 0xF0 where next == 0x90 || next == 0x9E: isSuspect = true
        default: break
        }
        place += 1
      }
    }
    return isSuspect || direction == .rightToLeft && !hasLatin
  }
}

/// A finder of line break opportunities.
///
/// They are those of Unicode's annex 14 with Japan's strict rules (JIS X 4051, 行頭・行末禁則), and of dictionaries for Thai,
/// Lao, Khmer and Burmese, as ICU has them.
package final class LineBreakFinder {
  private var iterators: [LanguageTag?: OpaquePointer?] = [:]

  /// Creates a finder.
  package init() {}

  isolated deinit {
    for case let iterator? in iterators.values { icu_close_breaks(iterator) }
  }

  /// Returns for each character of `text` whether a line may end before it; never before the first.
  package func breaks(in characters: [Character], of text: String, language: LanguageTag?) -> [Bool] {
    var breaks = [Bool](repeating: false, count: characters.count)
    let units = Array(text.utf16)
    guard let iterator = iterator(for: language), units.count <= Int(Int32.max) else { return breaks }
    units.withUnsafeBufferPointer { units in
      guard icu_set_text(iterator, units.baseAddress, Int32(units.count)) else { return }
      var (place, unit) = (0, 0)
      while case let next = Int(icu_next_break(iterator)), next > 0, next < units.count {
        while unit < next, place < characters.count {
          unit += characters[place].utf16.count
          place += 1
        }
        // A break inside a character is ignored.
        if unit == next, place < characters.count { breaks[place] = true }
      }
    }
    // The text's memory is valid only in this call, and the iterator is kept.
    _ = icu_set_text(iterator, [], 0)
    return breaks
  }

  private func iterator(for language: LanguageTag?) -> OpaquePointer? {
    if let known = iterators[language] { return known }
    let iterator = icu_open_breaks("\(language?.language ?? "root")@lb=strict")
    iterators[language] = .some(iterator)
    return iterator
  }
}

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

  /// True for a character that should not precede an ellipsis: a space, an opening sign, a number's prefix, an `…`, or
  /// a soft hyphen, which would show.
  var isPoorBeforeEllipsis: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if isWhitespace || self == "…" || self == "\u{AD}" { return true }
    if scalar.properties.generalCategory == .initialPunctuation { return true }
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
