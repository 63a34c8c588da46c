public import LayoutGeometry
import ScreenInterface

/// A set of the directions in which a pointer can move.
public struct DragDirections: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Towards smaller x.
  public static let left = DragDirections(rawValue: 1)
  /// Towards larger x.
  public static let right = DragDirections(rawValue: 2)
  /// Towards smaller y.
  public static let up = DragDirections(rawValue: 4)
  /// Towards larger y.
  public static let down = DragDirections(rawValue: 8)

  /// Both directions along an axis.
  public static func along(_ axis: Axis) -> DragDirections {
    axis == .horizontal ? [.left, .right] : [.up, .down]
  }

  /// The direction along an axis; forward is towards larger coordinates.
  public static func along(_ axis: Axis, isForward: Bool) -> DragDirections {
    switch axis {
    case .horizontal: isForward ? .right : .left
    case .vertical: isForward ? .down : .up
    }
  }
}
