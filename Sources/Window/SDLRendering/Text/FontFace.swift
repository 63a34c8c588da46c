import CFontconfig
import Foundation
import ScreenInterface

/// A face of a font file and the set of its characters.
@MainActor
final class FontFace {
  let family: String
  let file: String
  /// The index of the face inside a collection file.
  let index: Int
  /// The em of a bitmap face of one size, in pixels; `nil` for outlines.
  let pictureSize: CGFloat?
  /// True where the face is slanted synthetically, because it has no italic.
  let isSlanted: Bool
  /// True where the face is emboldened synthetically, because it is lighter than requested.
  let isEmboldened: Bool
  private let characters: OpaquePointer?

  /// Creates a face from fontconfig's match for `wanted`; `nil` when it has no file.
  init?(_ pattern: OpaquePointer, wanted: Typeface?) {
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    var family: UnsafeMutablePointer<FcChar8>?
    _ = FcPatternGetString(pattern, FC_FAMILY, 0, &family)
    var characters: OpaquePointer?
    _ = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    self.family = family.map { String(cString: $0) } ?? ""
    self.file = String(cString: file)
    index = Int(Self.number(FC_INDEX, of: pattern) ?? 0)
    self.characters = characters.map { FcCharSetCopy($0) }
    var size = 0.0
    let hasSize = FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size) == FcResultMatch && size > 0
    pictureSize = hasSize && !Self.isScalable(pattern) ? CGFloat(size) : nil
    let slant = Self.number(FC_SLANT, of: pattern) ?? FC_SLANT_ROMAN
    isSlanted = wanted?.isItalic == true && slant == FC_SLANT_ROMAN
    let weight = Self.number(FC_WEIGHT, of: pattern) ?? FC_WEIGHT_REGULAR
    isEmboldened = (wanted?.weight.fontconfigWeight ?? 0) >= FC_WEIGHT_DEMIBOLD && weight < FC_WEIGHT_DEMIBOLD
  }

  isolated deinit {
    if let characters { FcCharSetDestroy(characters) }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    guard let characters else { return false }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }

  private static func number(_ name: String, of pattern: OpaquePointer) -> Int32? {
    var number: Int32 = 0
    return FcPatternGetInteger(pattern, name, 0, &number) == FcResultMatch ? number : nil
  }

  private static func isScalable(_ pattern: OpaquePointer) -> Bool {
    var flag = FcBool(0)
    return FcPatternGetBool(pattern, FC_OUTLINE, 0, &flag) == FcResultMatch && flag != 0
  }
}
