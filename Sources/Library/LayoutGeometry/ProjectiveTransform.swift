public import Foundation

/// A transform with perspective is the matrix `[a b px; c d py; tx ty 1]`; a point is divided by its third coordinate.
extension CGAffineTransform {
  /// True for a projection, which is no affine transform.
  package var hasPerspective: Bool { perspectiveX != 0 || perspectiveY != 0 }

  /// True when every rectangle stays one whose sides keep their directions: a scale, not negative, and a translation.
  package var isUpright: Bool {
    abs(b) < Self.tolerance && abs(c) < Self.tolerance && a >= 0 && d >= 0 && !hasPerspective
  }

  /// The transform that undoes this one; `nil` where there is none.
  package var inverse: CGAffineTransform? {
    let (px, py) = (perspectiveX, perspectiveY)
    let depth = a * d - b * c
    let area = a * (d - py * ty) - b * (c - py * tx) + px * (c * ty - d * tx)
    guard abs(depth) > Self.least, abs(area) > Self.least, depth.isFinite, area.isFinite else { return nil }
    var inverse = CGAffineTransform(
      a: (d - py * ty) / depth, b: (px * ty - b) / depth, c: (py * tx - c) / depth, d: (a - px * tx) / depth,
      tx: (c * ty - d * tx) / depth, ty: (b * tx - a * ty) / depth)
    inverse.perspectiveX = (b * py - px * d) / depth
    inverse.perspectiveY = (px * c - a * py) / depth
    return inverse
  }

  /// Returns this transform followed by another, with the perspectives of both.
  func projected(by next: CGAffineTransform) -> CGAffineTransform {
    let (px, py) = (perspectiveX, perspectiveY)
    let depth = tx * next.perspectiveX + ty * next.perspectiveY + 1
    let scale = abs(depth) > Self.least ? 1 / depth : 0
    var product = CGAffineTransform(
      a: (a * next.a + b * next.c + px * next.tx) * scale,
      b: (a * next.b + b * next.d + px * next.ty) * scale,
      c: (c * next.a + d * next.c + py * next.tx) * scale,
      d: (c * next.b + d * next.d + py * next.ty) * scale,
      tx: (tx * next.a + ty * next.c + next.tx) * scale, ty: (tx * next.b + ty * next.d + next.ty) * scale)
    product.perspectiveX = (a * next.perspectiveX + b * next.perspectiveY + px) * scale
    product.perspectiveY = (c * next.perspectiveX + d * next.perspectiveY + py) * scale
    return product
  }

  /// Returns what a point is divided by; not above 0 where it lies behind the eye.
  package func depth(of point: CGPoint) -> CGFloat { perspectiveX * point.x + perspectiveY * point.y + 1 }

  /// A turn this small is none: it moves no pixel.
  private static let tolerance: CGFloat = 1e-9
  private static let least: CGFloat = 1e-12
}

extension CGPoint {
  /// Returns the point transformed by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    let point = CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
    guard transform.hasPerspective else { return point }
    let depth = max(transform.depth(of: self), 1e-6)
    return CGPoint(x: point.x / depth, y: point.y / depth)
  }
}

extension CGRect {
  /// The four corners, from the left of the top.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Returns the bounding box of the four transformed corners.
  package func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = corners.map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.reduce(.infinity, Swift.min)
    let top = ys.reduce(.infinity, Swift.min)
    return CGRect(
      x: left, y: top, width: xs.reduce(-.infinity, Swift.max) - left,
      height: ys.reduce(-.infinity, Swift.max) - top)
  }
}
