public import Foundation
import LayoutGeometry
public import ScreenInterface
import Typesetting

/// A built-in bitmap font of five by seven pixels for captions.
///
/// It does not depend on installed fonts, so that a film strip can be a golden with readable captions. It has
/// lowercase letters, digits and a few symbols. A capital is drawn as lowercase, and an unknown character as a box.
public final class PixelFont: TextMeasuring {
  /// The advance of each character, in points.
  public nonisolated static let advance: CGFloat = 6
  private let typesetter = Typesetter()

  /// Creates the font.
  public init() {}

  /// Returns six points for each character, in any style.
  package func width(of string: String, style: TextStyle) -> CGFloat { CGFloat(string.count) * Self.advance }

  /// Returns the text as one line.
  package func line(_ string: String, style: TextStyle, direction: WritingDirection) -> TextLine {
    typesetter.line(string, style: style, direction: direction, width: width(of: string, style: style))
  }

  /// Returns the text broken into lines.
  package func layout(_ text: String, style: TextStyle, width: CGFloat, paragraph: ParagraphStyle)
    -> TextLayout
  {
    typesetter.layout(text, style: style, width: width, paragraph: paragraph) {
      self.width(of: $0, style: style)
    }
  }

  /// Returns a text of several styles broken into lines.
  package func layout(_ text: StyledText, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout {
    typesetter.layout(text, width: width, paragraph: paragraph) { self.width(of: $0, style: $1) }
  }

  /// Paints only a list's background and its lines of text, at one pixel per point.
  package func bitmap(of list: DisplayList) -> Bitmap {
    let bounds = list.bounds(scale: 1)
    var picture = Bitmap(width: bounds.width, height: bounds.height, color: Self.pixel(list.background))
    for command in list.commands {
      guard case .text(let line, let color) = command.content else { continue }
      let top = Int(command.frame.midY.rounded()) - 4
      for (index, letter) in line.string.enumerated() {
        let left = Int((command.frame.minX + CGFloat(index) * Self.advance).rounded())
        guard CGFloat(left) + Self.advance <= command.frame.maxX else { break }
        picture.write(Self.rows(of: letter), x: left, y: top, color: Self.pixel(color))
      }
    }
    return picture
  }

  private static func pixel(_ color: Color) -> UInt32 {
    0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// Returns the character's seven rows of five pixels, the topmost in the highest bits.
  private static func rows(of letter: Character) -> UInt64 {
    if letter == " " { return 0 }
    return letters[Character(letter.lowercased())] ?? 0x7_E318_C63F
  }

  private static let letters: [Character: UInt64] = [
    "a": 0x0_00E0_BE2F, "b": 0x4_21E8_C63E, "c": 0x0_00E8_420E, "d": 0x0_42F8_C62F, "e": 0x0_00E8_FE0E,
    "f": 0x1_91E4_2108, "g": 0x0_00F8_BC2E, "h": 0x4_21E8_C631, "i": 0x1_00C2_108E, "j": 0x0_8061_0A4C,
    "k": 0x4_212A_6292, "l": 0x3_0842_108E, "m": 0x0_01AA_D6B5, "n": 0x0_01E8_C631, "o": 0x0_00E8_C62E,
    "p": 0x0_01E8_FA10, "q": 0x0_00F8_BC21, "r": 0x0_016C_4210, "s": 0x0_00F8_383E, "t": 0x2_11E4_2106,
    "u": 0x0_0118_C62F, "v": 0x0_0118_A944, "w": 0x0_011A_D6AA, "x": 0x0_0115_1151, "y": 0x0_0118_BC2E,
    "z": 0x0_01F1_111F, "0": 0x3_A33A_E62E, "1": 0x1_1842_108E, "2": 0x3_A213_221F, "3": 0x7_8217_043E,
    "4": 0x0_8CA9_7C42, "5": 0x7_E1E0_862E, "6": 0x1_910F_462E, "7": 0x7_C222_1108, "8": 0x3_A317_462E,
    "9": 0x3_A317_844C, ".": 0x0_0000_018C, ",": 0x0_0000_3088, ":": 0x0_18C0_3180, "-": 0x0_0007_0000,
    "+": 0x0_084F_9080, "/": 0x0_4422_2110, "_": 0x0_0000_001F, "(": 0x0_8884_2082, ")": 0x2_0821_0888,
  ]
}

nonisolated extension Bitmap {
  fileprivate mutating func write(_ rows: UInt64, x left: Int, y top: Int, color: UInt32) {
    for row in 0..<7 where (0..<height).contains(top + row) {
      for column in 0..<5 where (0..<width).contains(left + column) {
        if rows >> UInt64((6 - row) * 5 + 4 - column) & 1 == 1 { self[left + column, top + row] = color }
      }
    }
  }
}
