import Foundation

/// How much of each pixel a rounded rectangle covers.
nonisolated struct RoundedRectangle: Sendable {
  var width: CGFloat
  var height: CGFloat
  var radius: CGFloat

  /// The radius is cut to half of the shorter side.
  init(width: CGFloat, height: CGFloat, radius: CGFloat) {
    self.width = width
    self.height = height
    self.radius = max(0, min(radius, min(width, height) / 2))
  }

  /// The part of the pixel in column `x` of row `y` that lies inside, 0…1.
  ///
  /// Only pixels that the edge may cross are sampled, 16 × 16 times on a grid that mirrors into itself, so
  /// that the four corners are alike to the bit.
  func coverage(_ x: Int, _ y: Int) -> CGFloat {
    let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    let distance = signedDistance(middle)
    if distance <= -0.75 { return 1 }
    if distance >= 0.75 { return 0 }
    var inside = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let sample = CGPoint(
          x: CGFloat(x) + (CGFloat(column) + 0.5) / 16, y: CGFloat(y) + (CGFloat(row) + 0.5) / 16)
        if signedDistance(sample) <= 0 { inside += 1 }
      }
    }
    return CGFloat(inside) / 256
  }

  /// How far outside the edge a point lies; negative inside.
  func signedDistance(_ point: CGPoint) -> CGFloat {
    let x = abs(point.x - width / 2) - (width / 2 - radius)
    let y = abs(point.y - height / 2) - (height / 2 - radius)
    let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    return outside + min(max(x, y), 0) - radius
  }
}
