package import Foundation
public import LayoutGeometry
import ScreenInterface

/// A recognizer that distinguishes a drag from a click and finds the drag's axis, as a value.
///
/// UIKit counterpart: `UIPanGestureRecognizer`. The slop does not count: translation starts at the point at which the
/// drag was accepted, so content never jumps.
public nonisolated struct PanGestureRecognizer: Sendable, Hashable {
  /// The result of a move.
  package enum Recognition: Sendable, Hashable {
    /// The pointer is still within the slop: the press may become a click.
    case possible
    /// The drag has just been accepted, on this axis.
    case began(Axis)
    /// The drag goes on; the translation along its axis counts from its acceptance, in points.
    case changed(Axis, translation: CGFloat)
  }

  /// The point at which the button went down.
  package let start: CGPoint
  /// The distance that the pointer may move before a press becomes a drag, in points.
  package let slop: CGFloat
  /// The axis, `nil` until the drag is accepted; it never changes within one press.
  public private(set) var axis: Axis?
  /// The rule that chooses the axis.
  package let rule: AxisRule
  /// True once the pointer has left the slop, so that the press is no click, whatever its axis.
  package private(set) var hasLeftSlop = false
  private var acceptance: CGPoint

  /// Starts recognizing at a press.
  package init(start: CGPoint, slop: CGFloat, rule: AxisRule = .dominant) {
    self.start = start
    self.slop = slop
    self.rule = rule
    acceptance = start
  }

  /// Handles a move of the pointer and returns its result.
  package mutating func move(to location: CGPoint) -> Recognition {
    if let axis { return .changed(axis, translation: (location - acceptance)[axis]) }
    guard location.distance(to: start) >= slop else { return .possible }
    hasLeftSlop = true
    guard let found = rule.axis(of: location - start) else { return .possible }
    axis = found
    acceptance = location
    return .began(found)
  }
}
