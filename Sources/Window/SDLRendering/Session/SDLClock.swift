import CPOSIX
import CSDL2
public import Foundation

/// The program's only clock, monotonic: seconds since it was created.
///
/// SDL timestamps events in whole milliseconds of its own counter. `time(ofTicks:)` converts these timestamps
/// to this clock, never to a time before one that the clock has already returned.
public final class SDLClock {
  /// The values of the two counters at one moment.
  struct Reading {
    /// The value of SDL's performance counter.
    var counter: UInt64
    /// SDL's milliseconds, which wrap around after 49 days.
    var ticks: UInt32
  }

  private let read: () -> Reading
  private let frequency: Double
  private let origin: UInt64
  private var latest: TimeInterval = 0

  /// Starts the clock at 0.
  public convenience init() {
    self.init(frequency: Double(SDL_GetPerformanceFrequency())) {
      Reading(counter: SDL_GetPerformanceCounter(), ticks: UInt32(truncatingIfNeeded: SDL_GetTicks64()))
    }
  }

  init(frequency: Double, read: @escaping () -> Reading) {
    self.read = read
    self.frequency = frequency
    origin = read().counter
  }

  /// The seconds since the clock was created.
  public var now: TimeInterval {
    latest = max(latest, seconds(read().counter))
    return latest
  }

  /// The microseconds since 1970 by the wall clock, only for comparison with other programs' logs.
  public static var wallMicroseconds: Int { Int(posix_wall_microseconds()) }

  /// Returns the time of an event with SDL's timestamp `ticks`.
  ///
  /// For an event of the current millisecond this is the current time, which is finer than the timestamp.
  func time(ofTicks ticks: UInt32) -> TimeInterval {
    let reading = read()
    let age = Double(Int32(truncatingIfNeeded: reading.ticks &- ticks)) / 1000
    latest = max(latest, seconds(reading.counter) - max(0, age))
    return latest
  }

  /// Blocks for `duration` seconds, as presenting to a covered window does; only for measurements.
  func block(for duration: TimeInterval) { SDL_Delay(UInt32((max(0, duration) * 1000).rounded())) }

  /// Sleeps until `time`, for less than a millisecond, which SDL's own wait cannot do.
  func rest(until time: TimeInterval) {
    let remaining = min(time - seconds(read().counter), 0.001)
    if remaining > 0 { posix_sleep(remaining) }
  }

  private func seconds(_ counter: UInt64) -> TimeInterval { Double(counter &- origin) / frequency }
}
