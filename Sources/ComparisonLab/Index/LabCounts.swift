import Replays
public import ScreenInterface

/// What the pairs count, each played once when somebody asks.
public final class LabCounts {
  private var known: [String: LabResult] = [:]

  /// Begins without any.
  public init() {}

  /// Returns what a pair counts at 60 frames a second; `nil` when it cannot be played.
  public func result(of pair: LabPair, text: any TextMeasuring) -> LabResult? {
    if let result = known[pair.id] { return result }
    let result = try? pair.result(text: text)
    known[pair.id] = result
    return result
  }
}
