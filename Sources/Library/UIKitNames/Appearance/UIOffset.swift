public import Foundation
public import LayoutGeometry

/// A displacement across and down.
///
/// UIKit counterpart: `UIOffset`.
public nonisolated struct UIOffset: Sendable, Hashable {
  /// No displacement.
  public static let zero = UIOffset()

  /// The displacement across, in points; default 0.
  public var horizontal: CGFloat
  /// The displacement down, in points; default 0.
  public var vertical: CGFloat

  /// Creates a displacement.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

nonisolated extension CGSize {
  /// Returns the size as a transform changes it, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
