import Documents

/// What a feed may ask for.
nonisolated enum FeedLimits {
  /// The size of anything.
  static let size = NumberRange.positive(to: 100_000, "points")
  /// A gap, an inset or a peek.
  static let gap = NumberRange.from(0, to: 100_000, "points")
  /// A share of the container.
  static let fraction = NumberRange.positive(to: 10)
  /// The rest of a page that advances by itself.
  static let interval = NumberRange.from(0.1, to: 3600, "seconds")
  /// Cards side by side in a grid.
  static let columns = 1...24
  /// Cards in one group of a row.
  static let cardsPerGroup = 1...12
  /// Pages of a flick, or of a request's way.
  static let travelPages = 1...1000
  /// Dots that may shrink on a side.
  static let endScales = 8
  /// The numeral of a card.
  static let numeral = 0...9999
  /// Sections of a feed.
  static let sections = 10_000
  /// Cards of a feed, those of all its sections together.
  static let cards = 100_000
  /// How much of a file is read: as much as the cards need.
  static let document = DocumentLimits(marks: 1_000_000)
  /// Lines of an overlay, at rest or added.
  static let overlayLines = 12
}
