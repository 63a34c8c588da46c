package import Foundation

extension CGSize {
  /// Returns the nearest size of whole pixels at `scale` pixels a point, the size of a window; no side that is more
  /// than 0 has less than one pixel.
  ///
  /// Content that ends at a fraction of a pixel extends to the whole pixel, and content beside it begins there.
  package func alignedToPixels(scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return self }
    func aligned(_ side: CGFloat) -> CGFloat {
      side > 0 ? Swift.max(side.alignedToPixels(scale: scale), 1 / scale) : side
    }
    return CGSize(width: aligned(width), height: aligned(height))
  }
}

extension CGFloat {
  /// Returns the nearest coordinate, in points, that falls on a device pixel at `scale` pixels a point.
  ///
  /// Halves round up, so that the rounding of `x + n/scale` is the rounding of `x` plus `n/scale`.
  package func alignedToPixels(scale: CGFloat) -> CGFloat { ((self * scale) + 0.5).rounded(.down) / scale }

  /// Returns the nearest whole pixel at `scale` pixels a point; halves round up.
  package func pixels(scale: CGFloat) -> Int {
    let place = self * scale + 0.5
    guard place > -Self.furthest, place < Self.furthest else { return Int(bounding: place.rounded(.down)) }
    // Truncated and corrected, which takes a few instructions; rounding down calls a function.
    let whole = Int(place)
    return CGFloat(whole) > place ? whole - 1 : whole
  }
}
