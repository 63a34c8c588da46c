public import Foundation
public import LayoutGeometry

/// The description of one section: a repeated group, its headers and footers, and its scrolling.
///
/// UIKit counterpart: `NSCollectionLayoutSection`.
public final class CollectionLayoutSection: NSObject {
  package let group: CollectionLayoutGroup
  /// Insets around the groups, in points; default zero.
  ///
  /// Headers and footers lie outside top and bottom.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The distance between groups, not after the last, in points; default 0.
  ///
  /// A negative one lets groups overlap, by the extent of the smallest of them at most: then all begin at one place.
  public var interGroupSpacing: CGFloat = 0
  /// The reference of `contentInsets`; default `automatic`, which takes the configuration's reference.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// The scrolling of the section across the layout's direction; default `none`.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration and the bounce of that scrolling.
  public var orthogonalScrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and overlays.
  ///
  /// Each is placed relative to the section's content, not to the others.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// True when leading and trailing content insets apply to boundary items too; default `true`.
  public var supplementariesFollowContentInsets = true
  /// The reference of headers and footers; default `automatic`, and then they follow the section's content.
  package var supplementaryInsetsReference = ContentInsetsReference.automatic
  /// The backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The handler called before visible items are shown; default `nil`.
  public var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The distance beyond the view's ends within which a scrolling row's items are shown too, in points; default 0.
  ///
  /// A handler that moves items into view from farther away needs it.
  package var itemReach: CGFloat = 0

  /// The style of the section where it is a list; default none.
  package var listStyle: ListStyle?
  /// Returns the style of one item of a list; default `nil`, that of the section.
  package var itemListStyle: (@MainActor (IndexPath) -> ListStyle)?

  /// Creates a section that repeats `group`.
  public init(group: CollectionLayoutGroup) { self.group = group }
}

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
