public import Carousel

/// The carousel properties of a section: those that only a row with its own scrolling has.
public nonisolated struct FeedCarousel: Sendable, Hashable {
  /// The scrolling behaviour, which defines the snap points of the row; default `groupPaging`.
  public var behavior: FeedBehavior
  /// The visible width of the next card, in points; `nil` lets it follow from the other sizes.
  ///
  /// In a centred row it is also that of the previous card. With a card width in points, up to 700 points,
  /// the spacing and the side insets follow from it: in a centred row the spacing is the rest beside the
  /// group and the peek, else both are half of it. With any other width the width follows from the peek;
  /// above 700 points several cards replace one that would be wider than its content can use.
  public var peek: Double?
  /// The number of cards in a group, 1 to 12; default 1, 2 for pairs.
  public var cardsPerGroup: Int
  /// The space between the cards of one group, in points; `nil` uses the section's spacing.
  ///
  /// The section's spacing is between groups.
  ///
  /// UIKit counterpart: `NSCollectionLayoutGroup.interItemSpacing`.
  public var itemSpacing: Double?
  /// The snapping on release; `nil` uses that of the behaviour and the feed's settings.
  public var snapping: FeedSnapping?
  /// True when the first card follows the last.
  public var loops: Bool
  /// The auto-scroll of the row, with the feed's settings; `nil` for none.
  ///
  /// It loops by default on a looped row, else it stops at the last page. A drag, reduced motion and the
  /// pause button always pause it.
  public var autoplay: AutoScrollSettings?
  /// The id of the carousel that this one is synchronized with; `nil` for none.
  public var follows: String?
  /// The kind of synchronization; default page by page.
  package var following = FeedFollowing.page
  /// The page control; `nil` for none.
  public var dots: FeedDots?
  /// The band that stays in place while cards move beneath it; `nil` for none.
  public var overlay: FeedOverlay?
  /// True when the pictures of neighbouring cards continue each other, in both reading directions.
  ///
  /// UIKit counterpart: `UIImage.imageFlippedForRightToLeftLayoutDirection()` on each picture.
  public var isPanorama: Bool
  /// The transform of cards by their distance from the centre.
  public var transform: FeedTransform
  /// The keylines of large, medium and small cards; `nil` for cards of one width.
  package var keylines: FeedKeylines?
  /// True for a banner of several pages, each as wide as the window.
  package var isBanner = false
}

/// The synchronization of a carousel with another one.
package nonisolated enum FeedFollowing: String, Sendable, Hashable, CaseIterable {
  /// It moves to the other one's target page; the default.
  case page
  /// It follows the other one's scroll progress continuously, also during a drag; the link is mutual.
  case progress
}

/// The scrolling behaviour of a row, which defines its snap points.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior`, case by case.
public nonisolated enum FeedBehavior: String, Sendable, Hashable, CaseIterable {
  /// The row does not scroll.
  case none
  /// The row comes to rest at any offset.
  case continuous
  /// The row comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The row comes to rest at multiples of the feed's width.
  case paging
  /// The row moves one group at a time, and comes to rest at its leading edge.
  case groupPaging
  /// The row moves one group at a time, and comes to rest with it centred.
  case groupPagingCentered

  /// True when the row has snap points, which dots and auto-scroll need.
  public var hasStops: Bool { self != .none && self != .continuous }
}

/// The transform of cards by their distance from the centre of the row.
public nonisolated enum FeedTransform: String, Sendable, Hashable, CaseIterable {
  /// Cards do not change; the default.
  case none
  /// Neighbours fold back, with alternating mountain and valley folds.
  case fold
  /// Neighbours are smaller.
  case scale
  /// Neighbours are more transparent.
  case fade
  /// Pictures scroll more slowly than their cards.
  case parallax
  /// Neighbours rotate away, and the card in the middle is above them.
  case coverflow
}
