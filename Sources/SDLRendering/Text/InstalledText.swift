import CSDL2
import Foundation
import ScreenInterface

/// Text set in the installed fonts.
final class InstalledText: LineRasterizing {
  private struct WidthKey: Hashable {
    let string: String
    let typeface: Typeface
  }

  private let lookup: any FontLookup
  private let library: FontLibrary
  private var advances = LeastRecentlyUsed<WidthKey, CGFloat>(budget: 8192)

  /// Opens the fonts; fails when SDL_ttf does not start, or when no font is installed.
  init(lookup: any FontLookup) throws(DrawingError) {
    self.lookup = lookup
    library = try FontLibrary()
    guard let face = lookup.face(for: Typeface(family: .sans, weight: .regular)),
      library.referenceFont(face) != nil
    else { throw .noFont }
  }

  var fontUse: FontUse? { library.use }

  func width(of string: String, style: TextStyle) -> CGFloat {
    let key = WidthKey(string: string, typeface: style.typeface)
    if let known = advances.value(for: key) { return known * style.size }
    let runs = TextRun.runs(of: string, typeface: key.typeface, lookup: lookup)
    let advance = runs.reduce(0) { $0 + self.advance(of: $1) }
    advances.insert(advance, for: key, cost: 1)
    return advance * style.size
  }

  func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    brokenLines(text, style: style, width: width, maximumLines: maximumLines)
  }

  func image(of line: TextLine, color: Color, scale: CGFloat) -> LineImage? {
    let style = line.style
    let runs = TextRun.runs(of: line.string, typeface: style.typeface, lookup: lookup)
    guard let main = runs.first?.face else { return nil }
    let size = style.size * scale
    var canvas = InkCanvas()
    var position: CGFloat = 0
    for (index, run) in runs.enumerated() {
      if let font = library.font(run.face, size: size),
        let surface = TTF_RenderUTF8_Blended(font, run.string, Self.sdlColor(color))
      {
        let ascent = Int(TTF_FontAscent(font))
        canvas.add(surface, x: Int(position.rounded()), aboveBaseline: ascent)
        SDL_FreeSurface(surface)
      }
      // Nothing stands after the last one.
      if index < runs.count - 1 { position += advance(of: run) * size }
    }
    let baseline = Int((library.opticalCenter(of: main) * size).rounded())
    return canvas.lineImage(baselineBelowMiddle: baseline)
  }

  /// Returns the advance of a run in ems, kerned and without hinting.
  private func advance(of run: TextRun) -> CGFloat {
    guard let font = library.referenceFont(run.face) else { return 0 }
    var width: Int32 = 0
    TTF_SizeUTF8(font, run.string, &width, nil)
    return CGFloat(width) / FontLibrary.referenceSize
  }

  private static func sdlColor(_ color: Color) -> SDL_Color {
    SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha)
  }
}
