import ComparisonLab
import OrihonTesting
import Testing

/// Every pair, played without a window.
@Suite struct LabPairTests {
  private static let numbers = (1...35).map { $0 < 10 ? "S0\($0)" : "S\($0)" }

  @Test("The naive side fails and ours holds", arguments: numbers)
  func everyPairProvesItsPoint(id: String) throws {
    let pair = try #require(Lab.pair(id))
    let result = try pair.result(text: FixedWidthTextMeasuring())
    for count in result.counts {
      #expect(count.measure.fails(count.naive), "\(count.measure.name): \(count.naive)")
      #expect(count.measure.holds(count.ours), "\(count.measure.name): \(count.ours)")
    }
  }
}
