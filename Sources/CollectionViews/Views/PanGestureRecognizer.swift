public import Foundation
public import LayoutGeometry
import ScreenInterface

/// Tells a drag from a click, and on which axis it goes: a value that is fed a stroke.
///
/// UIKit counterpart: `UIPanGestureRecognizer`. The slop is swallowed: translation counts from the point where
/// the drag was accepted, so content never jumps.
public struct PanGestureRecognizer: Sendable, Hashable {
  /// What a move told.
  public enum Recognition: Sendable, Hashable {
    /// Still within the slop: it may become a click.
    case possible
    /// The drag was accepted just now, on this axis.
    case began(Axis)
    /// The drag goes on: the translation along its axis since it was accepted, in points.
    case changed(Axis, translation: CGFloat)
  }

  /// Where the button went down.
  public let start: CGPoint
  /// How far the pointer may wander, in points.
  public let slop: CGFloat
  /// The axis, once the drag was accepted; it never changes within a stroke.
  public private(set) var axis: Axis?
  /// How the axis is found.
  public let rule: AxisRule
  /// Whether the pointer has been further away than the slop, so that the stroke is no click, whatever its axis.
  public private(set) var hasLeftSlop = false
  private var acceptance: CGPoint

  /// Starts watching a stroke.
  public init(start: CGPoint, slop: CGFloat, rule: AxisRule = .dominant) {
    self.start = start
    self.slop = slop
    self.rule = rule
    acceptance = start
  }

  /// Takes a move.
  public mutating func move(to location: CGPoint) -> Recognition {
    if let axis { return .changed(axis, translation: (location - acceptance)[axis]) }
    guard location.distance(to: start) >= slop else { return .possible }
    hasLeftSlop = true
    guard let found = rule.axis(of: location - start) else { return .possible }
    axis = found
    acceptance = location
    return .began(found)
  }
}
