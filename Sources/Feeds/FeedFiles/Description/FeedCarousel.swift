public import Carousel
import Foundation
public import LayoutGeometry
public import ScrollPhysics

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

/// The keylines of a carousel: where its cards are large, medium and small.
package nonisolated struct FeedKeylines: Sendable, Hashable {
  /// The arrangement of the keylines.
  package var arrangement: CarouselKeylines.Arrangement
  /// The least width of a small card, in points; default 40.
  package var smallest: Double = 40
  /// The greatest width of a small card, in points; default 56.
  package var largest: Double = 56

  /// Returns the keylines of cards of a width and a spacing.
  func lines(wide card: CGFloat, spacing: CGFloat) -> CarouselKeylines {
    CarouselKeylines(
      arrangement, itemWidth: card, spacing: spacing, smallWidths: smallest...max(smallest, largest))
  }
}

/// The snapping of a row on release, as far as the file sets it.
public nonisolated struct FeedSnapping: Sendable, Hashable {
  /// The policy that the other values modify; `nil` uses the behaviour's own.
  package var preset: SnapPreset?
  /// The speed from which a stroke counts as a flick, in points per millisecond.
  public var threshold: Double?
  /// The rule for counting a flick's pages: from the drag's first snap point, or from the current offset.
  public var rule: SnapPolicy.Rule?
  /// The number of pages that a flick may turn.
  public var pagesPerFlick: PagesPerFlick?
  /// The fraction of the page distance that a slow drag needs to change the page, 0 to 1.
  public var distanceShare: Double?
  /// The limits of that distance, in points.
  public var distanceLimits: ClosedRange<Double>?

  /// The number of pages that a flick may turn.
  public enum PagesPerFlick: Sendable, Hashable {
    /// At most this number of pages.
    case limited(Int)
    /// As many pages as the fling reaches.
    case any
  }

  /// Creates a snapping that sets nothing.
  public init() {}

  /// Returns the policy for a row with `behavior` as the policy of its behaviour.
  public func policy(over behavior: SnapPolicy) -> SnapPolicy {
    var policy = preset?.policy ?? behavior
    if let threshold { policy.threshold = threshold }
    if let rule { policy.rule = rule }
    switch pagesPerFlick {
    case .limited(let pages): policy.maxPagesPerFlick = pages
    case .any: policy.maxPagesPerFlick = nil
    case nil: break
    }
    if let distanceShare { policy.distanceShare = distanceShare }
    if let distanceLimits { policy.distanceLimits = distanceLimits.lowerBound...distanceLimits.upperBound }
    return policy
  }
}

/// A band of text that stays over a row while cards scroll beneath it.
public nonisolated struct FeedOverlay: Sendable, Hashable {
  /// The lines that are always visible; at least one.
  public var lines: [String]
  /// The lines that the button reveals one at a time; without them there is no button.
  public var moreLines: [String] = []
  /// The label of the button; default `More` in the language of the feed.
  public var button: String {
    get { ownButton ?? words.more }
    set { ownButton = newValue }
  }
  /// The label of the button when all lines are visible; default `Less` in the language of the feed.
  package var less: String {
    get { ownLess ?? words.less }
    set { ownLess = newValue }
  }
  /// The words of the feed's language; default English.
  package var words = FeedWords.english
  private var ownButton: String?
  private var ownLess: String?
  /// The edge or corner of the row at which the band is placed; default `bottom`.
  public var alignment = RectAlignment.bottom

  /// Creates an overlay; a label that is `nil` is that of the feed's language.
  init(
    lines: [String], moreLines: [String] = [], button: String? = nil, less: String? = nil,
    alignment: RectAlignment = .bottom
  ) {
    (self.lines, self.moreLines, self.alignment) = (lines, moreLines, alignment)
    (ownButton, ownLess) = (button, less)
  }

  /// True for a band at the bottom edge or a bottom corner.
  var isAtFoot: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}
