package import Foundation
import SceneReadings

/// The speed of a machine, as the time that a fixed amount of work takes on it.
package nonisolated enum MachineSpeed {
  /// The number of rounds of the work.
  private static let rounds = 2_000_000

  /// Does the fixed work three times and returns the shortest time that it took, in seconds.
  ///
  /// `now` returns the time of a clock, in seconds.
  package static func calibration(_ now: () -> TimeInterval) -> TimeInterval {
    var shortest = TimeInterval.infinity
    for round in 0..<3 {
      let start = now()
      var hash = StableHash()
      for word in 0..<UInt64(rounds) { hash.combine(word: word &+ UInt64(round)) }
      let seconds = now() - start
      // A use of the result keeps the work from being left out.
      if hash.value != 0 { shortest = min(shortest, seconds) }
    }
    return max(shortest, 1e-6)
  }
}
