public import Foundation
public import ScreenInterface

/// What a run's frames cost: intervals between them, work and presenting, and how many were missed.
///
/// An interval counts only between two frames of which the first already knew of the second, with none between them
/// that had nothing new to show: the gap before an idle scene moves again says nothing about its pace.
public nonisolated struct FrameStatistics: Sendable, Hashable {
  /// Values of which a few percentiles are told.
  public struct Distribution: Sendable, Hashable {
    private var values: [TimeInterval] = []

    /// Creates an empty distribution.
    public init() {}

    /// Takes another value.
    public mutating func note(_ value: TimeInterval) { values.append(value) }

    /// How many values there are.
    public var count: Int { values.count }

    /// The sum of all values.
    public var sum: TimeInterval { values.reduce(0, +) }

    /// The smallest value that `share` (0…1) of all values do not exceed; `nil` without values.
    public func percentile(_ share: Double) -> TimeInterval? {
      guard !values.isEmpty else { return nil }
      let rank = Int((share * Double(values.count)).rounded(.up))
      return values.sorted()[min(max(rank, 1), values.count) - 1]
    }

    /// The number of periods that each interval was too long by, all together.
    public func missed(period: TimeInterval) -> Int {
      values.reduce(0) { $0 + FrameStatistics.missed(in: $1, period: period) }
    }
  }

  /// Gaps between neighbouring frames, in seconds.
  public private(set) var intervals = Distribution()
  /// Work of each frame before it is presented, in seconds.
  public private(set) var work = Distribution()
  /// Presenting of each frame, in seconds.
  public private(set) var present = Distribution()
  /// When each frame was presented, on the window's clock.
  public private(set) var times: [TimeInterval] = []
  private var isExpected = false

  /// Creates statistics without frames.
  public init() {}

  /// How many frames are missing in a gap between two, a `period` apart, both in seconds.
  public static func missed(in gap: TimeInterval, period: TimeInterval) -> Int {
    max(0, Int((gap / period).rounded()) - 1)
  }

  /// Notes a frame; `isFollowed` tells whether another is due right after it.
  public mutating func note(_ frame: PresentedFrame, isFollowed: Bool) {
    if let last = times.last, isExpected, frame.followsShown { intervals.note(frame.time - last) }
    times.append(frame.time)
    work.note(frame.work)
    present.note(frame.present)
    isExpected = isFollowed
  }
}

extension ScreenContent {
  /// Whether a frame is due by itself within a frame and a half after `time`.
  public func expectsFrame(soonAfter time: TimeInterval) -> Bool {
    isMoving || nextWakeTime.map { $0 <= time + 0.025 } ?? false
  }
}
