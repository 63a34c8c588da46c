public import Foundation

/// The last few hundred frame intervals and their percentiles.
public struct FrameIntervals: Sendable, Hashable {
  /// How many intervals are kept.
  public static let capacity = 240
  /// A gap longer than this is rest, not a frame, in seconds.
  public static let rest: TimeInterval = 0.25

  private var intervals: [TimeInterval] = []
  private var next = 0
  private var last: TimeInterval?

  /// Creates an empty record.
  public init() {}

  /// Notes that a frame was presented.
  public mutating func note(presentedAt time: TimeInterval) {
    defer { last = time }
    guard let last, time - last < Self.rest else { return }
    if intervals.count < Self.capacity {
      intervals.append(time - last)
    } else {
      intervals[next] = time - last
      next = (next + 1) % Self.capacity
    }
  }

  /// The interval that `share` (0…1) of all intervals do not exceed, in seconds; `nil` without frames.
  public func percentile(_ share: Double) -> TimeInterval? {
    guard !intervals.isEmpty else { return nil }
    let sorted = intervals.sorted()
    return sorted[min(Int((Double(sorted.count) * share).rounded(.down)), sorted.count - 1)]
  }
}
