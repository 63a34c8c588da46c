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

/// The rule that chooses the axis of a drag.
package nonisolated struct AxisRule: Sendable, Hashable {
  /// The time at which the axis is chosen; it never changes afterwards.
  package enum DecisionTime: Sendable, Hashable {
    /// As soon as the pointer has left the slop; the default.
    case atSlop
    /// As soon as one direction is `ratio` times the other, and after `distance` points in any case.
    ///
    /// libadwaita uses 1.2 for touchpads.
    case whenClear(ratio: CGFloat, distance: CGFloat)
  }

  /// The steepest angle of a horizontal drag, in degrees from the horizontal; default 45.
  ///
  /// A movement at exactly this angle is vertical.
  package var horizontalCone: CGFloat
  /// The time at which the axis is chosen; default as soon as the pointer has left the slop.
  package var moment: DecisionTime

  /// The rule that chooses the longer of the two movements at once, and the vertical one if they are equal.
  package static let dominant = AxisRule()

  /// Creates a rule; the cone is limited to 0…90 degrees.
  package init(horizontalCone: CGFloat = 45, moment: DecisionTime = .atSlop) {
    self.horizontalCone = min(max(horizontalCone, 0), 90)
    self.moment = moment
  }

  /// Returns the axis of a movement that has left the slop; `nil` while it is not clear yet.
  package func axis(of movement: CGPoint) -> Axis? {
    if case .whenClear(let ratio, let distance) = moment {
      let (long, short) = (max(abs(movement.x), abs(movement.y)), min(abs(movement.x), abs(movement.y)))
      if long < short * ratio, movement.distance(to: .zero) < distance { return nil }
    }
    return abs(movement.y) < abs(movement.x) * slope ? .horizontal : .vertical
  }

  /// The slope of the cone's edge; exactly 1 at 45 degrees, whose computed tangent differs by rounding.
  private var slope: CGFloat { horizontalCone == 45 ? 1 : tan(horizontalCone * .pi / 180) }
}
