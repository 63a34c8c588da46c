import Documents
package import Foundation

/// The accuracy of flicks in the output of `orihon bench input`.
package nonisolated struct InputAccuracyReport: BenchResult {
  /// The flicks on one renderer path.
  package nonisolated struct Path: Encodable {
    package let renderer: String
    /// The number of frames shown meanwhile.
    package let frames: Int
    package let flicks: [FlickMeasurement]
    /// True when at least one flick was accurate.
    package let passed: Bool

    /// Creates the result of flicks that had `count` moves each.
    package init(renderer: String, frames: Int, flicks: [FlickMeasurement], of count: Int) {
      (self.renderer, self.frames, self.flicks) = (renderer, frames, flicks)
      passed = flicks.contains { $0.isTrue(of: count) }
    }
  }

  /// The number of this format.
  package let format = 1
  /// The number of moves in a flick.
  package let moves: Int
  /// The time between two moves, in milliseconds.
  package let interval: Double
  package var paths: [Path] = []

  /// Creates a report without a flick; `interval` is the time between two moves, in seconds.
  package init(moves: Int, interval: TimeInterval) {
    self.moves = moves
    self.interval = interval * 1000
  }

  /// True when every path has passed.
  package var passed: Bool { paths.allSatisfy(\.passed) }

  private enum CodingKeys: String, CodingKey { case format, moves, interval, paths }
}

nonisolated extension InputAccuracyReport {
  /// The report as text, with a sentence for each flick.
  package var text: String {
    let lines = paths.flatMap { path in
      ["\(path.renderer), \(Pluralization.text(path.frames, "frame")) shown meanwhile"]
        + path.flicks.map(line)
        + ["  \(path.passed ? "gate: passed" : "gate: failed, no flick was true")"]
    }
    let each = NumberText.text(interval, decimals: 1)
    let what = "flicks of \(moves) moves, \(each) ms apart, over a scene that never rests"
    return ([what] + lines).joined(separator: "\n")
  }

  private func line(_ flick: FlickMeasurement) -> String {
    let arrived = "  \(flick.moves) of \(moves) moves arrived, \(flick.ownTimes) with times of their own"
    guard let speed = flick.speed, let velocity = flick.velocity, let error = flick.error else {
      return arrived + "; no velocity"
    }
    return arrived + "; velocity \(NumberText.text(velocity, decimals: 0)) pt/s, in truth "
      + "\(NumberText.text(speed, decimals: 0)): \(NumberText.text(error * 100, decimals: 1)) % off"
  }
}
