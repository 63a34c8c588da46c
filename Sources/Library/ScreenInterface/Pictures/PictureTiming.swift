package import Foundation

/// The frame times of an animation, which repeats from time 0.
public struct PictureTiming: Sendable, Hashable {
  /// The end time of each frame in one repetition, in microseconds, so that times of changes are exact.
  private let ends: [Int]

  /// Creates a timing from the frames' durations, in seconds; `nil` for fewer than two.
  package init?(_ durations: [TimeInterval]) {
    guard durations.count > 1 else { return nil }
    var ends: [Int] = []
    for duration in durations {
      ends.append((ends.last ?? 0) + max(1, Int((min(duration, 1e6) * 1e6).rounded())))
    }
    self.ends = ends
  }

  /// Returns the frame shown at `time`, and the time of the next one.
  package func frame(at time: TimeInterval) -> (index: Int, end: TimeInterval) {
    guard let lap = ends.last, time.isFinite else { return (0, .infinity) }
    let now = Int((min(max(time, 0), 1e12) * 1e6).rounded())
    let rest = now % lap
    let index = ends.firstIndex { $0 > rest } ?? 0
    return (index, TimeInterval(now - rest + ends[index]) / 1e6)
  }
}
