public import Foundation
public import LayoutGeometry

/// One element that is about to be shown, as a section's handler may look at it and change it.
///
/// Frames are in the section's own content space and do not move with the scroll; they reflect transforms set
/// earlier, so measure distances with `center`.
///
/// UIKit counterpart: `NSCollectionLayoutVisibleItem`, without `transform3D`.
@MainActor public protocol CollectionLayoutVisibleItem: AnyObject {
  /// Opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The band it is painted in.
  var zIndex: Int { get set }
  /// Whether it is left out of the picture.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// A map applied about the middle.
  var transform: CGAffineTransform { get set }
  /// The rectangle, transform included, in points.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Which element it is.
  var indexPath: IndexPath { get }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: LayoutElement.Category { get }
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  var representedElementKind: String? { get }
  /// A name for messages.
  var name: String { get }
}

/// A closure that may change what is about to be shown: the items, the content offset (along the section's own
/// scroller that scroller's, along the layout's axis the outer one's), the environment.
///
/// UIKit counterpart: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment
  ) -> Void
