public import Foundation
public import LayoutGeometry

/// A view at the boundary of a section, or of the whole layout: a header, a footer, an overlay.
///
/// UIKit counterpart: `NSCollectionLayoutBoundarySupplementaryItem`.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// Which edge or corner it belongs to.
  public let alignment: RectAlignment
  /// The displacement from there, in points.
  public let absoluteOffset: CGPoint
  /// A further displacement in multiples of the item's own size; default zero.
  ///
  /// UIKit has none.
  /// An overlay along the bottom of its section has `alignment: .bottom` and a fractional offset of −1 in y:
  /// its bottom edge stays put whatever height its content turns out to have.
  public var fractionalOffset = CGPoint.zero
  /// Whether the section grows by what sticks out of its content; default `true`.
  ///
  /// `false` lays the item inside, over the content at that edge.
  public var extendsBoundary = true
  /// Whether the item stays in sight while its section does; default `false`.
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
