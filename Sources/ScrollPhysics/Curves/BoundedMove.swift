public import Foundation

/// A move that takes over a velocity and rests at its target after a bounded time: a cubic Hermite curve.
///
/// From rest it is `3s² − 2s³` of the way. The time is the given one, or less where keeping the given one
/// would overshoot: a velocity towards the target ends it after `3·distance/velocity` at the latest.
public struct BoundedMove: Motion {
  /// Where the move begins, in points.
  public var initialValue: CGFloat
  /// Its velocity there, in points per second.
  public var initialVelocity: CGFloat
  /// Where it ends.
  public var target: CGFloat
  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Creates a move of at most `limit` seconds.
  public init(
    initialValue: CGFloat, initialVelocity: CGFloat, target: CGFloat, within limit: TimeInterval
  ) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.target = target
    let way = target - initialValue
    let unhurried = way * initialVelocity > 0 ? TimeInterval(3 * way / initialVelocity) : limit
    duration = Swift.max(0, Swift.min(limit, unhurried))
  }

  /// Where the move is at `time`.
  public func value(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let s = CGFloat(time / duration)
    let rest = 1 - s
    return target - (target - initialValue) * rest * rest * (1 + 2 * s)
      + initialVelocity * CGFloat(time) * rest * rest
  }

  /// The velocity at `time`; 0 from the end on.
  public func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let s = CGFloat(time / duration)
    return (target - initialValue) / CGFloat(duration) * 6 * s * (1 - s)
      + initialVelocity * (1 - s) * (1 - 3 * s)
  }

  /// The target.
  public var destination: CGFloat { target }

  /// Where the velocity is 0 next; only a move that begins away from its target turns.
  public func nextTurn(after time: TimeInterval) -> TimeInterval? {
    guard duration > 0 else { return nil }
    let pace = 6 * (target - initialValue) / CGFloat(duration)
    let turn = initialVelocity / (3 * initialVelocity - pace)
    let later = TimeInterval(turn) * duration
    return turn > 0 && turn < 1 && later > time ? later : nil
  }
}
