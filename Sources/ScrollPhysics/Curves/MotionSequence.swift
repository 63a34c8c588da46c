public import Foundation

/// A fling that meets an edge: deceleration up to the exact crossing, then a spring back to the edge.
///
/// The spring takes over the velocity of the crossing, so position and velocity are continuous. Without a
/// spring the content stops dead at the edge.
public struct MotionSequence: Motion {
  /// The fling.
  public let deceleration: Deceleration
  /// The edge it meets, in points.
  public let edge: CGFloat
  /// When it meets the edge, in seconds after its beginning.
  public let crossing: TimeInterval
  /// What happens from there on, in its own time; nil when content does not bounce.
  public let bounce: SpringBounce?

  /// Creates the sequence, or nil when the fling does not come as far as the edge.
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

  /// Where the motion is at `time`.
  public func value(at time: TimeInterval) -> CGFloat {
    time < crossing ? deceleration.value(at: time) : bounce?.value(at: time - crossing) ?? edge
  }

  /// The velocity at `time`.
  public func velocity(at time: TimeInterval) -> CGFloat {
    time < crossing ? deceleration.velocity(at: time) : bounce?.velocity(at: time - crossing) ?? 0
  }

  /// The edge.
  public var destination: CGFloat { edge }

  /// The time to the crossing and of the bounce.
  public var duration: TimeInterval { crossing + (bounce?.duration ?? 0) }

  /// Where the bounce turns round.
  public func nextTurn(after time: TimeInterval) -> TimeInterval? {
    // The difference may fall a bit short of the turn that is asked past: then the one after it is meant.
    var turn = bounce?.nextTurn(after: Swift.max(0, time - crossing))
    if let found = turn, found + crossing <= time { turn = bounce?.nextTurn(after: found) }
    return turn.map { $0 + crossing }
  }
}
