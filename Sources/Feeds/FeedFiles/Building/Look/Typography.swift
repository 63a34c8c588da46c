import Foundation
public import ScreenInterface

/// The text styles of a feed: a serif for titles and a sans for the rest.
public nonisolated enum Typography {
  /// The title of the whole feed.
  public static let display = TextStyle(.serif, .bold, size: 28, lineHeightMultiple: 1.25)
  /// The title of a section or of a card.
  public static let title = TextStyle(.serif, .bold, size: 20, lineHeightMultiple: 1.25)
  /// Running text.
  public static let body = TextStyle(.sans, size: 15, lineHeightMultiple: 1.5)
  /// The name of a small card.
  public static let name = TextStyle(.sans, .bold, size: 15, lineHeightMultiple: 1.25)
  /// The name of a card too narrow for `name`.
  static let smallName = TextStyle(.sans, .bold, size: 13, lineHeightMultiple: 1.25)
  /// The title of a card too narrow for `smallName`.
  static let leastName = TextStyle(.sans, .bold, size: 11, lineHeightMultiple: 1.25)
  /// The styles of titles, from the largest; a card too narrow for a word of its title uses the next one.
  static let titles = [display, title, name, smallName, leastName]
  /// A title set vertically over a picture.
  public static let strip = TextStyle(.serif, .bold, size: 15, lineHeightMultiple: 1.25)
  /// The smaller styles of a title on a strip in a mosaic, where a word has no room in `strip`.
  static let smallStrips = [13, 11].map { TextStyle(.serif, .bold, size: $0, lineHeightMultiple: 1.25) }
  /// The line beneath a title.
  public static let caption = TextStyle(.sans, size: 13, lineHeightMultiple: 1.4)
  /// Buttons and links.
  public static let action = TextStyle(.sans, .bold, size: 13, lineHeightMultiple: 1.4)
  /// Hints and states.
  public static let hint = TextStyle(.sans, size: 12, lineHeightMultiple: 1.35)
  /// The numeral of a card.
  public static let numeral = TextStyle(.serif, .bold, size: 64, lineHeightMultiple: 1.25)
}
