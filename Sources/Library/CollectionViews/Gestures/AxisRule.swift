package import Foundation
package import LayoutGeometry

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
