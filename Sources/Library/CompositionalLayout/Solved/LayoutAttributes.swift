public import Foundation
import LayoutGeometry

/// The frame and the stacking order of one element.
///
/// UIKit counterpart: `UICollectionViewLayoutAttributes`.
public struct LayoutAttributes: Hashable, Sendable {
  /// The element.
  package var element: LayoutElement
  /// The rectangle, in points, for left-to-right layout.
  public var frame: CGRect
  /// The stacking order; higher is nearer to the front.
  public var zIndex: Int
  /// The item that a badge is attached to; `nil` for everything else.
  package var hostItem: Int?
  /// The axes on which the size was given as an estimate, even if it has been measured since.
  package var estimatedAxes: Axes

  /// Creates attributes.
  package init(
    element: LayoutElement, frame: CGRect, zIndex: Int = 0, hostItem: Int? = nil, estimatedAxes: Axes = []
  ) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
    self.hostItem = hostItem
    self.estimatedAxes = estimatedAxes
  }

  /// Returns true when this element is painted beneath `other`: by `zIndex`, category, section and item.
  ///
  /// Hit testing uses the reverse order. Elements with the same index path are ordered by kind, so the order
  /// never depends on the order in which elements were listed.
  package func isPainted(before other: LayoutAttributes) -> Bool {
    if zIndex != other.zIndex { return zIndex < other.zIndex }
    if element.category != other.element.category { return element.category < other.element.category }
    if element.section != other.element.section { return element.section < other.element.section }
    if element.item != other.element.item { return element.item < other.element.item }
    return (element.kind ?? "") < (other.element.kind ?? "")
  }
}
