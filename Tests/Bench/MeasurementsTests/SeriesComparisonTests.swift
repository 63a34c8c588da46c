import Foundation
import TestSupport
import Testing

@testable import Measurements

struct SeriesComparisonTests {
  private func series(_ points: [(Double, Double)]) -> MotionSeries {
    MotionSeries(points.map { MotionSeries.Sample(time: $0.0, offset: $0.1) })
  }

  @Test func `a curve is no distance from itself`() throws {
    let curve = series([(0, 0), (1, 50), (2, 60)])
    let comparison = try #require(SeriesComparison(of: curve, with: curve))
    #expect(comparison.rms == 0 && comparison.settleDifference == 0)
    #expect(comparison.description == "RMS 0 pt over 3 samples, settles at the same time")
  }

  @Test func `distances are squared at the measured times, and ours stands after its end`() throws {
    let ours = series([(0, 0), (1, 100)])
    let measured = series([(-1, 999), (0.5, 53), (2, 104)])
    let comparison = try #require(SeriesComparison(of: measured, with: ours))
    #expect(comparison.count == 2 && isClose(comparison.rms, 12.5.squareRoot()))
  }

  @Test func `a curve that is late by a tenth settles a tenth later`() throws {
    let ours = series([(0, 0), (1, 100), (2, 100)])
    let late = try #require(SeriesComparison(of: ours.shifted(by: 0.1), with: ours))
    #expect(isClose(late.settleDifference, 0.1))
    #expect(late.description.hasSuffix("settles 100 ms later"))
    let early = try #require(SeriesComparison(of: ours, with: ours.shifted(by: 0.1)))
    #expect(early.description.hasSuffix("settles 100 ms earlier"))
  }

  @Test(arguments: [
    (0.00371, "settles 3.71 ms later"), (0.19372, "settles 194 ms later"), (4.1937, "settles 4.19 s later"),
    (0.000001, "settles at the same time"),
  ])
  func `a difference is told in three digits`(delay: Double, text: String) throws {
    let ours = series([(0, 0), (1, 100), (9, 100)])
    let comparison = try #require(SeriesComparison(of: ours.shifted(by: delay), with: ours))
    #expect(comparison.description.hasSuffix(text), "\(comparison)")
  }

  @Test func `what ended before ours began cannot be compared`() {
    let ours = series([(5, 0), (6, 100)])
    #expect(SeriesComparison(of: series([(0, 0), (1, 1)]), with: ours) == nil)
    #expect(SeriesComparison(of: ours, with: MotionSeries([])) == nil)
  }
}
