public import Measurements

/// How a scenario fared in some surroundings, and why it failed where it did.
public nonisolated struct GoldenVerdict: Sendable {
  /// The scenario.
  public let scenario: GoldenScenario
  /// The surroundings.
  public let variant: GoldenVariant
  /// How each golden fared, the cheapest kind first.
  public var results: [GoldenResult] = []
  /// Where the run first went another way than its reference; `nil` where it did not, or there is none.
  public var divergence: MotionDivergence?
  /// How everything moved in the reference; `nil` where there is none.
  public var referenceMotion: MotionRecord?
  /// How everything moved just now; `nil` where it is not kept.
  public var actualMotion: MotionRecord?

  /// Creates a verdict without results.
  public init(_ scenario: GoldenScenario, in variant: GoldenVariant) {
    self.scenario = scenario
    self.variant = variant
  }

  /// The failure told by the first kind that differs: the frame, the variable, both values and the cause, and how
  /// draw list and pixels follow; `nil` where nothing failed.
  public var explanation: String? {
    guard let first = results.first(where: \.isFailure) else { return nil }
    var parts = [divergence?.description].compactMap(\.self)
    if divergence?.change == nil { parts += [detail].compactMap(\.self) }
    if case .differs(.brokenOff(let reason)) = first.outcome { parts.append(reason) }
    return parts.isEmpty ? first.description : parts.joined(separator: "; ")
  }

  /// What differs in the first draw list that does: the element has a name there.
  private var detail: String? {
    for result in results {
      guard case .differs(.text(let difference)) = result.outcome, result.kind == .drawList else { continue }
      return "at \(result.moment ?? "") the draw list's \(difference)"
    }
    return nil
  }
}
