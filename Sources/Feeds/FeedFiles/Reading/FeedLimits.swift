import Documents

/// The limits of the values in a feed.
nonisolated enum FeedLimits {
  /// The size of any element.
  static let size = NumberRange.positive(to: 100_000, "points")
  /// The least visible length of an element, in points; a smaller one causes a warning.
  static let leastSeen = 8.0
  /// A gap, an inset or a peek.
  static let gap = NumberRange.from(0, to: 100_000, "points")
  /// A fraction of the container.
  static let fraction = NumberRange.positive(to: 10)
  /// The auto-scroll interval of a page.
  static let interval = NumberRange.from(0.1, to: 3600, "seconds")
  /// The number of cards side by side in a grid.
  static let columns = 1...24
  /// The width of a small card between keylines.
  static let smallCard = NumberRange.from(1, to: 400, "points")
  /// The number of cards in one group of a row.
  static let cardsPerGroup = 1...12
  /// The number of pages of a flick, or of a programmatic scroll.
  static let farPages = 1...1000
  /// The greatest number of dots that may shrink on a side.
  static let endScales = 8
  /// The radius of a card's corners.
  static let corner = NumberRange.from(0, to: 100, "points")
  /// The offset or the blur of a shadow.
  static let shadow = NumberRange.from(0, to: 100, "points")
  /// The width or the height of a logo.
  static let logo = NumberRange.positive(to: 400, "points")
  /// The number of tints in a palette.
  static let tints = 1...24
  /// The number of families in a list of fonts.
  static let families = 1...8
  /// The greatest number of characters in the name of a family.
  static let familyLength = 100
  /// The greatest number of custom card kinds.
  static let kinds = 64
  /// The number of lines of a part of a card; 0 for any number.
  static let partLines = 0...100
  /// The aspect ratio of a picture's frame.
  static let aspect = NumberRange.from(0.1, to: 10)
  /// The width of a picture as a fraction of its card's width.
  static let pictureShare = NumberRange.from(0.1, to: 0.9)
  /// The greatest number of bands in a mosaic's pattern.
  static let bands = 12
  /// The numeral of a card.
  static let numeral = 0...9999
  /// The greatest number of sections in a feed.
  static let sections = 10_000
  /// The greatest number of cards in all sections of a feed together.
  static let cards = 100_000
  /// The greatest number of feeds that are read together, because they lead to each other.
  static let linkedFeeds = 64
  /// The greatest number of feeds that lie on each other.
  static let stackedFeeds = 16
  /// The limits of the file itself, large enough for the greatest number of cards.
  static let document = DocumentLimits(marks: 1_000_000)
  /// The greatest number of lines of an overlay, permanent or additional.
  static let overlayLines = 12
}
