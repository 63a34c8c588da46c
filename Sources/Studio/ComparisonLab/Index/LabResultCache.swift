import Replays
package import ScreenInterface

/// A cache of the pairs' results; each pair is played once, on demand.
package final class LabResultCache {
  private var known: [String: LabResult] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the result of a pair at 60 frames per second; `nil` when it cannot be played.
  package func result(of pair: LabPair, text: any TextMeasuring) -> LabResult? {
    if let result = known[pair.id] { return result }
    let result = try? pair.result(text: text)
    known[pair.id] = result
    return result
  }
}
