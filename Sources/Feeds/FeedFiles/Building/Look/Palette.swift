public import CollectionViews
import ScreenInterface

/// The default colours of a feed by role, each for the light and the dark theme.
///
/// Vermilion marks only the current item; season tints are used in pictures only.
public nonisolated enum Palette {
  /// The background of everything.
  public static let paper = DynamicColor(light: 0xF6F1E6, dark: 0x141519)
  /// The background of a card.
  public static let card = DynamicColor(light: 0xFFFDF8, dark: 0x1E2026)
  /// The colour of titles and running text.
  public static let ink = DynamicColor(light: 0x1F1D1A, dark: 0xEFE9DC)
  /// The colour of captions and hints.
  public static let secondInk = DynamicColor(light: 0x5F5A50, dark: 0xA9A294)
  /// The colour of hairlines and folds.
  public static let line = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)
  /// The colour of controls and rules.
  public static let indigo = DynamicColor(light: 0x1F3F66, dark: 0x8DB4E2)
  /// The colour of the current dot, the seal and the focus ring.
  public static let vermilion = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
  /// The shadow of a card, at 10 %.
  public static let shadow = DynamicColor(Color(red: 0, green: 0, blue: 0)).withOpacity(0.1)
  /// The shade on a pressed or folded card.
  public static let shade = DynamicColor(Color(red: 0, green: 0, blue: 0))
  /// The background of text over a picture, opaque enough for any picture.
  public static let band = DynamicColor(light: 0xF6F1E6, dark: 0x141519).withOpacity(0.92)

  /// The background colours that distinguish cards: incense, willow, water, cherry, straw and wisteria.
  ///
  /// Ink and indigo have enough contrast on all of them in both themes; the second ink is too faint in the
  /// dark theme.
  public static let tints = [
    DynamicColor(light: 0xE9D8C3, dark: 0x4A3B2A), DynamicColor(light: 0xD5E0CF, dark: 0x2F4030),
    DynamicColor(light: 0xCFDCE6, dark: 0x2A3B4A), DynamicColor(light: 0xE6D3DA, dark: 0x4A2F3A),
    DynamicColor(light: 0xE4E0C4, dark: 0x43402A), DynamicColor(light: 0xD9D4E6, dark: 0x38324A),
  ]

  /// Returns the tint of a card, counted from 0; after the last tint follows the first.
  public static func tint(_ index: Int) -> DynamicColor { tints[index % tints.count] }
}

extension FeedCard {
  /// Returns the index of the card's tint among `count`, which is stable when other cards are inserted or removed.
  ///
  /// It is the number in the card's id, also of a copy such as `3-2`; of an id in words it is the sum of its letters.
  nonisolated func tintIndex(of count: Int) -> Int {
    if let place = Int(id.prefix { $0.isASCII && $0.isNumber }) { return place % count }
    return id.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % count }
  }
}
