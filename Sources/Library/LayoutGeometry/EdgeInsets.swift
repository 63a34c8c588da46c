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

/// A set of edges named by reading direction.
///
/// UIKit counterpart: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
