package import Foundation

/// The times of an animation's frames, which follow one another again and again from the time 0.
public struct PictureTiming: Sendable, Hashable {
  /// The end of each frame in a lap, in microseconds, so that the time of a change is met exactly.
  private let ends: [Int]

  /// Creates a timing of frames that show for so many seconds each; `nil` for fewer than two.
  package init?(_ durations: [TimeInterval]) {
    guard durations.count > 1 else { return nil }
    var ends: [Int] = []
    for duration in durations {
      ends.append((ends.last ?? 0) + max(1, Int((min(duration, 1e6) * 1e6).rounded())))
    }
    self.ends = ends
  }

  /// Returns the frame that shows at `time`, and the time when the next one does.
  package func frame(at time: TimeInterval) -> (index: Int, end: TimeInterval) {
    guard let lap = ends.last, time.isFinite else { return (0, .infinity) }
    let now = Int((min(max(time, 0), 1e12) * 1e6).rounded())
    let rest = now % lap
    let index = ends.firstIndex { $0 > rest } ?? 0
    return (index, TimeInterval(now - rest + ends[index]) / 1e6)
  }
}
