public import Foundation
public import LayoutGeometry

nonisolated extension CGAffineTransform {
  /// Creates a transform that turns about the origin by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns this transform preceded by a turn by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that undoes this one; one that cannot be undone is returned as it is.
  public func inverted() -> CGAffineTransform { inverse ?? self }
}
