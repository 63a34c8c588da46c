package import Foundation

extension CGFloat {
  /// Returns the nearest coordinate, in points, that falls on a device pixel at `scale` pixels a point.
  ///
  /// Halves round up, so that the rounding of `x + n/scale` is the rounding of `x` plus `n/scale`.
  package func alignedToPixels(scale: CGFloat) -> CGFloat { ((self * scale) + 0.5).rounded(.down) / scale }

  /// Returns the nearest whole pixel at `scale` pixels a point; halves round up.
  package func pixels(scale: CGFloat) -> Int { Int(bounding: ((self * scale) + 0.5).rounded(.down)) }
}
