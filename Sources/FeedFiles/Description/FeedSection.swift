public import LayoutGeometry

/// One row, grid or list of a feed.
public nonisolated struct FeedSection: Sendable, Hashable {
  /// The id of the section in the log, scripts and links; unique in the feed.
  public var id: String
  /// The name shown in the header; may be empty.
  public var title: String
  /// The line beneath the title, the second language of the default feed; may be empty.
  public var subtitle: String
  /// A line that suggests something to try here; may be empty.
  public var hint: String
  /// The kind of header.
  public var header: FeedHeader
  /// The background of the cards.
  public var background: FeedBackground
  /// The paper of the cards.
  public var paper: FeedPaper
  /// The arrangement of the cards.
  public var layout: FeedLayout
  /// The size of a card.
  public var cardSize: FeedSize
  /// The space between cards, or groups of cards, in points; default 12.
  public var spacing: Double
  /// The insets around the cards, in points; default 20 at the leading and trailing edges.
  public var insets: DirectionalEdgeInsets
  /// The cards in order; may be none.
  public var cards: [FeedCard]

  /// The carousel of this section; `nil` for a list or a grid.
  public var carousel: FeedCarousel? {
    if case .carousel(let carousel) = layout { carousel } else { nil }
  }
}

/// The three ways to arrange cards.
public nonisolated enum FeedLayout: Sendable, Hashable {
  /// A list: one card beneath the other.
  case list
  /// A grid: cards in columns.
  case grid(FeedGrid)
  /// A carousel: cards side by side in a row with its own scrolling.
  case carousel(FeedCarousel)

  /// The layouts by their words in a feed file.
  enum Word: String, CaseIterable {
    case list, grid, carousel
  }
}

/// The properties that only a grid has.
public nonisolated struct FeedGrid: Sendable, Hashable {
  /// The number of cards side by side, 1 to 24; default 3.
  public var columns = 3
  /// The place of a badge on its card; `nil` shows no badges.
  ///
  /// UIKit counterpart: `NSCollectionLayoutAnchor` of a supplementary item.
  public var badge: RectAlignment?
}

/// The kinds of a section's header.
public nonisolated enum FeedHeader: String, Sendable, Hashable, CaseIterable {
  /// There is no header.
  case none
  /// The header scrolls with its section; the default.
  case plain
  /// The header stays at the top while its section is in sight.
  case pinned
}

/// The backgrounds of a section, by role in the palette.
///
/// UIKit counterpart: `NSCollectionLayoutDecorationItem.background`.
public nonisolated enum FeedBackground: String, Sendable, Hashable, CaseIterable {
  /// No background; the default.
  case none
  /// The colour of a card.
  case card
  /// The colour of a fold line.
  case line
  /// Indigo.
  case indigo
}

/// The papers of a section's cards.
public nonisolated enum FeedPaper: String, Sendable, Hashable, CaseIterable {
  /// The colour of a card; the default.
  case plain
  /// A tint for each card by its place, so that neighbours are told apart; a line of a list shows none.
  case tinted
}
