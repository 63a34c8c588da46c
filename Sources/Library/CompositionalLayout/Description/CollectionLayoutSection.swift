public import Foundation
public import LayoutGeometry

/// The description of one section: a repeated group, its headers and footers, and its scrolling.
///
/// UIKit counterpart: `NSCollectionLayoutSection`.
public final class CollectionLayoutSection {
  let group: CollectionLayoutGroup
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
  /// The backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The handler called before visible items are shown; default `nil`.
  public var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The distance beyond the view's ends within which a scrolling row's items are shown too, in points; default 0.
  ///
  /// A handler that moves items into view from farther away needs it.
  package var itemReach: CGFloat = 0

  /// Creates a section that repeats `group`.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
