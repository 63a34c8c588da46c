public import Foundation
public import LayoutGeometry

/// The description of a view attached to an item at an anchor, such as a badge or a border.
///
/// UIKit counterpart: `NSCollectionLayoutSupplementaryItem`.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The anchor on the host item.
  public let containerAnchor: CollectionLayoutAnchor
  /// The item's own anchor, aligned with the host's; `nil` means the same edges, inside the host.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The stacking order; default 1.
  public var zIndex = 1

  /// Creates a supplementary item inside its host, at the edges of `containerAnchor`.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary item whose own anchor is aligned with the host's.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor: itemAnchor)
  }

  init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String, _ containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// The description of a header, a footer or an overlay at the boundary of a section or of the whole layout.
///
/// UIKit counterpart: `NSCollectionLayoutBoundarySupplementaryItem`.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner of the section that the item belongs to.
  public let alignment: RectAlignment
  /// The displacement from that edge or corner, in points.
  public let absoluteOffset: CGPoint
  /// A further displacement in multiples of the item's own size; default zero.
  ///
  /// UIKit has no such property. An overlay along the bottom of its section has `alignment: .bottom` and a fractional
  /// offset of −1 in y: its bottom edge stays in place whatever the height of its content.
  public var fractionalOffset = CGPoint.zero
  /// True when the section grows by the part of the item outside its content; default `true`.
  ///
  /// `false` places the item inside, over the content at that edge.
  public var extendsBoundary = true
  /// True when the item stays visible as long as its section does; default `false`.
  public var pinToVisibleBounds = false

  /// Creates a boundary item displaced by points.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    precondition(
      absoluteOffset.x.isFinite && absoluteOffset.y.isFinite,
      "A boundary item's offset must be finite, not \(absoluteOffset).")
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    super.init(layoutSize, elementKind, CollectionLayoutAnchor(edges: []), itemAnchor: nil)
  }
}

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
