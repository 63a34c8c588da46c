public import CompositionalLayout
public import Foundation
public import LayoutGeometry

/// The frame and the appearance of one element of a collection view, for a layout that is written by hand.
///
/// UIKit counterpart: `UICollectionViewLayoutAttributes`. It is an object: a change is seen by all who have it.
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes {
  /// The index path of the element.
  public var indexPath: IndexPath
  /// The kind of element: cell, supplementary view or decoration.
  public internal(set) var representedElementCategory: LayoutElement.Category
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  public internal(set) var representedElementKind: String?
  /// The rectangle in the content, in points, before the transform.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The middle in the content, in points.
  public var center = CGPoint.zero
  /// The size, in points.
  public var size = CGSize.zero
  /// The rectangle in the element's own coordinates.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The opacity, 0…1; default 1.
  public var alpha: CGFloat = 1
  /// True when the element is not painted; default false.
  public var isHidden = false
  /// The transform about the middle; default identity.
  public var transform: CGAffineTransform = .identity
  /// The transform in space about the middle; default identity, and then `transform` counts.
  public var transform3D: CATransform3D = CATransform3DIdentity
  /// The stacking order; higher is nearer to the front; default 0.
  public var zIndex = 0

  /// The transform that is painted.
  package var shownTransform: CGAffineTransform {
    CATransform3DIsIdentity(transform3D) ? transform : transform3D.projection
  }

  /// The axes on which the size is an estimate.
  package var estimatedAxes: Axes = []

  /// Creates the attributes of a cell without an index path; use one of the other initializers.
  public required init() {
    indexPath = IndexPath()
    representedElementCategory = .cell
  }

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementary
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decoration
  }

  /// Creates the attributes of a solved element.
  package convenience init(_ solved: LayoutAttributes) {
    self.init()
    take(solved)
  }

  /// Takes over the values of a solved element.
  package func take(_ solved: LayoutAttributes) {
    indexPath = solved.element.indexPath
    representedElementCategory = solved.element.category
    representedElementKind = solved.element.kind
    frame = solved.frame
    zIndex = solved.zIndex
    estimatedAxes = solved.estimatedAxes
  }

  /// Returns another object of the same class with the same values.
  ///
  /// UIKit counterpart: `copy()`.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns true for attributes of the same class with the same values; a subclass with more properties overrides it.
  ///
  /// UIKit counterpart: `isEqual(_:)`. A view is given attributes that are not equal to its former ones.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && alpha == other.alpha && isHidden == other.isHidden
      && transform == other.transform && transform3D == other.transform3D && zIndex == other.zIndex
  }

  /// Returns another object of the same class with the same values; a subclass with more properties overrides it.
  ///
  /// UIKit counterpart: `copy(with:)`. There are no zones.
  open func copy(with zone: NSZone?) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.alpha, copy.isHidden) = (center, size, alpha, isHidden)
    (copy.transform, copy.transform3D, copy.zIndex) = (transform, transform3D, zIndex)
    copy.estimatedAxes = estimatedAxes
    return copy
  }
}
