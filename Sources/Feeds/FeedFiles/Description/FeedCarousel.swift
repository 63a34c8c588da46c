public import Carousel

/// The properties that only a row with its own scrolling has.
public nonisolated struct FeedCarousel: Sendable, Hashable {
  /// The places at which the row comes to rest; default `groupPaging`.
  public var behavior: FeedBehavior
  /// The visible width of the next card, in points; `nil` lets the other sizes decide.
  ///
  /// In a row that rests with a group in the middle it is also that of the one before. With a card width in points, up to
  /// 700 points, the spacing and the side insets follow from it: in the middle the spacing is what is left beside the group and
  /// the peek, else both are half of it. With any other width the width follows from the
  /// peek; above 700 points several cards stand in the place of one that would be wider than what it holds can use.
  public var peek: Double?
  /// The number of cards in a group, 1 to 12; default 1, 2 for pairs.
  public var cardsPerGroup: Int
  /// The space between the cards of one group, in points; `nil` takes the section's spacing.
  ///
  /// The section's spacing stands between groups.
  ///
  /// UIKit counterpart: `NSCollectionLayoutGroup.interItemSpacing`.
  public var itemSpacing: Double?
  /// The choice of the page on release; `nil` lets the behaviour and the feed's settings decide.
  public var snapping: FeedSnapping?
  /// True when the first card follows the last.
  public var loops: Bool
  /// The auto-scroll of the row, with the feed's own numbers; `nil` for none.
  ///
  /// It loops by default on a row that does, else it stops at the last page. A hand, reduced motion and the pause
  /// button always pause it.
  public var autoplay: AutoScrollSettings?
  /// The id of the carousel that turns its pages together with this one; `nil` for none.
  public var follows: String?
  /// The way in which it does; default page by page.
  package var following = FeedFollowing.page
  /// The page control; `nil` for none.
  public var dots: FeedDots?
  /// The band that stays in place while cards move beneath it; `nil` for none.
  public var overlay: FeedOverlay?
  /// True when the pictures of neighbouring cards continue each other, in both reading directions.
  ///
  /// UIKit counterpart: `UIImage.imageFlippedForRightToLeftLayoutDirection()` on each picture.
  public var isPanorama: Bool
  /// The change of cards with their distance from the centre.
  public var transform: FeedTransform
  /// The places at which cards are large, medium and small; `nil` for cards of one width.
  package var keylines: FeedKeylines?
  /// True for a banner of several pages, each as wide as the window however wide that is.
  package var isBanner = false
}

/// The ways in which a carousel follows another one.
package nonisolated enum FeedFollowing: String, Sendable, Hashable, CaseIterable {
  /// It turns to the page to which the other one goes; the default.
  case page
  /// Wherever one of the two is on its way, under the hand too, the other goes along.
  case progress
}

/// The places at which a row comes to rest.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior`, case by case.
public nonisolated enum FeedBehavior: String, Sendable, Hashable, CaseIterable {
  /// The row does not scroll.
  case none
  /// The row rests anywhere.
  case continuous
  /// The row rests at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The row rests on multiples of the feed's width.
  case paging
  /// The row rests at the leading edge of the next group.
  case groupPaging
  /// The row rests with a group in the middle.
  case groupPagingCentered

  /// True when the row has stops, which dots and auto-scroll need.
  public var hasStops: Bool { self != .none && self != .continuous }
}

/// The changes of cards with their distance from the centre of the row.
public nonisolated enum FeedTransform: String, Sendable, Hashable, CaseIterable {
  /// Cards do not change; the default.
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
