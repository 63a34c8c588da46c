import Foundation

/// A rounded rectangle of whole pixels, and its coverage of each pixel.
nonisolated struct RoundedRectangle: Sendable {
  let width: Int
  let height: Int
  let radius: CGFloat

  /// Creates a rectangle, with the radius limited to half of the shorter side.
  init(width: Int, height: Int, radius: CGFloat) {
    self.width = width
    self.height = height
    self.radius = max(0, min(radius, CGFloat(min(width, height)) / 2))
  }

  /// Returns the coverage, 0…1, of the pixel in column `x` of row `y`.
  ///
  /// Every corner is mirrored onto the first one, so that all four are bit-identical. Pixels that the
  /// corner's arc may cross are sampled 16 × 16 times.
  func coverage(_ x: Int, _ y: Int) -> CGFloat {
    let left = CGFloat(min(x, width - 1 - x))
    let top = CGFloat(min(y, height - 1 - y))
    if left >= radius || top >= radius { return 1 }
    let distance = outside(left + 0.5, top + 0.5)
    if distance <= -0.75 { return 1 }
    if distance >= 0.75 { return 0 }
    var inside = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let distance = outside(left + (CGFloat(column) + 0.5) / 16, top + (CGFloat(row) + 0.5) / 16)
        if distance <= 0 { inside += 1 }
      }
    }
    return CGFloat(inside) / 256
  }

  /// Returns the distance of a point near the first corner from that corner's arc; negative inside.
  private func outside(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let across = max(0, radius - x)
    let down = max(0, radius - y)
    return (across * across + down * down).squareRoot() - radius
  }
}
