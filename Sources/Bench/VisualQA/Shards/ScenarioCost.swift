import Foundation
import Replays

nonisolated extension GoldenScenario {
  /// The guessed cost of playing the scenario: frames times pixels, in all its variants.
  package var cost: Double {
    let frames = GoldenRun.rate * (1 + script.steps.reduce(0) { $0 + $1.kind.duration })
    return variants.reduce(0) { sum, variant in
      sum + frames * Double(variant.size.width * variant.size.height * variant.scale * variant.scale)
    }
  }
}
