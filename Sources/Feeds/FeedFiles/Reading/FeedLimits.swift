import Documents

/// The limits of the values in a feed.
nonisolated enum FeedLimits {
  /// The size of any element.
  static let size = NumberRange.positive(to: 100_000, "points")
  /// The least length of something to be seen, in points; a smaller one is warned of.
  static let leastSeen = 8.0
  /// A gap, an inset or a peek.
  static let gap = NumberRange.from(0, to: 100_000, "points")
  /// A share of the container.
  static let fraction = NumberRange.positive(to: 10)
  /// The resting time of a page that advances by itself.
  static let interval = NumberRange.from(0.1, to: 3600, "seconds")
  /// The number of cards side by side in a grid.
  static let columns = 1...24
  /// The width of a small card between keylines.
  static let smallCard = NumberRange.from(1, to: 400, "points")
  /// The number of cards in one group of a row.
  static let cardsPerGroup = 1...12
  /// The number of pages of a flick, or of a request's way.
  static let farPages = 1...1000
  /// The most dots that may shrink on a side.
  static let endScales = 8
  /// The radius of a card's corners.
  static let corner = NumberRange.from(0, to: 100, "points")
  /// The offset or the reach of a shadow.
  static let shadow = NumberRange.from(0, to: 100, "points")
  /// The width or the height of a logo.
  static let logo = NumberRange.positive(to: 400, "points")
  /// The number of tints in a palette.
  static let tints = 1...24
  /// The number of families in a list of fonts.
  static let families = 1...8
  /// The most characters in the name of a family.
  static let familyLength = 100
  /// The most card kinds of a feed's own.
  static let kinds = 64
  /// The most lines of a part of a card; 0 for any number.
  static let partLines = 0...100
  /// The width of a picture's frame by its height.
  static let aspect = NumberRange.from(0.1, to: 10)
  /// The share of a card's width that its picture has.
  static let pictureShare = NumberRange.from(0.1, to: 0.9)
  /// The most bands of a mosaic's pattern.
  static let bands = 12
  /// The numeral of a card.
  static let numeral = 0...9999
  /// The most sections of a feed.
  static let sections = 10_000
  /// The most cards of a feed, in all its sections together.
  static let cards = 100_000
  /// The limits of the file itself, large enough for the most cards.
  static let document = DocumentLimits(marks: 1_000_000)
  /// The most lines of an overlay, at rest or added.
  static let overlayLines = 12
}
