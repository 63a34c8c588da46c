import CFontconfig
import ScreenInterface

/// A font family in a weight, by which a font is looked up.
nonisolated struct Typeface: Hashable, Sendable {
  var family: TextStyle.Family
  var weight: TextStyle.Weight
  /// The names of families to be taken instead where they are installed, the most wanted first.
  var names: [String] = []
}

nonisolated extension TextStyle {
  /// The family and the weight of the style.
  var typeface: Typeface { Typeface(family: family, weight: weight, names: names) }
}

/// A finder of font files.
protocol FontLookup: AnyObject {
  /// Returns the face that sets Japanese text in `typeface`; `nil` when no font is installed at all.
  func face(for typeface: Typeface) -> FontFace?

  /// Returns another face that has `scalar`, in monochrome outlines; `nil` when none has.
  func fallback(for scalar: Unicode.Scalar, typeface: Typeface) -> FontFace?
}

/// A face of a font file and the set of its characters.
@MainActor
final class FontFace {
  let family: String
  let file: String
  /// The index of the face inside a collection file.
  let index: Int
  private let characters: OpaquePointer?

  /// Creates a face that shares `characters`, a fontconfig character set.
  init(family: String, file: String, index: Int, characters: OpaquePointer?) {
    self.family = family
    self.file = file
    self.index = index
    self.characters = characters.map { FcCharSetCopy($0) }
  }

  isolated deinit {
    if let characters { FcCharSetDestroy(characters) }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    guard let characters else { return false }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }
}

/// The desktop's fonts, in the order in which fontconfig prefers them for Japanese.
final class FontconfigLookup: FontLookup {
  private struct FallbackKey: Hashable {
    let scalar: Unicode.Scalar
    let typeface: Typeface
  }

  private var faces: [Typeface: FontFace?] = [:]
  private var candidates: [Typeface: [FontFace]] = [:]
  private var fallbacks: [FallbackKey: FontFace?] = [:]

  func face(for typeface: Typeface) -> FontFace? {
    if let known = faces[typeface] { return known }
    let face = match(typeface)
    faces[typeface] = .some(face)
    return face
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
    return Self.face(found)
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
        if let face = Self.face(font) { faces.append(face) }
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
    FcPatternAddString(pattern, FC_LANG, "ja")
    let weight = typeface.weight == .bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR
    FcPatternAddInteger(pattern, FC_WEIGHT, weight)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  private static func face(_ pattern: OpaquePointer) -> FontFace? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    var family: UnsafeMutablePointer<FcChar8>?
    _ = FcPatternGetString(pattern, FC_FAMILY, 0, &family)
    var index: Int32 = 0
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var characters: OpaquePointer?
    _ = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    return FontFace(
      family: family.map { String(cString: $0) } ?? "", file: String(cString: file), index: Int(index),
      characters: characters)
  }

  private static func hasOutlines(_ pattern: OpaquePointer) -> Bool {
    var flag = FcBool(0)
    if FcPatternGetBool(pattern, FC_COLOR, 0, &flag) == FcResultMatch, flag != 0 { return false }
    return FcPatternGetBool(pattern, FC_SCALABLE, 0, &flag) == FcResultMatch && flag != 0
  }
}
