import CSDL2
import Foundation

/// The open faces.
@MainActor
final class FontLibrary {
  /// The em size, in pixels, at which text is measured.
  ///
  /// HarfBuzz caches advances of up to 256 pixels, and asks the font for longer ones again each time, fifteen
  /// times as slow.
  static let referenceSize: CGFloat = 250

  private var open = LeastRecentlyUsed<ObjectIdentifier, OpenFace>(budget: 12)
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

  /// Returns the font for drawing `face` with an em of `size` pixels, which may be fractional.
  ///
  /// It has that size until the next call.
  func font(_ face: FontFace, size: CGFloat) -> OpaquePointer? { opened(face)?.font(size: size) }

  /// Returns the font for measuring `face`.
  func referenceFont(_ face: FontFace) -> OpaquePointer? { opened(face)?.referenceFont() }

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

  private func opened(_ face: FontFace) -> OpenFace? {
    let id = ObjectIdentifier(face)
    if let known = open.value(for: id) { return known }
    guard let file = file(face.file) else { return nil }
    let opened = OpenFace(face, in: file)
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
