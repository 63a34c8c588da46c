public import Measurements

/// The results of a scenario in one variant, with the explanation of a failure.
public nonisolated struct GoldenVerdict: Sendable {
  /// The scenario.
  public let scenario: GoldenScenario
  /// The variant in which it was played.
  public let variant: GoldenVariant
  /// The results of the goldens, the cheapest kind first.
  public var results: [GoldenResult] = []
  /// The first difference in motion; `nil` when there is none, or no reference.
  public var divergence: MotionDivergence?
  /// The motion in the reference; `nil` when there is none.
  public var referenceMotion: MotionRecord?
  /// The motion in this run; `nil` when it is not kept.
  public var actualMotion: MotionRecord?

  /// Creates a verdict without results.
  public init(_ scenario: GoldenScenario, in variant: GoldenVariant) {
    self.scenario = scenario
    self.variant = variant
  }

  /// The explanation of the failure by the first kind that differs; `nil` when nothing failed.
  ///
  /// It names the frame, the variable, both values and the cause, and the frames at which draw list and
  /// pixels follow.
  public var explanation: String? {
    guard let first = results.first(where: \.isFailure) else { return nil }
    var parts = [divergence?.description].compactMap(\.self)
    if divergence?.change == nil { parts += [detail].compactMap(\.self) }
    if case .differs(.brokenOff(let reason)) = first.outcome { parts.append(reason) }
    return parts.isEmpty ? first.description : parts.joined(separator: "; ")
  }

  /// The difference in the first draw list that differs: there the element has a name.
  private var detail: String? {
    for result in results {
      guard case .differs(.text(let difference)) = result.outcome, result.kind == .drawList else { continue }
      return "at \(result.moment ?? "") the draw list's \(difference)"
    }
    return nil
  }
}
