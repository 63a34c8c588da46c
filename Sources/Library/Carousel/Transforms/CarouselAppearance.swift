public import Foundation
public import LayoutGeometry

/// The appearance of a card under a `CarouselTransform`; by default unchanged.
///
/// Leading and trailing follow the reading direction: transform and shift are given as in a layout from left to right.
public nonisolated struct CarouselAppearance: Sendable, Hashable {
  /// The transform about the card's middle.
  public var transform = CGAffineTransform.identity
  /// The opacity, 0…1.
  public var alpha: CGFloat = 1
  /// The number of `zIndex` bands by which the card is raised.
  package var bands = 0
  /// The shade on the card.
  public var shade = EdgeShade()
  /// The scale of the card's picture relative to the card.
  public var contentScale: CGFloat = 1
  /// The shift of the card's picture inside the card, in points along `axis`.
  public var contentShift: CGFloat = 0
  /// The width clipped at each side of the card, in points along `axis`; its content keeps its size and place.
  public var hiddenMargin: CGFloat = 0
  /// The axis on which the row moves; default horizontal.
  public var axis = Axis.horizontal

  /// Creates the appearance of an unchanged card.
  public init() {}

  /// Returns the same appearance for a vertical row, with width and height exchanged.
  package func turned() -> CarouselAppearance {
    var appearance = self
    appearance.transform = CGAffineTransform(
      a: transform.d, b: transform.c, c: transform.b, d: transform.a, tx: transform.ty, ty: transform.tx)
    appearance.axis = axis.perpendicular
    appearance.shade.axis = shade.axis.perpendicular
    return appearance
  }
}

/// A view that applies the inner part of a carousel appearance: the shade, and the scale and shift of its picture.
@preconcurrency @MainActor
public protocol CarouselAppearing: AnyObject {
  /// The appearance of the view; the row's handler sets it in every frame.
  var carouselAppearance: CarouselAppearance { get set }
}

/// A gradient on a card that is darkest at one edge and fades to nothing at the other.
///
/// In a vertical row the leading edge is the top.
public nonisolated struct EdgeShade: Sendable, Hashable {
  /// One of the two edges along the row, named by the reading direction.
  public enum Edge: Sendable, Hashable {
    /// The edge at which reading begins.
    case leading
    /// The edge at which reading ends.
    case trailing

    /// The other edge.
    package var opposite: Edge { self == .leading ? .trailing : .leading }
  }

  /// The opacity at the dark edge, 0…1.
  public var alpha: CGFloat
  /// The edge at which the shade is darkest.
  public var darkEdge: Edge
  /// The axis along which the shade fades; default horizontal.
  public var axis = Axis.horizontal

  /// Creates a shade; by default an invisible one.
  package init(alpha: CGFloat = 0, darkEdge: Edge = .leading) {
    self.alpha = alpha
    self.darkEdge = darkEdge
  }
}
