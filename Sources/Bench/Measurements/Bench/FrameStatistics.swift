public import Foundation
package import ScreenInterface
import Stage

/// The statistics of a run's frames: intervals between them, work times and present times.
///
/// An interval between two shown frames counts only if the second was already due after the first and no
/// unchanged frame lay between them. The gap before an idle scene moves again is no measure of its frame rate.
public nonisolated struct FrameStatistics: Sendable, Hashable {
  /// A collection of values that computes percentiles.
  public struct Distribution: Sendable, Hashable {
    private var values: [TimeInterval] = []

    /// Creates an empty distribution.
    public init() {}

    /// Adds a value.
    public mutating func note(_ value: TimeInterval) { values.append(value) }

    /// The number of values.
    public var count: Int { values.count }

    /// The sum of all values.
    public var sum: TimeInterval { values.reduce(0, +) }

    /// Returns the smallest value that a fraction (0…1) of all values does not exceed; `nil` without values.
    public func percentile(_ share: Double) -> TimeInterval? {
      guard !values.isEmpty else { return nil }
      let rank = Int((share * Double(values.count)).rounded(.up))
      return values.sorted()[min(max(rank, 1), values.count) - 1]
    }

    /// Returns the number of frames dropped in all intervals together, for frames a `period` apart.
    public func missed(period: TimeInterval) -> Int {
      values.reduce(0) { $0 + FrameStatistics.missed(in: $1, period: period) }
    }
  }

  /// The intervals between consecutive frames, in seconds.
  public private(set) var intervals = Distribution()
  /// The work time of each frame before it is presented, in seconds.
  public private(set) var work = Distribution()
  /// The present time of each frame, in seconds.
  public private(set) var present = Distribution()
  /// The times at which frames were presented, on the window's clock.
  public private(set) var times: [TimeInterval] = []
  private var isExpected = false

  /// Creates statistics without frames.
  public init() {}

  /// Returns the number of frames dropped in a gap between two frames, for frames a `period` apart, both in seconds.
  public static func missed(in gap: TimeInterval, period: TimeInterval) -> Int {
    max(0, Int((gap / period).rounded()) - 1)
  }

  /// Adds a frame; `isFollowed` is true when another is due right after it.
  package mutating func note(_ frame: PresentedFrame, isFollowed: Bool) {
    if let last = times.last, isExpected, frame.followsShown { intervals.note(frame.time - last) }
    times.append(frame.time)
    work.note(frame.work)
    present.note(frame.present)
    isExpected = isFollowed
  }
}

extension ScreenContent {
  /// Returns true when a frame is due without input within one and a half frames after `time`.
  package func expectsFrame(soonAfter time: TimeInterval) -> Bool {
    isMoving || nextWakeTime.map { $0 <= time + 0.025 } ?? false
  }
}
