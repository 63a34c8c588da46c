public import Foundation
package import ScreenInterface
import Stage

/// The statistics of a run's frames: intervals between them, working and presenting times.
///
/// An interval counts only between two shown frames when the second was already due after the first and no
/// frame without news lay between them: the gap before an idle scene moves again says nothing about its pace.
public nonisolated struct FrameStatistics: Sendable, Hashable {
  /// A set of values that is summed up in percentiles.
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

    /// The smallest value that a share (0…1) of all values does not exceed; `nil` without values.
    public func percentile(_ share: Double) -> TimeInterval? {
      guard !values.isEmpty else { return nil }
      let rank = Int((share * Double(values.count)).rounded(.up))
      return values.sorted()[min(max(rank, 1), values.count) - 1]
    }

    /// The number of frames missed in all intervals together, for frames a `period` apart.
    public func missed(period: TimeInterval) -> Int {
      values.reduce(0) { $0 + FrameStatistics.missed(in: $1, period: period) }
    }
  }

  /// The gaps between neighbouring frames, in seconds.
  public private(set) var intervals = Distribution()
  /// The work on each frame before it is presented, in seconds.
  public private(set) var work = Distribution()
  /// The presenting of each frame, in seconds.
  public private(set) var present = Distribution()
  /// The times at which frames were presented, on the window's clock.
  public private(set) var times: [TimeInterval] = []
  private var isExpected = false

  /// Creates statistics without frames.
  public init() {}

  /// The number of frames missing in a gap between two frames, for frames a `period` apart, both in seconds.
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
  /// True when a frame is due by itself within a frame and a half after `time`.
  package func expectsFrame(soonAfter time: TimeInterval) -> Bool {
    isMoving || nextWakeTime.map { $0 <= time + 0.025 } ?? false
  }
}
