package import Foundation
package import Replays

/// What was played of a fuzz test, by one process or by several.
package nonisolated struct FuzzOutcome: Sendable, Hashable {
  /// The results of the scenes.
  package var results: [FuzzResult]
  /// The times of the scenes, added up over the processes.
  package var timings: [RunTimings.Entry]
  /// The files of findings that the processes have written while they played.
  package var made: [URL]

  /// Creates an outcome.
  package init(results: [FuzzResult], timings: [RunTimings.Entry], made: [URL] = []) {
    (self.results, self.timings, self.made) = (results, timings, made)
  }

  /// Returns the sum of outcomes, in the order of `scenes`; `nil` when a scene has no result.
  static func merged(_ parts: [FuzzOutcome], of scenes: [String]) -> FuzzOutcome? {
    var sum = FuzzOutcome(results: [], timings: [], made: parts.flatMap(\.made))
    for scene in scenes {
      guard let result = FuzzResult.merged(parts.flatMap(\.results).filter({ $0.scene == scene })) else {
        return nil
      }
      sum.results.append(result)
      let times = parts.flatMap(\.timings).filter { $0.name == scene }
      if times.isEmpty { continue }
      sum.timings.append(RunTimings.Entry(scene, seconds: times.reduce(0) { $0 + $1.seconds }))
    }
    return sum
  }
}
