package import LayoutGeometry
import ScreenInterface

/// A set of the directions in which a pointer can move.
package struct DragDirections: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Towards smaller x.
  package static let left = DragDirections(rawValue: 1)
  /// Towards larger x.
  package static let right = DragDirections(rawValue: 2)
  /// Towards smaller y.
  package static let up = DragDirections(rawValue: 4)
  /// Towards larger y.
  package static let down = DragDirections(rawValue: 8)

  /// Returns both directions along an axis.
  package static func along(_ axis: Axis) -> DragDirections {
    axis == .horizontal ? [.left, .right] : [.up, .down]
  }

  /// Returns the direction along an axis; forward is towards larger coordinates.
  package static func along(_ axis: Axis, isForward: Bool) -> DragDirections {
    switch axis {
    case .horizontal: isForward ? .right : .left
    case .vertical: isForward ? .down : .up
    }
  }
}
