/// The scrolling of a section across the layout's own direction.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  /// No scrolling; the default.
  case none
  /// Free scrolling that may rest anywhere.
  case continuous
  /// Free scrolling that comes to rest at the leading boundary of a group.
  case continuousGroupLeadingBoundary
  /// Pages as wide as the collection view, whatever the groups are.
  case paging
  /// One group at a time, leading edges aligned.
  case groupPaging
  /// One group at a time, each centred, the first and the last too.
  case groupPagingCentered

  /// True when a swipe turns one page at a time.
  package var isPaging: Bool { self == .paging || self == .groupPaging || self == .groupPagingCentered }
}

/// The deceleration and the bounce of an orthogonal section's scroller.
///
/// UIKit counterpart: `UICollectionLayoutSectionOrthogonalScrollingProperties`.
public struct CollectionLayoutSectionOrthogonalScrollingProperties: Hashable, Sendable {
  /// The rate at which a fling slows down.
  public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
    /// Fast for behaviours that page, normal for the others; the default.
    case automatic
    /// The slow deceleration of a long list.
    case normal
    /// The quick deceleration of paging.
    case fast
  }

  /// The behaviour past the ends.
  public enum Bounce: String, Hashable, Sendable, CaseIterable {
    /// A bounce when there is something to scroll; the default.
    case automatic
    /// A bounce even when the content fits.
    case always
    /// No bounce: the row stops at its end.
    case never
  }

  /// The rate at which a fling slows down; default `automatic`.
  public var decelerationRate = DecelerationRate.automatic
  /// The behaviour past the ends; default `automatic`.
  public var bounce = Bounce.automatic

  /// Creates the default properties.
  public init() {}
}
