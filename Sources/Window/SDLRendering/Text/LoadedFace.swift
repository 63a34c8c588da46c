import CSDL2
import Foundation

/// A font face opened for drawing, at up to three sizes at a time.
///
/// Each opening reads the tables of the face again, and takes two megabytes for a Japanese font. A change of
/// size discards the glyphs drawn at the size before. A feed draws three sizes in turn: a row's title, and
/// its cards' two lines.
@MainActor
final class LoadedFace {
  let face: FontFace
  private let file: FontFile
  /// The fonts for drawing, the last used one at the end.
  private var drawing: [(font: OpaquePointer, resolution: UInt32)] = []

  init(_ face: FontFace, in file: FontFile) {
    self.face = face
    self.file = file
  }

  isolated deinit {
    for known in drawing { TTF_CloseFont(known.font) }
  }

  /// Returns the font for drawing with an em of `size` pixels, valid until a call with another size.
  ///
  /// Light hinting snaps strokes to rows only, so advances stay as measured.
  func font(size: CGFloat) -> OpaquePointer? {
    let resolution = Self.resolution(size)
    if let last = drawing.last, last.resolution == resolution { return last.font }
    if let place = drawing.firstIndex(where: { $0.resolution == resolution }) {
      drawing.append(drawing.remove(at: place))
    } else if drawing.count < Self.mostSizes {
      guard let font = open(resolution, hinting: TTF_HINTING_LIGHT_SUBPIXEL) else { return nil }
      drawing.append((font, resolution))
    } else {
      let font = drawing.removeFirst().font
      guard TTF_SetFontSizeDPI(font, 1, resolution, resolution) == 0 else {
        TTF_CloseFont(font)
        return nil
      }
      drawing.append((font, resolution))
    }
    return drawing.last?.font
  }

  private func open(_ resolution: UInt32, hinting: Int32) -> OpaquePointer? {
    guard let stream = file.stream(),
      let font = TTF_OpenFontIndexDPIRW(stream, 1, 1, Int(face.index), resolution, resolution)
    else { return nil }
    TTF_SetFontHinting(font, hinting)
    let style = (face.isSlanted ? TTF_STYLE_ITALIC : 0) | (face.isEmboldened ? TTF_STYLE_BOLD : 0)
    if style != 0 { TTF_SetFontStyle(font, style) }
    return font
  }

  /// The number of sizes for which glyphs are kept.
  private static let mostSizes = 3

  /// Returns the resolution of a size.
  ///
  /// At one "point" it is the size in 72nds of a pixel, the only fractional size that SDL_ttf accepts.
  private static func resolution(_ size: CGFloat) -> UInt32 {
    UInt32((min(max(size, 1), 4000) * 72).rounded())
  }
}
