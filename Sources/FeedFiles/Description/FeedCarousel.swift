/// What only a row that scrolls on its own has.
public nonisolated struct FeedCarousel: Sendable, Hashable {
  /// Where the row comes to rest; default `groupPaging`.
  public var behavior: FeedBehavior
  /// How much of the next card shows, in points; nil lets the other sizes decide.
  ///
  /// With a card width in points the spacing and the side insets follow from it: both are half of what the card
  /// and the peek leave free. With any other width the width follows from the peek.
  public var peek: Double?
  /// How many cards make up one group, 1 to 12; default 1, 2 for pairs.
  public var cardsPerGroup: Int
  /// Between the cards of one group, in points; nil takes the section's spacing, which stands between groups.
  ///
  /// UIKit counterpart: `NSCollectionLayoutGroup.interItemSpacing`.
  public var itemSpacing: Double?
  /// How a release chooses the page; nil lets the behaviour and the feed's settings say.
  public var snapping: FeedSnapping?
  /// Whether the first card follows the last.
  public var loops: Bool
  /// How the row advances by itself; nil where it does not.
  public var autoplay: FeedAutoplay?
  /// The page control; nil where there is none.
  public var dots: FeedDots?
  /// The band that stays in place while cards move beneath it; nil where there is none.
  public var overlay: FeedOverlay?
  /// Whether the pictures of neighbouring cards continue each other; they do so in both reading directions.
  ///
  /// UIKit counterpart: `UIImage.imageFlippedForRightToLeftLayoutDirection()` on each picture.
  public var isPanorama: Bool
  /// How cards change with their distance from the centre.
  public var transform: FeedTransform
}

/// Where a row comes to rest.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior`, case by case.
public nonisolated enum FeedBehavior: String, Sendable, Hashable, CaseIterable {
  /// The row does not scroll.
  case none
  /// Anywhere.
  case continuous
  /// At the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// On multiples of the feed's width.
  case paging
  /// At the leading edge of the next group.
  case groupPaging
  /// With a group in the middle.
  case groupPagingCentered

  /// Whether the row has places where it comes to rest, which dots and auto-scroll need.
  public var hasStops: Bool { self != .none && self != .continuous }
}

/// How cards change with their distance from the centre of the row.
public nonisolated enum FeedTransform: String, Sendable, Hashable, CaseIterable {
  /// Not at all; the default.
  case none
  /// Neighbours fold away, mountain and valley in turn.
  case fold
  /// Neighbours are smaller.
  case scale
  /// Neighbours are paler.
  case fade
  /// Pictures lag behind their cards.
  case parallax
  /// Neighbours turn away, and the card in the middle lies over them.
  case coverflow
}
