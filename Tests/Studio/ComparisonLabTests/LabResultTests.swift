import Foundation
import OrihonTesting
import Testing

@testable import ComparisonLab

/// Tests of the verdict on a pair.
struct LabResultTests {
  private func result(naive: Double, ours: Double, _ measure: LabMetricName) throws -> LabResult {
    let pair = try #require(Lab.pair("S21"))
    return LabResult(pair: pair, counts: [LabResult.Count(measure: measure, naive: naive, ours: ours)])
  }

  @Test func `a naive side within the limit does not fail, and proves nothing`() throws {
    let result = try result(naive: 0, ours: 0, LabMetricName("points"))
    #expect(!result.fails && result.holds)
  }

  @Test func `ours does not hold beyond its limit`() throws {
    let result = try result(naive: 3, ours: 0.6, LabMetricName("points", limit: 0.5))
    #expect(result.fails && !result.holds)
  }

  @Test func `a measure may ask for more than the limit before it counts as the failure`() throws {
    let measure = LabMetricName("reversals", limit: 2, failsFrom: 10)
    #expect(try !result(naive: 9, ours: 2, measure).fails)
    #expect(try result(naive: 10, ours: 2, measure).fails)
  }

  @Test(arguments: [(0, "pt", "0 pt"), (79.2, "pt", "79.2 pt"), (0.04, "", "0"), (1200, "ms", "1200 ms")])
  func `a reading is written with one decimal at most`(reading: Double, unit: String, text: String) {
    #expect(LabNumber.text(reading, unit: unit) == text)
  }
}
