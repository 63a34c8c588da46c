import Foundation
import TestSupport
import Testing

@testable import Measurements

struct NonlinearFitTests {
  private let times = (0..<60).map { Double($0) / 30 }

  @Test(arguments: [0.4, 3, 40])
  func `a decay is found from far away`(decay: Double) throws {
    let values = times.map { 100 * exp(-decay * $0) }
    let fit = try #require(
      NonlinearFit(from: [10, 2], leastNoise: 0.001) { numbers in
        zip(times, values).map { $1 - numbers[0] * exp(-numbers[1] * $0) }
      })
    #expect(isClose(CGFloat(fit.numbers[0]), 100, within: 1e-5) && abs(fit.numbers[1] / decay - 1) < 1e-6)
  }

  @Test func `the error is the spread of what noise makes of it`() throws {
    var random = SplitMix64(seed: 9)
    var (found, errors) = ([Double](), [Double]())
    for _ in 0..<200 {
      let values = times.map { 100 * exp(-3 * $0) + Double.random(in: -2...2, using: &random) }
      let fit = try #require(
        NonlinearFit(from: [50, 1], leastNoise: 0.001) { numbers in
          zip(times, values).map { $1 - numbers[0] * exp(-numbers[1] * $0) }
        })
      found.append(fit.numbers[1])
      errors.append(fit.errors[1] * fit.numbers[1])
    }
    let mean = found.reduce(0, +) / 200
    let spread = (found.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 200).squareRoot()
    #expect(abs(mean - 3) < 3 * spread)
    #expect((0.8...1.25).contains(errors.reduce(0, +) / 200 / spread))
  }

  @Test func `a number that nothing depends on has an error without end`() throws {
    let fit = try #require(
      NonlinearFit(from: [1, 1], leastNoise: 0.1) { numbers in times.map { $0 - numbers[0] } })
    #expect(fit.errors[1] == .infinity && fit.errors[0].isFinite)
  }
}
