import Replays
package import ScreenInterface

/// What the pairs count, each played once when somebody asks.
package final class LabCounts {
  private var known: [String: LabResult] = [:]

  /// Begins without any.
  package init() {}

  /// Returns what a pair counts at 60 frames a second; `nil` when it cannot be played.
  package func result(of pair: LabPair, text: any TextMeasuring) -> LabResult? {
    if let result = known[pair.id] { return result }
    let result = try? pair.result(text: text)
    known[pair.id] = result
    return result
  }
}
