public import Foundation

/// The resistance of content pulled past its edge.
///
/// `b(x) = (1 − 1/(x·c/D + 1))·D`: a pull of `x` points shows as `b(x)`, beginning with slope `c` and never
/// reaching `D`. Negative pulls mirror positive ones. The formula was found by measuring, not documented.
public struct RubberBand: Hashable, Sendable {
  /// The viewport's length along the axis, in points: what the band can never be stretched to.
  public var dimension: CGFloat
  /// The slope at the edge; 0.55 as measured.
  public var coefficient: CGFloat

  /// Creates a band for a viewport.
  public init(
    dimension: CGFloat, coefficient: CGFloat = MotionSettings.uiKit.rubberBandCoefficient
  ) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content shows past the edge for a pull of `distance`.
  public func offset(for distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return distance * coefficient * dimension / (abs(distance) * coefficient + dimension)
  }

  /// The pull that shows as `offset`, `D·b/(c·(D − b))`.
  ///
  /// It is what a finger that catches overscrolled content has already pulled. An offset no pull can reach
  /// answers with the band's last thousandth.
  public func distance(for offset: CGFloat) -> CGFloat {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let reached = Swift.min(abs(offset), dimension * CGFloat(0.999))
    let pull = dimension * reached / (coefficient * (dimension - reached))
    return offset < 0 ? -pull : pull
  }

  /// The share of the finger's velocity that the content has at a pull of `distance`, `c/(x·c/D + 1)²`.
  public func slope(at distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let stretch = abs(distance) * coefficient / dimension + 1
    return coefficient / (stretch * stretch)
  }
}
