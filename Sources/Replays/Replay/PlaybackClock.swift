import Foundation

/// Turns the window's time into the time of what is played: from a moment on, slower or faster.
nonisolated struct PlaybackClock: Hashable {
  /// Seconds of what is played in a second of the window.
  let speed: Double
  /// The moment at which playing begins: everything before it is played at once.
  let beginning: TimeInterval
  private var origin: TimeInterval?

  /// Creates a clock that has not begun.
  init(speed: Double = 1, from beginning: TimeInterval = 0) {
    precondition(speed > 0, "a speed is positive; it is \(speed)")
    self.speed = speed
    self.beginning = beginning
  }

  /// The moment that is due at a time of the window; the first time asked for is the beginning.
  mutating func moment(at window: TimeInterval) -> TimeInterval {
    let origin = origin ?? window
    self.origin = origin
    return beginning + (window - origin) * speed
  }

  /// When the window shows a moment; at once before the clock has begun.
  func windowTime(of moment: TimeInterval) -> TimeInterval {
    (origin ?? 0) + (moment - beginning) / speed
  }
}
