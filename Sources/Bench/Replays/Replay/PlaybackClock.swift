import Foundation

/// A clock that turns the window's time into played time, from a beginning on, slower or faster.
nonisolated struct PlaybackClock: Hashable {
  /// The number of played seconds in a second of the window.
  let speed: Double
  /// The moment at which playing begins, in seconds; everything before is played at once.
  let beginning: TimeInterval
  private var origin: TimeInterval?

  /// Creates a clock that has not begun.
  init(speed: Double = 1, from beginning: TimeInterval = 0) {
    precondition(speed > 0, "a speed is positive; it is \(speed)")
    self.speed = speed
    self.beginning = beginning
  }

  /// Returns the played moment at a time of the window; the first time asked for is the beginning.
  mutating func moment(at window: TimeInterval) -> TimeInterval {
    let origin = origin ?? window
    self.origin = origin
    return beginning + (window - origin) * speed
  }

  /// The window's time at which a moment is shown; at once before the clock has begun.
  func windowTime(of moment: TimeInterval) -> TimeInterval {
    (origin ?? 0) + (moment - beginning) / speed
  }
}
