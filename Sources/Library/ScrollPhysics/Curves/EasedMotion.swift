package import Foundation

/// An animated motion from rest to rest along a `ScrollCurve`.
package struct EasedMotion: Motion {
  /// The position at which the motion begins, in points.
  package var initialValue: CGFloat
  /// The position at which the motion ends, in points.
  package var target: CGFloat
  /// The curve of progress over time.
  package var curve: ScrollCurve

  /// Creates a motion.
  package init(initialValue: CGFloat, target: CGFloat, curve: ScrollCurve = .easeInOut) {
    self.initialValue = initialValue
    self.target = target
    self.curve = curve
  }

  /// Returns the position at `time`.
  package func value(at time: TimeInterval) -> CGFloat {
    guard time < curve.duration else { return target }
    return initialValue + (target - initialValue) * curve.progress(at: CGFloat(time / curve.duration))
  }

  /// Returns the velocity at `time`; 0 before the start and after the end.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time >= 0, time <= curve.duration, curve.duration > 0 else { return 0 }
    return (target - initialValue) * curve.slope(at: CGFloat(time / curve.duration))
      / CGFloat(curve.duration)
  }

  /// The position at which the motion ends, its target.
  package var destination: CGFloat { target }

  /// The curve's duration.
  package var duration: TimeInterval { curve.duration }

  /// Returns the next time at which the motion reverses.
  ///
  /// A curve whose control points stay between 0 and 1 never does.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? {
    curve.firstTurn { TimeInterval($0) * curve.duration > time }
      .map { TimeInterval($0) * curve.duration }
  }
}
