import Foundation
import TestSupport
import Testing

@testable import Measurements

struct LinearFitTests {
  @Test func `the numbers that made the values come back`() throws {
    let times = (0..<50).map { Double($0) / 10 }
    let columns = [times.map { _ in 1 }, times.map { exp(-2 * $0) }, times.map { $0 * exp(-2 * $0) }]
    let values = times.indices.map { 3 * columns[0][$0] - 7 * columns[1][$0] + 11 * columns[2][$0] }
    let fit = try #require(LinearFit(values, by: columns))
    #expect(zip(fit.coefficients, [3, -7, 11]).allSatisfy { isClose(CGFloat($0), CGFloat($1)) })
    #expect(fit.residuals.allSatisfy { abs($0) < 1e-9 })
  }

  @Test func `what is left is at right angles to every column`() throws {
    var random = SplitMix64(seed: 3)
    let columns = (0..<3).map { _ in (0..<20).map { _ in Double.random(in: -1...1, using: &random) } }
    let values = (0..<20).map { _ in Double.random(in: -1...1, using: &random) }
    let fit = try #require(LinearFit(values, by: columns))
    for column in columns {
      #expect(abs(zip(column, fit.residuals).reduce(0) { $0 + $1.0 * $1.1 }) < 1e-9)
    }
  }

  @Test func `two columns that say the same, or no number, give no fit`() {
    #expect(LinearFit([1, 2, 3], by: [[1, 1, 1], [2, 2, 2]]) == nil)
    #expect(LinearFit([1, 2, 3], by: [[1, .nan, 1]]) == nil)
    #expect(LinearFit([1, .infinity, 3], by: [[1, 1, 1]]) == nil)
    #expect(LinearFit([1, 2], by: [[0, 0]]) == nil)
  }
}
