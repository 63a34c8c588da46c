public import CollectionViews
import ScreenInterface

/// The colours of a feed by the role they play, each for the light and the dark theme.
///
/// Vermilion marks only what is current; season tints live in pictures alone.
public nonisolated enum Palette {
  /// What everything lies on.
  public static let paper = DynamicColor(light: 0xF6F1E6, dark: 0x141519)
  /// The face of a card.
  public static let card = DynamicColor(light: 0xFFFDF8, dark: 0x1E2026)
  /// Titles and running text.
  public static let ink = DynamicColor(light: 0x1F1D1A, dark: 0xEFE9DC)
  /// Captions and hints.
  public static let secondInk = DynamicColor(light: 0x5F5A50, dark: 0xA9A294)
  /// Hair-lines and folds.
  public static let line = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)
  /// What can be pressed, and rules.
  public static let indigo = DynamicColor(light: 0x1F3F66, dark: 0x8DB4E2)
  /// The current dot, the seal and the focus ring.
  public static let vermilion = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
  /// The shadow of a card, at 10 %.
  public static let shadow = DynamicColor(Color(red: 0, green: 0, blue: 0)).withOpacity(0.1)
  /// What darkens a pressed or folded card.
  public static let shade = DynamicColor(Color(red: 0, green: 0, blue: 0))
  /// Paper over a picture, dense enough for text over any of them.
  public static let band = DynamicColor(light: 0xF6F1E6, dark: 0x141519).withOpacity(0.92)
}
