public import LayoutGeometry

/// A set of axes.
///
/// UIKit counterpart: `UIAxis`, whose name the single axis has here.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left and right.
  public static let horizontal = Axes(rawValue: 1)
  /// Up and down.
  public static let vertical = Axes(rawValue: 2)

  /// The set of one axis.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
