public import Foundation
import LayoutGeometry

/// Where one element lies and in which band it is painted.
///
/// UIKit counterpart: `UICollectionViewLayoutAttributes`.
public struct LayoutAttributes: Hashable, Sendable {
  /// Which element.
  public var element: LayoutElement
  /// Where, in points, solved for left-to-right.
  public var frame: CGRect
  /// The band it is painted in.
  public var zIndex: Int
  /// The item that a badge hangs on; `nil` for everything else.
  public var hostItem: Int?
  /// The axes on which the size was given as an estimate, measured by now or not.
  public var estimatedAxes: Axes

  /// Creates attributes.
  public init(
    element: LayoutElement, frame: CGRect, zIndex: Int = 0, hostItem: Int? = nil, estimatedAxes: Axes = []
  ) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
    self.hostItem = hostItem
    self.estimatedAxes = estimatedAxes
  }

  /// Whether this element is painted beneath `other`: by `zIndex`, then category, then section and item.
  ///
  /// Hit testing asks in the reverse order. Elements of one index path are told apart by kind, so the order
  /// never depends on how elements were listed.
  public func isPainted(before other: LayoutAttributes) -> Bool {
    if zIndex != other.zIndex { return zIndex < other.zIndex }
    if element.category != other.element.category { return element.category < other.element.category }
    if element.section != other.element.section { return element.section < other.element.section }
    if element.item != other.element.item { return element.item < other.element.item }
    return (element.kind ?? "") < (other.element.kind ?? "")
  }
}
