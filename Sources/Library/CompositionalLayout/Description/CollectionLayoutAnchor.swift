public import Foundation
public import LayoutGeometry

/// A point on a rectangle at which a supplementary item is attached.
///
/// UIKit counterpart: `NSCollectionLayoutAnchor`.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that the point lies on; an axis with neither edge means its middle.
  public let edges: DirectionalRectEdge
  /// The displacement: points, or multiples of the supplementary item's own size.
  public let offset: CGPoint
  /// True when `offset` is in multiples of the supplementary item's own size.
  public let isFractionalOffset: Bool

  /// True when `offset` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor at `edges`.
  public init(edges: DirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor displaced by points.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor displaced by fractions of the supplementary item's own size.
  public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: DirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    precondition(offset.x.isFinite && offset.y.isFinite, "An anchor's offset must be finite, not \(offset).")
    self.edges = edges
    self.offset = offset
    self.isFractionalOffset = isFractional
  }

  /// The point as fractions (0, ½ or 1) of width and height.
  var unitPoint: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// Returns the displacement, in points, of a supplementary item of `size`.
  func displacement(of size: CGSize) -> CGPoint {
    let points = isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return points.bounded
  }
}
