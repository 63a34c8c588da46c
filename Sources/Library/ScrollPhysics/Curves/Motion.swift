package import Foundation

/// A motion along one axis, as a closed formula of the time since it began.
///
/// Nothing is simulated in steps: the formula gives the value at any time, so that every frame rate shows the same
/// motion. Lengths are points, times seconds, velocities points per second.
package protocol Motion: Hashable, Sendable {
  /// Returns the position, `time` seconds after the motion began.
  func value(at time: TimeInterval) -> CGFloat

  /// Returns the velocity, `time` seconds after the motion began.
  func velocity(at time: TimeInterval) -> CGFloat

  /// The position at which the motion ends.
  var destination: CGFloat { get }

  /// The time until the motion counts as arrived.
  var duration: TimeInterval { get }

  /// Returns the first time later than `time` at which the motion reverses; `nil` when it never does.
  func nextTurn(after time: TimeInterval) -> TimeInterval?

  /// Returns the first time at which the motion is at `value`; `nil` when it never gets there.
  func time(reaching value: CGFloat) -> TimeInterval?
}

extension Motion {
  /// Returns the first time at which the motion is at `value`, searched piece by piece between its reversals.
  package func time(reaching value: CGFloat) -> TimeInterval? {
    var start: TimeInterval = 0
    while start < duration {
      let end = Swift.min(nextTurn(after: start) ?? duration, duration)
      if let time = time(reaching: value, from: start, to: end) { return time }
      start = end
    }
    return value == destination ? duration : nil
  }

  /// Returns the time at which the motion is at `value` in a piece without a reversal; `nil` when it is not.
  func time(reaching value: CGFloat, from start: TimeInterval, to end: TimeInterval) -> TimeInterval? {
    let first = self.value(at: start)
    let last = self.value(at: end)
    guard Swift.min(first, last) <= value, value <= Swift.max(first, last) else { return nil }
    if value == first { return start }
    return Bisection.root(from: start, to: end) { time in
      last > first ? self.value(at: time) >= value : self.value(at: time) <= value
    }
  }
}

/// A bisection search that halves an interval down to floating-point precision.
enum Bisection {
  /// Returns the first number of the interval for which `isReached` is true; it must be true from there to `end`.
  static func root(
    from start: TimeInterval, to end: TimeInterval, _ isReached: (TimeInterval) -> Bool
  ) -> TimeInterval {
    if isReached(start) { return start }
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if isReached(middle) { high = middle } else { low = middle }
    }
  }
}
