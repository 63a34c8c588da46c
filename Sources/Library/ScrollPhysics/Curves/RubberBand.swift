package import Foundation

/// The rubber-band resistance of content dragged past its edge.
///
/// `b(x) = (1 − 1/(x·c/D + 1))·D`: a drag of `x` points shows as `b(x)`, beginning with slope `c` and never reaching
/// `D`. Negative drags mirror positive ones. The formula is not documented; it was measured.
package struct RubberBand: Hashable, Sendable {
  /// The viewport's length along the axis, in points, which the overscroll never reaches.
  package var dimension: CGFloat
  /// The slope at the edge; 0.55 as measured.
  package var coefficient: CGFloat

  /// Creates a rubber band for a viewport.
  package init(
    dimension: CGFloat, coefficient: CGFloat = MotionSettings.uiKit.rubberBandCoefficient
  ) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the distance by which the content moves past the edge for a drag of `distance`, in points.
  package func offset(for distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return distance * coefficient * dimension / (abs(distance) * coefficient + dimension)
  }

  /// Returns the drag that shows as `offset`, `D·b/(c·(D − b))`, in points.
  ///
  /// It is the drag distance of a finger that stops overscrolled content. For an offset that no drag can reach, the
  /// result is the drag for 0.999 of `D`.
  package func distance(for offset: CGFloat) -> CGFloat {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let reached = Swift.min(abs(offset), dimension * CGFloat(0.999))
    let pull = dimension * reached / (coefficient * (dimension - reached))
    return offset < 0 ? -pull : pull
  }

  /// Returns the ratio of the content's velocity to the finger's at a drag of `distance`, `c/(x·c/D + 1)²`.
  package func slope(at distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let stretch = abs(distance) * coefficient / dimension + 1
    return coefficient / (stretch * stretch)
  }
}
