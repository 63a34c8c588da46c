public import Foundation

/// An affine transform, the matrix `[a b; c d; tx ty]` applied to row vectors.
///
/// UIKit counterpart: `CGAffineTransform`, which Foundation on Linux lacks.
public struct CGAffineTransform: Sendable, Hashable {
  /// Horizontal scale.
  public var a: CGFloat
  /// Vertical shear.
  public var b: CGFloat
  /// Horizontal shear.
  public var c: CGFloat
  /// Vertical scale.
  public var d: CGFloat
  /// Horizontal translation, in points.
  public var tx: CGFloat
  /// Vertical translation, in points.
  public var ty: CGFloat
  /// The part of a point's x that is added to the 1 by which it is divided; 0 for all but projections.
  package var perspectiveX: CGFloat = 0
  /// The part of a point's y that is added to the 1 by which it is divided; 0 for all but projections.
  package var perspectiveY: CGFloat = 0

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that scales about the origin.
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a transform that translates by points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// True for the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform followed by `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    if hasPerspective || next.hasPerspective { return projected(by: next) }
    return CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns this transform preceded by a translation, as UIKit defines it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns this transform preceded by a scale, as UIKit defines it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
}
