public import LayoutGeometry
package import ScreenInterface

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
  /// The language of the section's text; `nil` for that of the feed.
  package var language: LanguageTag?
  /// The kind of header.
  public var header: FeedHeader
  /// The background of the cards.
  public var background: FeedBackground
  /// The paper of the cards.
  public var paper: FeedPaper
  /// The most lines of the title, and of the titles on the cards; 0 for as many as have room, default 2.
  package var titleLines = Self.usualTitleLines
  /// True when titles over pictures are set in columns, where they can stand.
  package var standsTitles = false
  /// The arrangement of the cards.
  public var layout: FeedLayout
  /// The size of a card.
  public var cardSize: FeedSize
  /// The points by which a card is higher than written, for text that is larger than written; default 0.
  var cardGrowth: Double = 0
  /// The space between cards, or groups of cards, in points; default 12.
  public var spacing: Double
  /// The insets around the cards, in points; default 20 at the leading and trailing edges.
  public var insets: DirectionalEdgeInsets
  /// True when the feed writes the insets, which then stand alone above the cards of a section without words.
  package var hasOwnInsets = false
  /// The cards in order; may be none.
  public var cards: [FeedCard]
  /// The cards that a refresh brings before the others.
  package var newCards: [FeedCard] = []
  /// The cards that come after the others when more are asked for.
  package var moreCards: [FeedCard] = []
  /// The answer when the section's end comes near, which asks for more cards; `nil` for a section that never asks.
  package var loadMore: FeedAnswer?

  /// The lines of titles where a feed says nothing of them.
  static let usualTitleLines = 2

  /// The columns of a list; `nil` for one, and two in a wide feed.
  package var listColumns: FeedColumns?

  /// The carousel of this section; `nil` for a list or a grid.
  public var carousel: FeedCarousel? {
    if case .carousel(let carousel) = layout { carousel } else { nil }
  }

  /// True for a banner, of one page or of several.
  var isBanner: Bool { layout == .banner || carousel?.isBanner ?? false }
}

/// The ways to arrange cards.
public nonisolated enum FeedLayout: Sendable, Hashable {
  /// A list: one card beneath the other.
  case list
  /// A grid: cards in columns.
  case grid(FeedGrid)
  /// A carousel: cards side by side in a row with its own scrolling.
  case carousel(FeedCarousel)
  /// A mosaic: large cards beside small ones.
  case mosaic(FeedMosaic)
  /// A banner: cards from edge to edge, one beneath the other; one whose cards are pages of a row is a carousel.
  case banner

  /// The layouts by their words in a feed file.
  enum Word: String, CaseIterable {
    case list, grid, carousel, mosaic, banner
  }
}

/// The properties that only a grid has.
public nonisolated struct FeedGrid: Sendable, Hashable {
  /// The number of cards side by side; default 3.
  package var columns = FeedColumns()
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
  /// The paper with a wash of the accent, whatever colour the palette gives that role.
  case indigo
}

/// The papers of a section's cards.
public nonisolated enum FeedPaper: String, Sendable, Hashable, CaseIterable {
  /// The colour of a card; the default.
  case plain
  /// A tint for each card by its place, so that neighbours are told apart; a line of a list shows none.
  case tinted
}
