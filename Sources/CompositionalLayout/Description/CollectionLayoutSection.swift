public import Foundation
public import LayoutGeometry

/// The description of one section: a group repeated, and what surrounds it.
///
/// UIKit counterpart: `NSCollectionLayoutSection`.
public final class CollectionLayoutSection {
  let group: CollectionLayoutGroup
  /// Insets around the groups, in points; default zero.
  ///
  /// Headers and footers lie outside top and bottom.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The distance between groups, not after the last, in points; default 0.
  public var interGroupSpacing: CGFloat = 0
  /// What `contentInsets` is measured from; default `automatic`, as the configuration says.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// How the section scrolls across the layout's direction; default `none`.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How that scroller slows down and bounces.
  public var orthogonalScrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and overlays.
  ///
  /// All of them refer to the section's content, not to one another.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether leading and trailing content insets hold for boundary items too; default `true`.
  public var supplementariesFollowContentInsets = true
  /// Backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Called before what is visible is shown; default `nil`.
  public var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats `group`.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
