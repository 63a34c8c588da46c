public import Foundation

/// A distance on both axes, in points.
///
/// UIKit counterpart: `CGVector`.
public nonisolated struct CGVector: Sendable, Hashable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// Creates a distance, by default none.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}

extension CGSize {
  /// Returns true for the same size.
  public nonisolated func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGPoint {
  /// Returns true for the same point.
  public nonisolated func equalTo(_ point: CGPoint) -> Bool { self == point }

  /// Returns the point to which a transform moves this one.
  @_disfavoredOverload  // The modules of the package have one of their own.
  public nonisolated func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx, y: x * transform.b + y * transform.d + transform.ty
    )
  }
}

extension CGRect {
  /// Returns true for the same rectangle.
  public nonisolated func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
