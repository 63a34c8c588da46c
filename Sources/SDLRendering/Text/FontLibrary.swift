import CSDL2
import Foundation

/// The open fonts, one for each face and size.
@MainActor
final class FontLibrary {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let size: Int32
  }

  /// The em size, in pixels, at which text is measured.
  ///
  /// HarfBuzz caches advances of up to 256 pixels, and asks the font for longer ones again each time, fifteen
  /// times as slow.
  static let referenceSize: CGFloat = 250

  private var fonts = LeastRecentlyUsed<Key, OpaquePointer>(budget: 24)
  private var faces: [ObjectIdentifier: FontFace] = [:]
  private var files: [String: FontFile] = [:]
  private var centers: [ObjectIdentifier: CGFloat] = [:]

  init() throws(DrawingError) {
    if TTF_Init() != 0 { throw .textLibrary(String(cString: SDL_GetError())) }
  }

  isolated deinit {
    fonts.removeAll { TTF_CloseFont($0) }
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

  /// Returns the font for drawing `face` with an em of `size` pixels, which may be fractional.
  ///
  /// Light hinting snaps strokes to rows only, so advances stay as measured.
  func font(_ face: FontFace, size: CGFloat) -> OpaquePointer? {
    open(face, size: size, hinting: TTF_HINTING_LIGHT_SUBPIXEL)
  }

  /// Returns the font for measuring `face`.
  func referenceFont(_ face: FontFace) -> OpaquePointer? {
    open(face, size: Self.referenceSize, hinting: TTF_HINTING_NONE)
  }

  /// Returns the height of the optical middle of `face` above the baseline, in ems.
  ///
  /// It is the middle of an ideograph, or of a capital letter when the face has no ideographs.
  ///
  /// Ascent and descent would set Japanese too low: its fonts keep room for other scripts above and below.
  func opticalCenter(of face: FontFace) -> CGFloat {
    let id = ObjectIdentifier(face)
    if let known = centers[id] { return known }
    let center = measureCenter(face)
    centers[id] = center
    return center
  }

  private func measureCenter(_ face: FontFace) -> CGFloat {
    guard let font = referenceFont(face) else { return 0.36 }
    let sample: [Unicode.Scalar] = ["国", "H"]
    for scalar in sample where face.has(scalar) {
      var bottom: Int32 = 0
      var top: Int32 = 0
      if TTF_GlyphMetrics32(font, scalar.value, nil, nil, &bottom, &top, nil) == 0 {
        return CGFloat(bottom + top) / 2 / Self.referenceSize
      }
    }
    return 0.36
  }

  private func open(_ face: FontFace, size: CGFloat, hinting: Int32) -> OpaquePointer? {
    // At one "point", the resolution is the size in 72nds of a pixel: the only fractional size SDL_ttf
    // accepts.
    let resolution = Int32((min(max(size, 1), 4000) * 72).rounded())
    let key = Key(face: ObjectIdentifier(face), size: resolution)
    if let known = fonts.value(for: key) { return known }
    guard let stream = file(face.file)?.stream(),
      let font = TTF_OpenFontIndexDPIRW(
        stream, 1, 1, Int(face.index), UInt32(resolution), UInt32(resolution))
    else { return nil }
    TTF_SetFontHinting(font, hinting)
    faces[ObjectIdentifier(face)] = face
    fonts.insert(font, for: key, cost: 1) { TTF_CloseFont($0) }
    return font
  }

  private func file(_ path: String) -> FontFile? {
    if let known = files[path] { return known }
    let file = FontFile(path)
    files[path] = file
    return file
  }
}
