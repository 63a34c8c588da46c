/// How a section scrolls across the layout's own direction.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  /// It does not; the default.
  case none
  /// Freely, resting anywhere.
  case continuous
  /// Freely, coming to rest at the leading boundary of a group.
  case continuousGroupLeadingBoundary
  /// By pages as wide as the collection view, whatever the groups are.
  case paging
  /// One group at a time, leading edges aligned.
  case groupPaging
  /// One group at a time, each centred, the first and the last too.
  case groupPagingCentered

  /// Whether a swipe turns one page at a time.
  public var isPaging: Bool { self == .paging || self == .groupPaging || self == .groupPagingCentered }
}

/// How the scroller of an orthogonal section slows down and bounces.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingProperties`.
public struct CollectionLayoutSectionOrthogonalScrollingProperties: Hashable, Sendable {
  /// How quickly a fling ends.
  public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
    /// Fast for behaviours that page, normal for the others; the default.
    case automatic
    /// As a long list does.
    case normal
    /// As paging does.
    case fast
  }

  /// What happens past the ends.
  public enum Bounce: String, Hashable, Sendable, CaseIterable {
    /// It bounces when there is something to scroll; the default.
    case automatic
    /// It bounces even when the content fits.
    case always
    /// It stops dead.
    case never
  }

  /// How quickly a fling ends; default `automatic`.
  public var decelerationRate = DecelerationRate.automatic
  /// What happens past the ends; default `automatic`.
  public var bounce = Bounce.automatic

  /// Creates the defaults.
  public init() {}
}
