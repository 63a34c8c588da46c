import CollectionViews

/// The cell class of a card, by the card's kind and its section's layout.
enum CardCellKind: String, CaseIterable {
  case page, picture, text, chip, line, swatch, number, pattern, parts, partsPage

  /// The height below which a card shows one line only, in points.
  nonisolated static let chipHeight = 60.0

  /// Selects the cell class of `card` in `section`.
  init(_ card: FeedCard, in section: FeedSection) {
    guard card.own == nil else {
      self = section.isFullBleed ? .partsPage : .parts
      return
    }
    switch card.kind {
    case .swatch: self = .swatch
    case .number: self = .number
    case .picture:
      switch section.layout {
      case .carousel, .banner: self = section.isFullBleed ? .page : .picture
      case .mosaic: self = .picture
      case .list, .grid: self = .pattern
      }
    case .text, .link:
      if case .list = section.layout {
        self = .line
      } else if case .absolute(let height) = section.cardSize.height, height < Self.chipHeight {
        self = .chip
      } else {
        self = .text
      }
    }
  }

  /// Returns true for a card that is a picture with its name in a grid.
  static func isPattern(_ card: FeedCard) -> Bool { card.own == nil && card.kind == .picture }

  /// The class of the cell.
  var cellType: CardCell.Type {
    switch self {
    case .page: PagePictureCell.self
    case .picture: PictureCell.self
    case .text: TextCell.self
    case .chip: ChipCell.self
    case .line: ListCell.self
    case .swatch: SwatchCell.self
    case .number: NumberCell.self
    case .pattern: PatternCell.self
    case .parts: PartsCell.self
    case .partsPage: PagePartsCell.self
    }
  }
}
