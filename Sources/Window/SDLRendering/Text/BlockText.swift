import Foundation
import ScreenInterface
import Typesetting

/// The text rasteriser without fonts: each glyph is a box of its advance, identical on every machine.
final class BlockText: LineRasterizing {
  private let measuring = BlockTextMeasuring()
  let fontUse: FontUse? = nil

  func width(of string: String, style: TextStyle) -> CGFloat { measuring.width(of: string, style: style) }

  func line(_ string: String, style: TextStyle, direction: WritingDirection) -> TextLine {
    measuring.line(string, style: style, direction: direction)
  }

  func layout(_ text: String, style: TextStyle, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout {
    measuring.layout(text, style: style, width: width, paragraph: paragraph)
  }

  func layout(_ text: StyledText, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout {
    measuring.layout(text, width: width, paragraph: paragraph)
  }

  func image(of line: TextLine, color: Color, scale: CGFloat) -> LineImage? {
    let em = line.style.size * scale
    let width = Int(
      (max(line.width, measuring.width(of: line.string, style: line.style)) * scale).rounded(.up))
    let top = Int((em * -0.4).rounded())
    let height = Int((em * 0.8).rounded())
    guard width > 0, height > 0 else { return nil }
    let low = height - Int((em * 0.55).rounded())
    var pixels = [UInt32](repeating: 0, count: width * height)
    var position: CGFloat = 0
    let pieces = line.pieces
    let expansions = line.expansions(of: pieces.sorted { $0.start < $1.start }.flatMap(\.characters))
    for piece in pieces {
      for place in piece.isRightToLeft
        ? Array(piece.characters.indices.reversed()) : Array(piece.characters.indices)
      {
        let character = piece.characters[place]
        let advance = BlockTextMeasuring.advance(of: character) * em
        let gap = expansions.isEmpty ? 0 : expansions[piece.start + place] * scale
        if piece.isRightToLeft { position += gap }
        defer { position += advance + (piece.isRightToLeft ? 0 : gap) }
        if character.isWhitespace { continue }
        let start = Int((position + em * 0.05).rounded())
        let end = min(width, Int((position + advance - em * 0.05).rounded()))
        guard start < end else { continue }
        for row in (advance < em ? low : 0)..<height {
          for column in start..<end { pixels[row * width + column] = color.packed }
        }
      }
    }
    let image = PixelImage(width: width, height: height, pixels: pixels, isOpaque: false)
    return LineImage(image: image, left: 0, top: top)
  }
}

extension Color {
  /// The colour as `0xAARRGGBB`.
  nonisolated var packed: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
