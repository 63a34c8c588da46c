import CHarfBuzz
import Foundation

/// The measures of runs of text, shaped by HarfBuzz as SDL_ttf shapes them to draw, in the font's own units.
@MainActor
final class RunShaper {
  /// The measures of a shaped run, in ems.
  struct Extent {
    /// The sum of the advances.
    var advance: CGFloat = 0
    /// The ink left of the run's start; 0 or less.
    var left: CGFloat = 0
  }

  private struct Key: Hashable {
    let face: ObjectIdentifier
    let string: String
    let script: String
    let isRightToLeft: Bool
  }

  private final class Font {
    let face: FontFace
    let font: OpaquePointer
    let unitsPerEm: CGFloat

    init?(_ face: FontFace) {
      guard let blob = hb_blob_create_from_file_or_fail(face.file) else { return nil }
      defer { hb_blob_destroy(blob) }
      guard let table = hb_face_create(blob, UInt32(clamping: face.index)) else { return nil }
      defer { hb_face_destroy(table) }
      guard hb_face_get_glyph_count(table) > 0, let font = hb_font_create(table) else { return nil }
      self.face = face
      self.font = font
      unitsPerEm = CGFloat(max(1, hb_face_get_upem(table)))
    }

    isolated deinit { hb_font_destroy(font) }
  }

  private var fonts = LeastRecentlyUsed<ObjectIdentifier, Font>(budget: 24)
  private var extents = LeastRecentlyUsed<Key, Extent>(budget: 512 << 10)
  private let buffer = hb_buffer_create()

  isolated deinit { hb_buffer_destroy(buffer) }

  /// True when the face can be read.
  func canShape(_ face: FontFace) -> Bool { font(face) != nil }

  /// Returns the measures of a run; nothing where its face cannot be read.
  func extent(of run: TextRun) -> Extent {
    let key = Key(
      face: ObjectIdentifier(run.face), string: run.string, script: run.script,
      isRightToLeft: run.isRightToLeft)
    if let known = extents.value(for: key) { return known }
    let extent = font(run.face).map { shape(run, in: $0) } ?? Extent()
    extents.insert(extent, for: key, cost: MemoryLayout<Key>.size + 2 * run.string.utf8.count)
    return extent
  }

  /// Returns the height of the middle of a character's ink above the baseline, in ems; `nil` when it has none.
  func middle(of scalar: Unicode.Scalar, in face: FontFace) -> CGFloat? {
    guard let font = font(face) else { return nil }
    var glyph: hb_codepoint_t = 0
    var box = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font.font, scalar.value, &glyph) != 0,
      hb_font_get_glyph_extents(font.font, glyph, &box) != 0, box.height != 0
    else { return nil }
    return (CGFloat(box.y_bearing) + CGFloat(box.height) / 2) / font.unitsPerEm
  }

  private func shape(_ run: TextRun, in font: Font) -> Extent {
    hb_buffer_reset(buffer)
    var string = run.string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        let count = Int32(clamping: bytes.count)
        hb_buffer_add_utf8(buffer, bytes.baseAddress, count, 0, count)
      }
    }
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_string(run.script, -1))
    hb_shape(font.font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return Extent() }
    var (position, left) = (0, 0)
    for index in 0..<Int(count) {
      var box = hb_glyph_extents_t()
      if hb_font_get_glyph_extents(font.font, glyphs[index].codepoint, &box) != 0 {
        left = min(left, position + Int(places[index].x_offset) + Int(box.x_bearing))
      }
      position += Int(places[index].x_advance)
    }
    return Extent(advance: CGFloat(position) / font.unitsPerEm, left: CGFloat(left) / font.unitsPerEm)
  }

  private func font(_ face: FontFace) -> Font? {
    let id = ObjectIdentifier(face)
    if let known = fonts.value(for: id) { return known }
    guard let font = Font(face) else { return nil }
    fonts.insert(font, for: id, cost: 1)
    return font
  }
}
