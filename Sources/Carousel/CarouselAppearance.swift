public import Foundation
public import LayoutGeometry

/// What a `CarouselTransform` makes of a card; by default nothing.
///
/// Leading and trailing are those of the reading direction: the transform and the shift are given as laid out left
/// to right.
public nonisolated struct CarouselAppearance: Sendable, Hashable {
  /// The map about the card's middle.
  public var transform = CGAffineTransform.identity
  /// The opacity, 0…1.
  public var alpha: CGFloat = 1
  /// By how many bands of `zIndex` the card is raised.
  public var bands = 0
  /// The shade that falls on the card.
  public var shade = EdgeShade()
  /// How much larger than the card its picture is.
  public var contentScale: CGFloat = 1
  /// How far its picture is moved inside the card, in points along `axis`.
  public var contentShift: CGFloat = 0
  /// The axis that the row moves on; default horizontal.
  public var axis = Axis.horizontal

  /// Creates the appearance of a card left alone.
  public init() {}

  /// The same in a row that goes up and down: what was across is upright.
  public func turned() -> CarouselAppearance {
    var appearance = self
    appearance.transform = CGAffineTransform(
      a: transform.d, b: transform.c, c: transform.b, d: transform.a, tx: transform.ty, ty: transform.tx)
    appearance.axis = axis.perpendicular
    appearance.shade.axis = shade.axis.perpendicular
    return appearance
  }
}

/// A view that shows what of a transform concerns its inside: the shade, and where its picture is.
public protocol CarouselAppearing: AnyObject {
  /// How the view looks; the row's handler sets it in every frame.
  var carouselAppearance: CarouselAppearance { get set }
}
