package import Foundation
public import LayoutGeometry
package import ScreenInterface

/// A section of a feed: a row, grid, list, mosaic or banner.
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
  /// The background style of the cards.
  public var paper: FeedPaper
  /// The maximum number of lines of the title, and of the titles on the cards; 0 for as many as fit, default 2.
  package var titleLines = Self.usualTitleLines
  /// True when titles over pictures are set vertically, where they fit.
  package var standsTitles = false
  /// The arrangement of the cards.
  public var layout: FeedLayout
  /// The size of a card.
  public var cardSize: FeedSize
  /// The growth of a card's height for a larger text scale, in points; default 0.
  var cardGrowth: Double = 0
  /// The space between cards, or groups of cards, in points; default 12.
  public var spacing: Double
  /// The insets around the cards, in points; default 20 at the leading and trailing edges.
  public var insets: DirectionalEdgeInsets
  /// True when the feed sets the insets, which are then the only space above the cards of a section without texts.
  package var hasOwnInsets = false
  /// The cards in order; may be empty.
  public var cards: [FeedCard]
  /// The cards that a refresh inserts before the others.
  package var newCards: [FeedCard] = []
  /// The cards that a request for more appends.
  package var moreCards: [FeedCard] = []
  /// The response to a request for more cards near the section's end; `nil` for a section that never requests any.
  package var loadMore: SimulatedResponse?

  /// The default number of lines of titles.
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

/// The layout of a section's cards.
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
  /// The anchor of a badge on its card; `nil` shows no badges.
  ///
  /// UIKit counterpart: `NSCollectionLayoutAnchor` of a supplementary item.
  public var badge: RectAlignment?
}

/// The kind of a section's header.
public nonisolated enum FeedHeader: String, Sendable, Hashable, CaseIterable {
  /// There is no header.
  case none
  /// The header scrolls with its section; the default.
  case plain
  /// The header stays at the top while its section is visible.
  case pinned
}

/// The background of a section, by role in the palette.
///
/// UIKit counterpart: `NSCollectionLayoutDecorationItem.background`.
public nonisolated enum FeedBackground: String, Sendable, Hashable, CaseIterable {
  /// No background; the default.
  case none
  /// The colour of a card.
  case card
  /// The colour of a fold line.
  case line
  /// The background mixed with the palette's accent, of any colour.
  case indigo
}

/// The background style of a section's cards.
public nonisolated enum FeedPaper: String, Sendable, Hashable, CaseIterable {
  /// The colour of a card; the default.
  case plain
  /// A tint for each card by its index, so that neighbours differ; a line of a list shows none.
  case tinted
}

extension FeedSection {
  /// Returns the length in points of a looped row that is too short to loop in a feed of a width.
  ///
  /// `showsWhole` is true when all its cards are visible at rest. The result is `nil` for a row that loops,
  /// that is not set to loop, or whose cards are as wide as their content.
  package func standingLoop(inFeedOf width: CGFloat) -> (length: CGFloat, showsWhole: Bool)? {
    guard let carousel, carousel.loops, !cards.isEmpty else { return nil }
    if carousel.keylines == nil, case .estimated = cardSize.width { return nil }
    let arrangement = CardArrangement(self, width: width)
    let groups = (cards.count + carousel.cardsPerGroup - 1) / carousel.cardsPerGroup
    let lap = CGFloat(groups) * arrangement.pitch
    guard groups < 2 || lap < width else { return nil }
    return (lap - arrangement.spacing, arrangement.fitsWhole || arrangement.standsInMiddle)
  }
}

/// The size of a card.
///
/// UIKit counterpart: `NSCollectionLayoutSize`.
public nonisolated struct FeedSize: Sendable, Hashable {
  /// The width, from the leading to the trailing edge.
  public var width: FeedDimension
  /// The height, from top to bottom.
  public var height: FeedDimension
}

/// The length of one side of a card.
///
/// It is written as a number of points, `fractionalWidth(0.85)`, `fractionalHeight(1)`, `estimated(44)` or, as a
/// height, `uniformAcrossSiblings(44)`.
///
/// UIKit counterpart: `NSCollectionLayoutDimension`.
public nonisolated enum FeedDimension: Sendable, Hashable {
  /// A number of points.
  case absolute(Double)
  /// A fraction of the section's width inside its insets.
  case fractionalWidth(Double)
  /// A fraction of the section's height inside its insets.
  case fractionalHeight(Double)
  /// A number of points, until the content has been measured.
  case estimated(Double)
  /// A number of points, until the cards of a grid's row have been measured: all are as high as the highest.
  case uniformAcrossSiblings(Double)
}
