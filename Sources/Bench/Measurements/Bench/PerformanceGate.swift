import Documents

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
