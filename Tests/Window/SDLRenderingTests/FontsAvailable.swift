import ScreenInterface

@testable import SDLRendering

/// The fonts of a desktop without any font.
final class NoFonts: FontLookup {
  func face(for typeface: Typeface) -> FontFace? { nil }
  func fallback(for scalar: Unicode.Scalar, typeface: Typeface) -> FontFace? { nil }
  func emojiFace(for emoji: String) -> FontFace? { nil }
}

/// The installed fonts, with the answer to whether they can set Japanese.
enum InstalledFonts {
  static var haveJapanese: Bool {
    guard let face = FontconfigLookup().face(for: Typeface(family: .sans, weight: .regular)) else {
      return false
    }
    return face.has("折") && face.has("〓")
  }

  /// True where there are fonts of Devanagari, and emoji in colours.
  static var haveManyScripts: Bool {
    let lookup = FontconfigLookup()
    return lookup.emojiFace(for: "🥐") != nil
      && lookup.face(for: Typeface(family: .sans, weight: .regular, language: "hi"))?.has("क्ष") == true
  }
}
