import Documents

/// Whether a run keeps its pace: the 95th percentile of the overrun and the hitch ratio decide, never a mean.
public struct FrameGate: Sendable, Hashable {
  /// The largest hitch ratio that passes, in late milliseconds per second of motion: more is felt.
  public static let hitchRatioLimit = 5.0

  /// The 95th percentile of the overrun, in seconds; `nil` without deadlines.
  public let overrun: Double?
  /// Late milliseconds in a second of motion; `nil` where nothing moved.
  public let hitchRatio: Double?

  /// Judges a run.
  public init(_ summary: FrameSummary) {
    overrun = summary.overrun.percentile(0.95)
    hitchRatio = summary.hitchRatio
  }

  /// Whether the run passes; `nil` without deadlines, as nothing was to be kept.
  public var isPassed: Bool? { overrun.map { $0 <= 0 && (hitchRatio ?? 0) <= Self.hitchRatioLimit } }
}

extension FrameGate: CustomStringConvertible {
  /// The verdict with both values and their limits.
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
