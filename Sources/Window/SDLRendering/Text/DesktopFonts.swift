import CFontconfig
public import ScreenInterface

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
