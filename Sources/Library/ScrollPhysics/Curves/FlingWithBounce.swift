package import Foundation

/// A fling that crosses an edge: deceleration up to the exact crossing, then a spring back to the edge.
///
/// The spring begins with the velocity of the crossing, so position and velocity are continuous. Without a spring the
/// content stops abruptly at the edge.
package struct FlingWithBounce: Motion {
  /// The fling.
  package let deceleration: Deceleration
  /// The edge that the fling crosses, in points.
  package let edge: CGFloat
  /// The time of the crossing, in seconds after the fling begins.
  package let crossing: TimeInterval
  /// The motion from the crossing on, in its own time; `nil` when content does not bounce.
  package let bounce: SpringBounce?

  /// Creates the sequence; `nil` when the fling does not reach the edge.
  package init?(deceleration: Deceleration, edge: CGFloat, spring: Spring?) {
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
  package func value(at time: TimeInterval) -> CGFloat {
    time < crossing ? deceleration.value(at: time) : bounce?.value(at: time - crossing) ?? edge
  }

  /// Returns the velocity at `time`.
  package func velocity(at time: TimeInterval) -> CGFloat {
    time < crossing ? deceleration.velocity(at: time) : bounce?.velocity(at: time - crossing) ?? 0
  }

  /// The position at which the motion ends, the edge.
  package var destination: CGFloat { edge }

  /// The time to the crossing plus the time of the bounce.
  package var duration: TimeInterval { crossing + (bounce?.duration ?? 0) }

  /// Returns the next time after `time` at which the bounce reverses.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? {
    // Rounding may put the difference just before the reversal at `time` itself: then the next one is returned.
    var turn = bounce?.nextTurn(after: Swift.max(0, time - crossing))
    if let found = turn, found + crossing <= time { turn = bounce?.nextTurn(after: found) }
    return turn.map { $0 + crossing }
  }
}
