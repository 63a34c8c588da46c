import CSDL2
import Foundation

/// The library of open font faces, which draws runs of text.
@MainActor
final class FontLibrary {
  /// The shaper that measures text.
  let shaper = RunShaper()
  private var open = LRUCache<ObjectIdentifier, LoadedFace>(budget: 12)
  private var faces: [ObjectIdentifier: FontFace] = [:]
  private var files: [String: FontFile] = [:]
  private var centers: [ObjectIdentifier: CGFloat] = [:]

  init() throws(DrawingError) {
    if TTF_Init() != 0 { throw .textLibrary(String(cString: SDL_GetError())) }
  }

  isolated deinit {
    open.removeAll()
    TTF_Quit()
  }

  /// The faces opened so far, and the libraries that opened them.
  var use: FontUse {
    let linked = TTF_Linked_Version()?.pointee
    var engine = ["SDL_ttf \(linked?.major ?? 0).\(linked?.minor ?? 0).\(linked?.patch ?? 0)"]
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    engine.append("FreeType \(major).\(minor).\(patch)")
    TTF_GetHarfBuzzVersion(&major, &minor, &patch)
    engine.append("HarfBuzz \(major).\(minor).\(patch)")
    let opened = Set(
      faces.values.map { face in
        FontUse.Face(family: face.family, file: URL(fileURLWithPath: face.file), index: face.index)
      })
    return FontUse(
      engine: engine.joined(separator: ", "),
      faces: opened.sorted { ($0.file.lastPathComponent, $0.index) < ($1.file.lastPathComponent, $1.index) })
  }

  /// Draws a run with an em of `size` pixels, which may be fractional; returns it with the rows above its baseline.
  ///
  /// The caller frees the surface.
  func surface(of run: TextRun, size: CGFloat, color: SDL_Color) -> (
    pixels: UnsafeMutablePointer<SDL_Surface>, ascent: Int
  )? {
    guard let font = opened(run.face)?.font(size: size) else { return nil }
    TTF_SetFontDirection(font, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, run.script)
    return TTF_RenderUTF8_Blended(font, run.string, color).map { ($0, Int(TTF_FontAscent(font))) }
  }

  /// Returns the height of the optical middle of `face` above the baseline, in ems.
  ///
  /// It is the middle of an ideograph, or of a capital letter when the face has no ideographs.
  ///
  /// Ascent and descent would set Japanese too low: its fonts reserve space for other scripts above and below.
  func opticalCenter(of face: FontFace) -> CGFloat {
    let id = ObjectIdentifier(face)
    if let known = centers[id] { return known }
    let center = measureCenter(face)
    centers[id] = center
    return center
  }

  private func measureCenter(_ face: FontFace) -> CGFloat {
    let sample: [Unicode.Scalar] = ["国", "H"]
    for scalar in sample where face.has(scalar) {
      if let middle = shaper.middle(of: scalar, in: face) { return middle }
    }
    return 0.36
  }

  private func opened(_ face: FontFace) -> LoadedFace? {
    let id = ObjectIdentifier(face)
    if let known = open.value(for: id) { return known }
    guard let file = file(face.file) else { return nil }
    let opened = LoadedFace(face, in: file)
    faces[id] = face
    open.insert(opened, for: id, cost: 1)
    return opened
  }

  private func file(_ path: String) -> FontFile? {
    if let known = files[path] { return known }
    let file = FontFile(path)
    files[path] = file
    return file
  }
}

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
