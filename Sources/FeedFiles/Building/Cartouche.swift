import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A title set vertically on a strip of paper, as prints carry it.
final class Cartouche: View {
  private struct State {
    var text = ""
    var glyphs: [TextLine] = []
    var style = Typography.strip
  }

  private var state = State()

  /// Creates a strip whose characters have this style.
  init(style: TextStyle = Typography.strip) {
    state.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    decoration.backgroundColor = Palette.band
    decoration.borderColor = Palette.line
    decoration.cornerRadius = 1
  }

  /// The title.
  var text: String {
    get { state.text }
    set {
      guard state.text != newValue else { return }
      state.text = newValue
      state.glyphs = []
    }
  }

  /// From one character to the next.
  private var pitch: CGFloat { (state.style.size * 1.15).rounded() }

  /// The room between the strip's ends and its title.
  private var padding: CGFloat { 7 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = CGFloat(state.text.count)
    return CGSize(width: state.style.size + 11, height: min(size.height, count * pitch + 2 * padding))
  }

  override func draw(with pen: inout DisplayPen) {
    guard let context, !state.text.isEmpty else { return }
    if state.glyphs.isEmpty {
      state.glyphs = state.text.map { character in
        let string = character == " " ? "" : String(character)
        return TextLine(
          string, style: state.style, width: context.text.width(of: string, style: state.style))
      }
    }
    let color = Palette.ink.resolved(with: context.traits)
    let height = state.style.lineHeight
    var middle = padding + pitch / 2
    for glyph in state.glyphs where middle + pitch / 2 <= bounds.height {
      if glyph.width > 0 {
        pen.paint(
          .text(glyph, color),
          in: CGRect(
            x: (bounds.width - glyph.width) / 2, y: (middle - height / 2).rounded(.down), width: glyph.width,
            height: height), element: elementID)
      }
      middle += glyph.width > 0 ? pitch : pitch / 3
    }
  }
}
