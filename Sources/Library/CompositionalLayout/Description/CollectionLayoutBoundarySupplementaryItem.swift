public import Foundation
public import LayoutGeometry

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
