public import LayoutGeometry

/// One row, grid or list of a feed.
public nonisolated struct FeedSection: Sendable, Hashable {
  /// The name by which the log, scripts and links know the section; unique in the feed.
  public var id: String
  /// The name shown in the header; empty where there is none.
  public var title: String
  /// The line beneath the title, the second language of the default feed; empty where there is none.
  public var subtitle: String
  /// One line that says what to try here; empty where there is none.
  public var hint: String
  /// Whether the header stays in sight.
  public var header: FeedHeader
  /// What the cards stand on.
  public var background: FeedBackground
  /// How the cards are arranged.
  public var layout: FeedLayout
  /// The size of a card.
  public var cardSize: FeedSize
  /// Between one card, or group of cards, and the next, in points; default 12.
  public var spacing: Double
  /// Around the cards, in points; default 20 at the leading and trailing edges.
  public var insets: DirectionalEdgeInsets
  /// The cards in order; may be none.
  public var cards: [FeedCard]

  /// The carousel of this section, or nil where it is a list or a grid.
  public var carousel: FeedCarousel? {
    if case .carousel(let carousel) = layout { carousel } else { nil }
  }
}

/// The three ways to arrange cards.
public nonisolated enum FeedLayout: Sendable, Hashable {
  /// One beneath the other.
  case list
  /// In columns.
  case grid(FeedGrid)
  /// Side by side in a row that scrolls on its own.
  case carousel(FeedCarousel)

  /// The words a feed file uses for the layouts.
  enum Word: String, CaseIterable {
    case list, grid, carousel
  }
}

/// What only a grid has.
public nonisolated struct FeedGrid: Sendable, Hashable {
  /// How many cards stand side by side, 1 to 24; default 3.
  public var columns: Int
  /// Where on a card its badge sits; nil shows no badges.
  ///
  /// UIKit counterpart: `NSCollectionLayoutAnchor` of a supplementary item.
  public var badge: RectAlignment?

  /// Creates what only a grid has; by default three columns without badges.
  public init(columns: Int = 3, badge: RectAlignment? = nil) {
    self.columns = columns
    self.badge = badge
  }
}

/// Whether and how a section's header shows.
public nonisolated enum FeedHeader: String, Sendable, Hashable, CaseIterable {
  /// There is no header.
  case none
  /// The header scrolls with its section; the default.
  case plain
  /// The header stays at the top while its section is in sight.
  case pinned
}

/// What is painted behind a section, by its role in the palette.
///
/// UIKit counterpart: `NSCollectionLayoutDecorationItem.background`.
public nonisolated enum FeedBackground: String, Sendable, Hashable, CaseIterable {
  /// Nothing; the default.
  case none
  /// The colour of a card.
  case card
  /// The colour of a fold line.
  case line
  /// Indigo.
  case indigo
}
