package import Foundation
package import LayoutGeometry

/// A transform as a scale, then a shear, a turn and a translation, which animations change one by one.
///
/// The numbers of the matrix itself pass through nothing on the way to half a turn.
package struct TransformParts: Sendable {
  /// The scale along x, before the turn.
  package var scaleX: CGFloat
  /// The scale along y, before the turn.
  package var scaleY: CGFloat
  /// The shear along x, before the turn.
  package var shear: CGFloat = 0
  /// The angle in radians, clockwise on the screen.
  package var angle: CGFloat = 0
  /// The distance, in points.
  package var translation: CGPoint
  /// The perspective of x and y.
  package var perspective: CGPoint

  /// Takes a transform apart.
  package init(_ transform: CGAffineTransform) {
    translation = CGPoint(x: transform.tx, y: transform.ty)
    perspective = CGPoint(x: transform.perspectiveX, y: transform.perspectiveY)
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    (scaleX, scaleY) = (a, d)
    // Without a turn the scales are the matrix, and one that is negative for itself mirrors.
    guard b != 0 || c != 0 || a < 0 && d < 0 else { return }
    scaleX = hypot(a, b)
    angle = atan2(b, a)
    shear = c * cos(angle) + d * sin(angle)
    scaleY = d * cos(angle) - c * sin(angle)
  }

  /// Returns the parts with those of a distance added a number of times.
  package func adding(_ way: TransformParts, times count: CGFloat) -> TransformParts {
    var sum = self
    sum.scaleX += way.scaleX * count
    sum.scaleY += way.scaleY * count
    sum.shear += way.shear * count
    sum.angle += way.angle * count
    sum.translation.x += way.translation.x * count
    sum.translation.y += way.translation.y * count
    sum.perspective.x += way.perspective.x * count
    sum.perspective.y += way.perspective.y * count
    return sum
  }

  /// Returns the same transform with the angle that is nearest to another's.
  package func turnedTowards(_ other: TransformParts) -> TransformParts {
    var turned = self
    let distance = (angle - other.angle).remainder(dividingBy: 2 * .pi)
    turned.angle = other.angle + distance
    return turned
  }

  fileprivate var matrix: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    var matrix = CGAffineTransform(
      a: scaleX, b: 0, c: shear, d: scaleY, tx: translation.x, ty: translation.y)
    if angle != 0 {
      (matrix.a, matrix.b) = (scaleX * cosine, scaleX * sine)
      (matrix.c, matrix.d) = (shear * cosine - scaleY * sine, shear * sine + scaleY * cosine)
    }
    (matrix.perspectiveX, matrix.perspectiveY) = (perspective.x, perspective.y)
    return matrix
  }
}

extension CGAffineTransform {
  /// Creates the transform of these parts.
  package init(_ parts: TransformParts) { self = parts.matrix }
}
