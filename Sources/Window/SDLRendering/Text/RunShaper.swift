import CHarfBuzz
import Foundation

/// The shaper that measures runs of text with HarfBuzz, in font units, as SDL_ttf shapes them for drawing.
@MainActor
final class RunShaper {
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

  private var fonts = LRUCache<ObjectIdentifier, Font>(budget: 24)
  private var advances = LRUCache<Key, CGFloat>(budget: 512 << 10)
  private let buffer = hb_buffer_create()

  isolated deinit { hb_buffer_destroy(buffer) }

  /// Returns true when the face can be read.
  func canShape(_ face: FontFace) -> Bool { font(face) != nil }

  /// Returns the advance of a run in ems; 0 where its face cannot be read.
  func advance(of run: TextRun) -> CGFloat {
    let key = Key(
      face: ObjectIdentifier(run.face), string: run.string, script: run.script,
      isRightToLeft: run.isRightToLeft)
    if let known = advances.value(for: key) { return known }
    var units = 0
    let font = font(run.face)
    if let font { forEachGlyph(of: run, in: font) { _, _, advance in units += advance } }
    let advance = CGFloat(units) / (font?.unitsPerEm ?? 1)
    advances.insert(advance, for: key, cost: MemoryLayout<Key>.size + 2 * run.string.utf8.count)
    return advance
  }

  /// Returns the width of the ink left of a run's start, in ems.
  ///
  /// Only the glyphs of the first em are measured, by their outlines.
  func overhang(of run: TextRun) -> CGFloat {
    guard let font = font(run.face) else { return 0 }
    var (position, left) = (0, 0)
    forEachGlyph(of: run, in: font) { glyph, offset, advance in
      guard CGFloat(position) < font.unitsPerEm else { return }
      var box = hb_glyph_extents_t()
      if hb_font_get_glyph_extents(font.font, glyph, &box) != 0 {
        left = min(left, position + offset + Int(box.x_bearing))
      }
      position += advance
    }
    return CGFloat(-left) / font.unitsPerEm
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

  /// Shapes a run, and calls a closure for its glyphs from left to right, in font units.
  private func forEachGlyph(
    of run: TextRun, in font: Font, _ body: (_ glyph: UInt32, _ offset: Int, _ advance: Int) -> Void
  ) {
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
    else { return }
    for index in 0..<Int(count) {
      body(glyphs[index].codepoint, Int(places[index].x_offset), Int(places[index].x_advance))
    }
  }

  private func font(_ face: FontFace) -> Font? {
    let id = ObjectIdentifier(face)
    if let known = fonts.value(for: id) { return known }
    guard let font = Font(face) else { return nil }
    fonts.insert(font, for: id, cost: 1)
    return font
  }
}
