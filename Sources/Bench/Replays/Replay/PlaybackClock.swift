import Foundation

/// A clock that converts the window's time to played time, with a start time and a speed.
nonisolated struct PlaybackClock: Hashable {
  /// The number of played seconds per second of the window.
  let speed: Double
  /// The time at which visible playback starts, in seconds; everything before is played at once.
  let beginning: TimeInterval
  private var origin: TimeInterval?

  /// Creates a clock that has not started.
  init(speed: Double = 1, from beginning: TimeInterval = 0) {
    precondition(speed > 0, "a speed is positive; it is \(speed)")
    self.speed = speed
    self.beginning = beginning
  }

  /// Returns the played time at a time of the window; the first call starts the clock.
  mutating func moment(at window: TimeInterval) -> TimeInterval {
    let origin = origin ?? window
    self.origin = origin
    return beginning + (window - origin) * speed
  }

  /// Returns the window's time at which a played time is shown; at once before the clock has started.
  func windowTime(of moment: TimeInterval) -> TimeInterval {
    (origin ?? 0) + (moment - beginning) / speed
  }
}
