public import Foundation

/// A fling that meets an edge: deceleration up to the exact crossing, then a spring back to the edge.
///
/// The spring begins with the velocity of the crossing, so position and velocity are continuous. Without a
/// spring the content stops dead at the edge.
public struct MotionSequence: Motion {
  /// The fling.
  public let deceleration: Deceleration
  /// The edge that the fling meets, in points.
  public let edge: CGFloat
  /// The time of the crossing, in seconds after the fling begins.
  public let crossing: TimeInterval
  /// The motion from the crossing on, in its own time; `nil` when content does not bounce.
  public let bounce: SpringBounce?

  /// Creates the sequence; `nil` when the fling does not reach the edge.
  public init?(deceleration: Deceleration, edge: CGFloat, spring: Spring?) {
    guard let crossing = deceleration.time(reaching: edge) else { return nil }
    self.deceleration = deceleration
    self.edge = edge
    self.crossing = crossing
    let way = edge - deceleration.initialValue
    let velocity = deceleration.initialVelocity - deceleration.rate.decay * way
    bounce = spring.map {
      SpringBounce(
        initialValue: edge, initialVelocity: velocity, target: edge, spring: $0,
        restDistance: deceleration.restDistance)
    }
  }

  /// Returns the position at `time`.
  public func value(at time: TimeInterval) -> CGFloat {
    time < crossing ? deceleration.value(at: time) : bounce?.value(at: time - crossing) ?? edge
  }

  /// Returns the velocity at `time`.
  public func velocity(at time: TimeInterval) -> CGFloat {
    time < crossing ? deceleration.velocity(at: time) : bounce?.velocity(at: time - crossing) ?? 0
  }

  /// The position at which the motion ends, the edge.
  public var destination: CGFloat { edge }

  /// The time to the crossing plus the time of the bounce.
  public var duration: TimeInterval { crossing + (bounce?.duration ?? 0) }

  /// Returns the next time after `time` at which the bounce turns round.
  public func nextTurn(after time: TimeInterval) -> TimeInterval? {
    // Rounding may put the difference just before the turn at `time` itself: then the turn after it is
    // wanted.
    var turn = bounce?.nextTurn(after: Swift.max(0, time - crossing))
    if let found = turn, found + crossing <= time { turn = bounce?.nextTurn(after: found) }
    return turn.map { $0 + crossing }
  }
}
