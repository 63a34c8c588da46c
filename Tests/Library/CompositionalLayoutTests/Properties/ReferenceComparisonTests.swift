import CompositionalLayout
import Foundation
import TestSupport
import Testing

struct ReferenceComparisonTests {
  @Test func `random layouts come out as the slow reference solves them`() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      let differences = LayoutSolver.solve(vector.input).differences(from: ReferenceLayout(vector))
      #expect(differences.isEmpty, "seed \(seed): \(vector.text)")
    }
  }
}
