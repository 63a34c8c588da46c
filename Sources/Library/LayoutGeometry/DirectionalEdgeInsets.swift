public import Foundation

/// Distances inwards from edges named by reading direction, in points.
///
/// UIKit counterpart: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the leading edge.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the trailing edge.
  public var trailing: CGFloat

  /// The insets of 0 on every edge.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets; every edge defaults to 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the inset at the start (leading or top) of `axis`.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// Returns the inset at the end (trailing or bottom) of `axis`.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}
