public import Foundation
public import LayoutGeometry

/// An element about to be shown, for a section's handler to read and change.
///
/// Frames are in the section's own content space and do not move with the scroll; they include transforms set earlier,
/// so measure distances with `center`.
///
/// UIKit counterpart: `NSCollectionLayoutVisibleItem`, without `transform3D`.
@preconcurrency @MainActor public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The stacking order; higher is nearer to the front.
  var zIndex: Int { get set }
  /// True when the element is not shown.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The transform, applied about the middle.
  var transform: CGAffineTransform { get set }
  /// The rectangle, transform included, in points.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The category of the element: a cell, a supplementary view or a decoration.
  var representedElementCategory: LayoutElement.Category { get }
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  var representedElementKind: String? { get }
  /// The element's name in messages.
  var name: String { get }
}

/// A closure that may change a section's items before they are shown.
///
/// Its arguments are the items, the content offset (of the section's own scroller along its axis, of the
/// outer scroller along the layout's) and the environment.
///
/// UIKit counterpart: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void
