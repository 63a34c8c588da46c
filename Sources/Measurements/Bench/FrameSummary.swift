public import Foundation
public import ScreenInterface
import Stage

/// What a run's frames come to: how late, how busy, how soon after the input, by what went on and by pass.
public struct FrameSummary: Sendable, Hashable {
  /// The frames of one activity.
  public struct Part: Sendable, Hashable {
    /// How many were late.
    public var late = 0
    /// Gaps between neighbouring frames, in seconds.
    public var interval = FrameStatistics.Distribution()
    /// Work of each frame before it is presented, in seconds.
    public var work = FrameStatistics.Distribution()
    /// How much later than its deadline each frame was presented, in seconds.
    public var overrun = FrameStatistics.Distribution()
  }

  /// The frames by what went on; none for what did not.
  public private(set) var parts: [FrameActivity: Part] = [:]
  /// What each pass took, in seconds; none where nobody took the time.
  public private(set) var passes: [FramePass: FrameStatistics.Distribution] = [:]
  /// How much later than its deadline each frame was presented, in seconds.
  public private(set) var overrun = FrameStatistics.Distribution()
  /// From the arrival of each input to the end of presenting the first frame that shows it, in seconds.
  public private(set) var latency = FrameStatistics.Distribution()
  /// How many frames missed their deadline.
  public private(set) var late = 0
  /// How many were presented at least one refresh later than expected while something moved.
  public private(set) var janky = 0
  /// How many are missing between those that were shown.
  public private(set) var dropped = 0
  /// For how long something moved, in seconds.
  public private(set) var motion: TimeInterval = 0
  /// By how much the frames that missed their deadline in motion missed it, all together, in seconds.
  public private(set) var lateness: TimeInterval = 0

  /// Sums up a recording.
  public init(_ recording: FrameRecording) {
    for index in recording.frames.indices {
      let frame = recording.frames[index]
      note(frame)
      for latency in recording.latencies(of: frame) { self.latency.note(latency) }
    }
  }

  /// Late milliseconds in a second of motion; `nil` where nothing moved, or there was no deadline to miss.
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
