public import Foundation
public import LayoutGeometry

/// How a drag finds its axis.
public struct AxisRule: Sendable, Hashable {
  /// When the axis is chosen; it never changes afterwards.
  public enum Moment: Sendable, Hashable {
    /// As soon as the slop is left; the default.
    case atSlop
    /// As soon as one direction is `ratio` times the other, and after `distance` points in any case.
    ///
    /// libadwaita asks touchpads for 1.2.
    case whenClear(ratio: CGFloat, distance: CGFloat)
  }

  /// How steep a drag may be and still be horizontal, in degrees from the horizontal; default 45.
  ///
  /// Of a movement on the very edge, the vertical wins.
  public var horizontalCone: CGFloat
  /// When the axis is chosen.
  public var moment: Moment

  /// The longer of the two movements, at once, the vertical one of equals.
  public static let dominant = AxisRule()

  /// Creates a rule; the cone is kept to 0…90 degrees.
  public init(horizontalCone: CGFloat = 45, moment: Moment = .atSlop) {
    self.horizontalCone = min(max(horizontalCone, 0), 90)
    self.moment = moment
  }

  /// The axis of a movement that has left the slop; `nil` while it is not clear yet.
  public func axis(of movement: CGPoint) -> Axis? {
    if case .whenClear(let ratio, let distance) = moment {
      let (long, short) = (max(abs(movement.x), abs(movement.y)), min(abs(movement.x), abs(movement.y)))
      if long < short * ratio, movement.distance(to: .zero) < distance { return nil }
    }
    return abs(movement.y) < abs(movement.x) * slope ? .horizontal : .vertical
  }

  /// The tangent of 45 degrees is not 1 in floating point.
  private var slope: CGFloat { horizontalCone == 45 ? 1 : tan(horizontalCone * .pi / 180) }
}
