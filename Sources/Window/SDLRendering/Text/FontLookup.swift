import CFontconfig
public import ScreenInterface

/// A lookup of font faces by typeface, character and emoji.
protocol FontLookup: AnyObject {
  /// Returns the face for text of the typeface's language; `nil` when no font is installed at all.
  func face(for typeface: Typeface) -> FontFace?

  /// Returns another face that has `scalar`, in monochrome outlines; `nil` when none has.
  func fallback(for scalar: Unicode.Scalar, typeface: Typeface) -> FontFace?

  /// Returns a face that has a colour emoji; `nil` when none has.
  func emojiFace(for emoji: String) -> FontFace?
}

/// The lookup in the desktop's fonts, in fontconfig's order of preference for a language.
final class FontconfigLookup: FontLookup {
  private struct FallbackKey: Hashable {
    let scalar: Unicode.Scalar
    let typeface: Typeface
  }

  private var faces: [Typeface: FontFace?] = [:]
  private var candidates: [Typeface: [FontFace]] = [:]
  private var fallbacks: [FallbackKey: FontFace?] = [:]
  private var emoji: [FontFace]?

  func face(for typeface: Typeface) -> FontFace? {
    if let known = faces[typeface] { return known }
    let face = match(typeface)
    faces[typeface] = .some(face)
    return face
  }

  func emojiFace(for emoji: String) -> FontFace? {
    let faces = self.emoji ?? Self.emojiFaces()
    self.emoji = faces
    return faces.first { $0.has(emoji) }
  }

  func fallback(for scalar: Unicode.Scalar, typeface: Typeface) -> FontFace? {
    let key = FallbackKey(scalar: scalar, typeface: typeface)
    if let known = fallbacks[key] { return known }
    let face = sortedFaces(for: typeface).first { $0.has(scalar) }
    fallbacks[key] = .some(face)
    return face
  }

  private func match(_ typeface: Typeface) -> FontFace? {
    let pattern = makePattern(typeface)
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return FontFace(found, wanted: typeface)
  }

  private func sortedFaces(for typeface: Typeface) -> [FontFace] {
    if let known = candidates[typeface] { return known }
    let pattern = makePattern(typeface)
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    var faces: [FontFace] = []
    if let set = FcFontSort(nil, pattern, FcBool(0), nil, &result) {
      for index in 0..<Int(set.pointee.nfont) {
        guard let font = set.pointee.fonts[index], Self.hasOutlines(font) else { continue }
        if let face = FontFace(font, wanted: typeface) { faces.append(face) }
      }
      FcFontSetDestroy(set)
    }
    candidates[typeface] = faces
    return faces
  }

  private func makePattern(_ typeface: Typeface) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    for name in typeface.names { FcPatternAddString(pattern, FC_FAMILY, name) }
    FcPatternAddString(pattern, FC_FAMILY, typeface.family == .serif ? "serif" : "sans-serif")
    FcPatternAddString(pattern, FC_LANG, typeface.language.fontconfigName)
    FcPatternAddInteger(pattern, FC_WEIGHT, typeface.weight.fontconfigWeight)
    FcPatternAddInteger(pattern, FC_SLANT, typeface.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  /// Returns the faces with colour emoji, in order of preference.
  private static func emojiFaces() -> [FontFace] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, "emoji")
    FcPatternAddBool(pattern, FC_COLOR, FcBool(1))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let set = FcFontSort(nil, pattern, FcBool(0), nil, &result) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let font = set.pointee.fonts[index], isColored(font) else { return nil }
      return FontFace(font, wanted: nil)
    }
  }

  private static func isColored(_ pattern: OpaquePointer) -> Bool {
    var flag = FcBool(0)
    return FcPatternGetBool(pattern, FC_COLOR, 0, &flag) == FcResultMatch && flag != 0
  }

  private static func hasOutlines(_ pattern: OpaquePointer) -> Bool {
    var flag = FcBool(0)
    return !isColored(pattern) && FcPatternGetBool(pattern, FC_SCALABLE, 0, &flag) == FcResultMatch
      && flag != 0
  }
}

/// The desktop's fonts, by family.
public enum DesktopFonts {
  /// Returns true when a family of this name is installed.
  public static func hasFamily(_ name: String) -> Bool {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, name)
    guard let fonts = FcFontList(nil, pattern, nil) else { return false }
    defer { FcFontSetDestroy(fonts) }
    return fonts.pointee.nfont > 0
  }

  /// Returns the family of a text style; `nil` when no font is installed at all.
  public static func family(for style: TextStyle) -> String? {
    FontconfigLookup().face(for: style.typeface.speaking(style.language ?? .japanese))?.family
  }
}
