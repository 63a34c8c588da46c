public import CollectionViews
import ScreenInterface

/// The colours of iOS, with their values in the light and the dark theme.
///
/// Source: Apple's Human Interface Guidelines, color.
nonisolated extension DynamicColor {
  /// Red.
  public static let systemRed = DynamicColor(rgbaLight: 0xFF3B30FF, dark: 0xFF453AFF)
  /// Orange.
  public static let systemOrange = DynamicColor(rgbaLight: 0xFF9500FF, dark: 0xFF9F0AFF)
  /// Yellow.
  public static let systemYellow = DynamicColor(rgbaLight: 0xFFCC00FF, dark: 0xFFD60AFF)
  /// Green.
  public static let systemGreen = DynamicColor(rgbaLight: 0x34C759FF, dark: 0x30D158FF)
  /// Mint.
  public static let systemMint = DynamicColor(rgbaLight: 0x00C7BEFF, dark: 0x63E6E2FF)
  /// Teal.
  public static let systemTeal = DynamicColor(rgbaLight: 0x30B0C7FF, dark: 0x40C8E0FF)
  /// Cyan.
  public static let systemCyan = DynamicColor(rgbaLight: 0x32ADE6FF, dark: 0x64D2FFFF)
  /// Blue.
  public static let systemBlue = DynamicColor(rgbaLight: 0x007AFFFF, dark: 0x0A84FFFF)
  /// Indigo.
  public static let systemIndigo = DynamicColor(rgbaLight: 0x5856D6FF, dark: 0x5E5CE6FF)
  /// Purple.
  public static let systemPurple = DynamicColor(rgbaLight: 0xAF52DEFF, dark: 0xBF5AF2FF)
  /// Pink.
  public static let systemPink = DynamicColor(rgbaLight: 0xFF2D55FF, dark: 0xFF375FFF)
  /// Brown.
  public static let systemBrown = DynamicColor(rgbaLight: 0xA2845EFF, dark: 0xAC8E68FF)
  /// Grey.
  public static let systemGray = DynamicColor(rgbaLight: 0x8E8E93FF, dark: 0x8E8E93FF)
  /// A lighter grey.
  public static let systemGray2 = DynamicColor(rgbaLight: 0xAEAEB2FF, dark: 0x636366FF)
  /// A third grey.
  public static let systemGray3 = DynamicColor(rgbaLight: 0xC7C7CCFF, dark: 0x48484AFF)
  /// A fourth grey.
  public static let systemGray4 = DynamicColor(rgbaLight: 0xD1D1D6FF, dark: 0x3A3A3CFF)
  /// A fifth grey.
  public static let systemGray5 = DynamicColor(rgbaLight: 0xE5E5EAFF, dark: 0x2C2C2EFF)
  /// The lightest grey in light, the darkest in dark.
  public static let systemGray6 = DynamicColor(rgbaLight: 0xF2F2F7FF, dark: 0x1C1C1EFF)
  /// The background of a screen.
  public static let systemBackground = DynamicColor(rgbaLight: 0xFFFFFFFF, dark: 0x000000FF)
  /// The background of what lies on the screen.
  public static let secondarySystemBackground = DynamicColor(rgbaLight: 0xF2F2F7FF, dark: 0x1C1C1EFF)
  /// The background of what lies on that.
  public static let tertiarySystemBackground = DynamicColor(rgbaLight: 0xFFFFFFFF, dark: 0x2C2C2EFF)
  /// The background of a grouped list.
  public static let systemGroupedBackground = DynamicColor(rgbaLight: 0xF2F2F7FF, dark: 0x000000FF)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = DynamicColor(rgbaLight: 0xFFFFFFFF, dark: 0x1C1C1EFF)
  /// The background of what lies on a group.
  public static let tertiarySystemGroupedBackground = DynamicColor(rgbaLight: 0xF2F2F7FF, dark: 0x2C2C2EFF)
  /// A line that nothing shines through.
  public static let opaqueSeparator = DynamicColor(rgbaLight: 0xC6C6C8FF, dark: 0x38383AFF)
  /// A link.
  public static let link = DynamicColor(rgbaLight: 0x007AFFFF, dark: 0x0984FFFF)
  /// Text on a light ground.
  public static let darkText = DynamicColor(rgbaLight: 0x000000FF, dark: 0x000000FF)
  /// Text on a dark ground.
  public static let lightText = DynamicColor(rgbaLight: 0xFFFFFF99, dark: 0xFFFFFF99)
  /// Text.
  public static let label = DynamicColor(rgbaLight: 0x000000FF, dark: 0xFFFFFFFF)
  /// Text of less importance.
  public static let secondaryLabel = DynamicColor(rgbaLight: 0x3C3C4399, dark: 0xEBEBF599)
  /// Text of little importance.
  public static let tertiaryLabel = DynamicColor(rgbaLight: 0x3C3C434D, dark: 0xEBEBF54D)
  /// Text of the least importance.
  public static let quaternaryLabel = DynamicColor(rgbaLight: 0x3C3C432E, dark: 0xEBEBF529)
  /// Text in place of what is not there yet.
  public static let placeholderText = DynamicColor(rgbaLight: 0x3C3C434D, dark: 0xEBEBF54D)
  /// A thin line between contents.
  public static let separator = DynamicColor(rgbaLight: 0x3C3C434A, dark: 0x54545899)
  /// The fill of a thin shape.
  public static let systemFill = DynamicColor(rgbaLight: 0x78788033, dark: 0x7878805C)
  /// The fill of a middle-sized shape.
  public static let secondarySystemFill = DynamicColor(rgbaLight: 0x78788029, dark: 0x78788052)
  /// The fill of a large shape.
  public static let tertiarySystemFill = DynamicColor(rgbaLight: 0x7676801F, dark: 0x7676803D)
  /// The fill of a large area.
  public static let quaternarySystemFill = DynamicColor(rgbaLight: 0x74748014, dark: 0x7676802E)

  /// The colour of what can be pressed: blue.
  public static let tintColor = systemBlue
}

/// The plain colours, which are the same in both themes.
nonisolated extension DynamicColor {
  /// Red.
  public static let red = DynamicColor(rgbaLight: 0xFF0000FF, dark: 0xFF0000FF)
  /// Green.
  public static let green = DynamicColor(rgbaLight: 0x00FF00FF, dark: 0x00FF00FF)
  /// Blue.
  public static let blue = DynamicColor(rgbaLight: 0x0000FFFF, dark: 0x0000FFFF)
  /// Cyan.
  public static let cyan = DynamicColor(rgbaLight: 0x00FFFFFF, dark: 0x00FFFFFF)
  /// Yellow.
  public static let yellow = DynamicColor(rgbaLight: 0xFFFF00FF, dark: 0xFFFF00FF)
  /// Magenta.
  public static let magenta = DynamicColor(rgbaLight: 0xFF00FFFF, dark: 0xFF00FFFF)
  /// Orange.
  public static let orange = DynamicColor(rgbaLight: 0xFF8000FF, dark: 0xFF8000FF)
  /// Purple.
  public static let purple = DynamicColor(rgbaLight: 0x800080FF, dark: 0x800080FF)
  /// Brown.
  public static let brown = DynamicColor(rgbaLight: 0x996633FF, dark: 0x996633FF)
  /// Grey.
  public static let gray = DynamicColor(rgbaLight: 0x808080FF, dark: 0x808080FF)
  /// Dark grey.
  public static let darkGray = DynamicColor(rgbaLight: 0x555555FF, dark: 0x555555FF)
  /// Light grey.
  public static let lightGray = DynamicColor(rgbaLight: 0xAAAAAAFF, dark: 0xAAAAAAFF)
}
