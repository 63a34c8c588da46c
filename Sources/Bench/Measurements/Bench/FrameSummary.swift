import Documents
public import Foundation
import SceneReadings
package import ScreenInterface
import Stage

/// A summary of a run's frames: lateness, work and input latency, by activity and by pass.
public struct FrameSummary: Sendable, Hashable {
  /// The statistics of the frames of one activity.
  public struct Part: Sendable, Hashable {
    /// The number of late frames.
    public var late = 0
    /// The intervals between consecutive frames, in seconds.
    public var interval = FrameStatistics.Distribution()
    /// The work time of each frame before it is presented, in seconds.
    public var work = FrameStatistics.Distribution()
    /// The time from each frame's deadline until it was presented, in seconds; negative when early.
    public var overrun = FrameStatistics.Distribution()
  }

  /// The frames by activity; an activity that did not occur has no entry.
  public private(set) var parts: [FrameActivity: Part] = [:]
  /// The time of each pass, in seconds; a pass that was not measured has no entry.
  package private(set) var passes: [FramePass: FrameStatistics.Distribution] = [:]
  /// The time from each frame's deadline until it was presented, in seconds; negative when early.
  public private(set) var overrun = FrameStatistics.Distribution()
  /// The time from each input's arrival until the first frame that shows it was presented, in seconds.
  public private(set) var latency = FrameStatistics.Distribution()
  /// The number of frames that missed their deadline.
  public private(set) var late = 0
  /// The number of frames presented at least one refresh later than expected while something moved.
  public private(set) var janky = 0
  /// The number of frames dropped between the shown ones.
  public private(set) var dropped = 0
  /// The total time in which something moved, in seconds.
  public private(set) var motion: TimeInterval = 0
  /// The total lateness of the frames that missed their deadline during motion, in seconds.
  public private(set) var lateness: TimeInterval = 0

  /// Summarizes a recording.
  public init(_ recording: FrameRecording) {
    for index in recording.frames.indices {
      let frame = recording.frames[index]
      note(frame)
      for latency in recording.latencies(of: frame) { self.latency.note(latency) }
    }
  }

  /// The late milliseconds per second of motion; `nil` when nothing moved or no frame had a deadline.
  public var hitchRatio: Double? {
    motion > 0 && overrun.count > 0 ? lateness * 1000 / motion : nil
  }

  private mutating func note(_ frame: FrameRecord) {
    var part = parts[frame.activity, default: Part()]
    part.work.note(frame.work)
    if let interval = frame.interval { part.interval.note(interval) }
    if let overrun = frame.overrun {
      part.overrun.note(overrun)
      self.overrun.note(overrun)
    }
    part.late += frame.isLate ? 1 : 0
    parts[frame.activity] = part
    late += frame.isLate ? 1 : 0
    janky += frame.isJanky ? 1 : 0
    dropped += frame.dropped
    if frame.activity != .idle {
      motion += frame.interval ?? frame.schedule?.interval ?? 0
      lateness += max(0, frame.overrun ?? 0)
    }
    for pass in FramePass.allCases where frame.passes[pass].duration > 0 {
      passes[pass, default: FrameStatistics.Distribution()].note(frame.passes[pass].duration)
    }
  }
}

/// The pass criterion of a run's frame rate: the 95th percentile of the overrun and the hitch ratio, never a mean.
public struct PerformanceGate: Sendable, Hashable {
  /// The largest hitch ratio that passes, in late milliseconds per second of motion; users notice a larger one.
  public static let hitchRatioLimit = 5.0

  /// The 95th percentile of the overrun, in seconds; `nil` without deadlines.
  public let overrun: Double?
  /// The late milliseconds per second of motion; `nil` when nothing moved.
  public let hitchRatio: Double?

  /// Evaluates a run.
  public init(_ summary: FrameSummary) {
    overrun = summary.overrun.percentile(0.95)
    hitchRatio = summary.hitchRatio
  }

  /// True when the run passes; `nil` without deadlines, because no frame rate was required.
  public var isPassed: Bool? { overrun.map { $0 <= 0 && (hitchRatio ?? 0) <= Self.hitchRatioLimit } }
}

extension PerformanceGate: CustomStringConvertible {
  /// The result with both values and their limits.
  public var description: String {
    guard let overrun, let isPassed else {
      return "gate: frames had no deadline, so there is nothing to judge"
    }
    let limit = JSONText.number(Self.hitchRatioLimit, decimals: 2)
    let hitches = hitchRatio.map { "\(JSONText.number($0, decimals: 2)) ms/s" } ?? "unknown, as nothing moved"
    return
      "gate: \(isPassed ? "passed" : "failed"), P95 overrun \(JSONText.number(overrun * 1000, decimals: 2)) ms "
      + "(at most 0), hitch ratio \(hitches) (at most \(limit))"
  }
}
