package import Foundation
package import ScreenInterface

/// A text measurer without a font: a full-width character is one em wide, any other half an em.
///
/// Golden pictures are measured and drawn with it (each glyph a box of its advance), so that they are the same on
/// every machine.
@MainActor
package final class BlockTextMeasuring: TextMeasuring {
  private let typesetter = Typesetter()

  /// Creates the measurer.
  package init() {}

  /// Returns the advance of one character as a fraction of the em.
  ///
  /// It is 1 for full-width characters, 0 for joiners and variation selectors, else ½.
  nonisolated package static func advance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if !isPlain(scalar), scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    return isFullWidth(scalar) ? 1 : 0.5
  }

  /// Returns the advance of a text on one line, as a multiple of the em.
  ///
  /// Text of ASCII letters, kana and Han alone is summed by scalars, each of which is a character.
  nonisolated private static func advance(of string: String) -> CGFloat {
    var halves = 0
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7F: halves += 1
      case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF: halves += 2
      default: return string.reduce(into: 0) { $0 += advance(of: $1) }
      }
    }
    return CGFloat(halves) / 2
  }

  /// Returns the advance of `string` on one line, in points.
  package func width(of string: String, style: TextStyle) -> CGFloat {
    Self.advance(of: string) * style.size
  }

  /// Returns `string` as one line.
  package func line(_ string: String, style: TextStyle, direction: WritingDirection) -> TextLine {
    typesetter.line(string, style: style, direction: direction, width: width(of: string, style: style))
  }

  /// Returns the text broken into lines.
  package func layout(_ text: String, style: TextStyle, width: CGFloat, paragraph: ParagraphStyle)
    -> TextLayout
  {
    typesetter.layout(text, style: style, width: width, paragraph: paragraph) {
      Self.advance(of: $0) * style.size
    }
  }

  /// Returns a text of several styles broken into lines.
  package func layout(_ text: StyledText, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout {
    typesetter.layout(text, width: width, paragraph: paragraph) { Self.advance(of: $0) * $1.size }
  }

  /// Returns true inside the two blocks of scalars, Latin and East Asian, that have no zero-width characters; most
  /// texts then need no lookup in Unicode's tables.
  nonisolated private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0xAD || (0x3165..<0xFE00).contains(scalar.value)
  }

  nonisolated private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
