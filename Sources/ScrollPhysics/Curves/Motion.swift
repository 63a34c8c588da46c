public import Foundation

/// A movement along one axis as a closed form of the time since it began.
///
/// Nothing is stepped: a value is asked for a time and answers, so that any frame rate sees the same motion.
/// Lengths are points, times seconds, velocities points per second.
public protocol Motion: Hashable, Sendable {
  /// Where the motion is, `time` seconds after it began.
  func value(at time: TimeInterval) -> CGFloat

  /// How fast it moves, `time` seconds after it began.
  func velocity(at time: TimeInterval) -> CGFloat

  /// Where it ends.
  var destination: CGFloat { get }

  /// How long it takes until it counts as arrived.
  var duration: TimeInterval { get }

  /// The first instant later than `time` at which the motion turns round, or nil when it never does.
  func nextTurn(after time: TimeInterval) -> TimeInterval?

  /// The first time at which the motion is at `value`, or nil when it never comes there.
  func time(reaching value: CGFloat) -> TimeInterval?
}

extension Motion {
  /// The first time at which the motion is at `value`, found stretch by stretch between its turns.
  public func time(reaching value: CGFloat) -> TimeInterval? {
    var start: TimeInterval = 0
    while start < duration {
      let end = Swift.min(nextTurn(after: start) ?? duration, duration)
      if let time = time(reaching: value, from: start, to: end) { return time }
      start = end
    }
    return value == destination ? duration : nil
  }

  /// The time at which the motion is at `value` in a stretch without a turn, or nil.
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
