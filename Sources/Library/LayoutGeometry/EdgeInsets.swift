public import Foundation

/// Distances inwards from the physical edges of a rectangle, in points.
///
/// UIKit counterpart: `UIEdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the left edge.
  public var left: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the right edge.
  public var right: CGFloat

  /// The insets of 0 on every edge.
  public static let zero = EdgeInsets()

  /// Creates insets; every edge defaults to 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns the inset at the start (left or top) of `axis`.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }

  /// Returns the inset at the end (right or bottom) of `axis`.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
