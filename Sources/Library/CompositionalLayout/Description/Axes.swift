package import LayoutGeometry

/// A set of axes.
///
/// UIKit counterpart: `UIAxis`; here that name belongs to the single axis, `Axis`.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The horizontal axis: left and right.
  public static let horizontal = Axes(rawValue: 1)
  /// The vertical axis: up and down.
  public static let vertical = Axes(rawValue: 2)

  /// Creates the set of one axis.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
