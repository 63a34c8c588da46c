import Foundation
import Measurements
import ScrollPhysics
import TestSupport
import Testing

@testable import VisualQA

struct ReportMotionTests {
  /// Returns ten seconds at a hundred samples a second that move from `start` to `end`.
  private func series(movingFrom start: Int, to end: Int) -> MotionSeries {
    MotionSeries(
      (0...1000).map { index in
        let way = Double(min(max(index, start), end) - start)
        return MotionSeries.Sample(time: Double(index) / 100, offset: way)
      })
  }

  @Test func `what is shown begins a little before the motion and ends a little after it`() throws {
    let motion = ReportMotion(
      of: "feed", reference: series(movingFrom: 400, to: 600), actual: series(movingFrom: 400, to: 500))
    let span = try #require(motion.span)
    #expect(
      isClose(span.lowerBound, 4 - 0.16, within: 0.02) && isClose(span.upperBound, 6 + 0.16, within: 0.02))
  }

  @Test func `a difference while all is at rest is shown too`() throws {
    var motion = ReportMotion(of: "feed", actual: series(movingFrom: 400, to: 401))
    motion.divergence = 3
    let span = try #require(motion.span)
    #expect(span.lowerBound < 3 && span.lowerBound > 2.9)
  }

  @Test func `a phase is motion, and what is shown stays within what is known`() throws {
    var sample = MotionSeries.Sample(time: 0, offset: 7)
    let rest = sample
    (sample.time, sample.phase) = (1, .tracking)
    let motion = ReportMotion(of: "feed", actual: MotionSeries([rest, sample]))
    #expect(motion.span == 0.95...1)
    #expect(MotionSeries([rest, sample]).movingSpan == 1...1)
  }

  @Test func `where nothing moves all is shown, where nothing is known nothing`() {
    #expect(ReportMotion(of: "feed", actual: series(movingFrom: 2000, to: 3000)).span == 0...10)
    #expect(ReportMotion(of: "feed").span == nil)
    #expect(series(movingFrom: 2000, to: 3000).movingSpan == nil)
  }
}
