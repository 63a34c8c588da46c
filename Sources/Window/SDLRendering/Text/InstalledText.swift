import CSDL2
import Foundation
import ScreenInterface
import Typesetting

/// The text rasteriser with the installed fonts.
final class InstalledText: LineRasterizing {
  private struct WidthKey: Hashable {
    let string: String
    let typeface: Typeface
    let language: LanguageTag?
  }

  private let lookup: any FontLookup
  private let library: FontLibrary
  private let emoji: EmojiImages
  private let typesetter = Typesetter()
  private var advances = LRUCache<WidthKey, CGFloat>(budget: 2 << 20)

  /// Opens the fonts; fails when SDL_ttf does not start, or when no font is installed.
  init(lookup: any FontLookup) throws(DrawingError) {
    self.lookup = lookup
    library = try FontLibrary()
    emoji = EmojiImages(library)
    guard let face = lookup.face(for: Typeface(family: .sans, weight: .regular)),
      library.shaper.canShape(face)
    else { throw .noFont }
  }

  var fontUse: FontUse? { library.use }

  func width(of string: String, style: TextStyle) -> CGFloat {
    let key = WidthKey(string: string, typeface: style.typeface, language: style.language)
    if let known = advances.value(for: key) { return known * style.size }
    let line = typesetter.line(string, style: style, direction: .leftToRight, width: 0)
    let advance = TextRun.runs(of: line, lookup: lookup).reduce(0) {
      $0 + library.shaper.advance(of: $1)
    }
    advances.insert(advance, for: key, cost: MemoryLayout<WidthKey>.size + string.utf8.count)
    return advance * style.size
  }

  func line(_ string: String, style: TextStyle, direction: WritingDirection) -> TextLine {
    typesetter.line(string, style: style, direction: direction, width: width(of: string, style: style))
  }

  func layout(_ text: String, style: TextStyle, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout {
    typesetter.layout(text, style: style, width: width, paragraph: paragraph) {
      self.width(of: $0, style: style)
    }
  }

  func layout(_ text: StyledText, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout {
    typesetter.layout(text, width: width, paragraph: paragraph) { self.width(of: $0, style: $1) }
  }

  func image(of line: TextLine, color: Color, scale: CGFloat) -> LineImage? {
    let runs = TextRun.runs(of: line, lookup: lookup)
    guard let main = (runs.first { $0.face.pictureSize == nil } ?? runs.first)?.face else { return nil }
    let size = line.style.size * scale
    var canvas = TextLineCanvas()
    var position: CGFloat = 0
    for run in runs {
      position += run.expansion.left * scale
      if run.face.pictureSize != nil {
        if let image = emoji.image(of: run, size: size) {
          canvas.add(image.image, x: Int(position.rounded()) + image.left, y: image.top)
        }
      } else if let surface = library.surface(of: run, size: size, color: Self.sdlColor(color)) {
        // Ink left of the start shifts the whole surface.
        let start = position - (library.shaper.overhang(of: run) * size).rounded(.up)
        canvas.add(surface.pixels, x: Int(start.rounded()), aboveBaseline: surface.ascent)
        SDL_FreeSurface(surface.pixels)
      }
      position += library.shaper.advance(of: run) * size + run.expansion.right * scale
    }
    let baseline = Int((library.opticalCenter(of: main) * size).rounded())
    return canvas.lineImage(baselineBelowMiddle: baseline)
  }

  private static func sdlColor(_ color: Color) -> SDL_Color {
    SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha)
  }
}
