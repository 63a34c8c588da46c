package import Foundation

/// A motion from a given velocity to rest at its target in a bounded time, along a cubic Hermite curve.
///
/// From rest, the fraction `3s² − 2s³` of the distance is done after the fraction `s` of the time. The duration is the
/// given limit, or less if the limit would overshoot: a velocity towards the target ends the motion after
/// `3·distance/velocity` at the latest.
package struct BoundedMotion: Motion {
  /// The position at which the motion begins, in points.
  package var initialValue: CGFloat
  /// The velocity at which the motion begins, in points per second.
  package var initialVelocity: CGFloat
  /// The position at which the motion ends, in points.
  package var target: CGFloat
  /// The duration of the motion, in seconds.
  package let duration: TimeInterval

  /// Creates a motion of at most `limit` seconds.
  package init(
    initialValue: CGFloat, initialVelocity: CGFloat, target: CGFloat, within limit: TimeInterval
  ) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.target = target
    let way = target - initialValue
    let unhurried = way * initialVelocity > 0 ? TimeInterval(3 * way / initialVelocity) : limit
    duration = Swift.max(0, Swift.min(limit, unhurried))
  }

  /// Returns the position at `time`.
  package func value(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let s = CGFloat(time / duration)
    let rest = 1 - s
    return target - (target - initialValue) * rest * rest * (1 + 2 * s)
      + initialVelocity * CGFloat(time) * rest * rest
  }

  /// Returns the velocity at `time`; 0 from the end on.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let s = CGFloat(time / duration)
    return (target - initialValue) / CGFloat(duration) * 6 * s * (1 - s)
      + initialVelocity * (1 - s) * (1 - 3 * s)
  }

  /// The position at which the motion ends, its target.
  package var destination: CGFloat { target }

  /// Returns the next time at which the velocity is 0; `nil` for a motion that never reverses.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? {
    guard duration > 0 else { return nil }
    let pace = 6 * (target - initialValue) / CGFloat(duration)
    let turn = initialVelocity / (3 * initialVelocity - pace)
    let later = TimeInterval(turn) * duration
    return turn > 0 && turn < 1 && later > time ? later : nil
  }
}
