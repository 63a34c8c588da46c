import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import Measurements

struct MotionSeriesTests {
  private func series(_ points: [(Double, Double)]) -> MotionSeries {
    MotionSeries(points.map { MotionSeries.Sample(time: $0.0, offset: $0.1) })
  }

  @Test func `between two samples a series goes straight, outside them it stands`() throws {
    let series = series([(1, 10), (2, 30), (4, 0)])
    for (time, offset) in [(0.0, 10.0), (1, 10), (1.25, 15), (2, 30), (3, 15), (4, 0), (9, 0)] {
      #expect(isClose(try #require(series.offset(at: time)), offset))
    }
    #expect(series.span == 1...4 && isClose(series.distance, 50))
  }

  @Test func `no samples are nowhere, never settle and go no way`() {
    let none = MotionSeries([])
    #expect(none.offset(at: 0) == nil && none.settleTime == nil && none.span == nil && none.distance == 0)
  }

  @Test func `a series settles when it comes within half a point for good`() throws {
    let passing = series([(0, 0), (1, 100), (2, 90), (3, 100), (4, 100)])
    #expect(isClose(try #require(passing.settleTime), 2.95))
    #expect(try #require(series([(0, 5), (1, 5.2)]).settleTime) == 0)
  }

  @Test func `over a seam nothing is drawn, gone or between`() throws {
    var over = series([(0, 2100), (1, 10), (2, 60)]).samples
    over[1].lap = 1
    over[2].lap = 1
    let series = MotionSeries(over)
    #expect(isClose(series.distance, 50))
    #expect(isClose(try #require(series.offset(at: 0.9)), 2100))
    #expect(isClose(try #require(series.settleTime), 1.99))
  }

  @Test func `what rests at its end stands still beyond it, and nothing else does`() {
    let moving = series([(0, 0), (1, 10)])
    #expect(moving.standingStill(until: 9) == moving)
    var samples = moving.samples
    samples[1].phase = .idle
    let resting = MotionSeries(samples)
    #expect(resting.standingStill(until: 0.5) == resting)
    #expect(resting.standingStill(until: 9).samples.map(\.time) == [0, 1, 9])
    #expect(resting.standingStill(until: 9).samples.last?.offset == 10)
  }

  @Test func `a part keeps its ends`() throws {
    let part = series([(0, 0), (1, 10), (2, 40), (3, 50)]).clipped(to: 0.5...2.5)
    #expect(part.samples.map(\.time) == [0.5, 1, 2, 2.5])
    #expect(zip(part.samples.map(\.offset), [5, 10, 40, 45]).allSatisfy { isClose($0, $1) })
    let whole = series([(1, 0), (2, 1)])
    #expect(whole.clipped(to: 0...9) == whole)
    #expect(whole.clipped(to: 1.25...1.5).samples.map(\.time) == [1.25, 1.5])
  }

  @Test func `what stood still is held until just before it is seen to move`() {
    var rest = MotionSeries.Sample(time: 0, offset: 0)
    rest.phase = .idle
    rest.velocity = 0
    var moved = MotionSeries.Sample(time: 1, offset: 4)
    moved.phase = .dragging
    let held = MotionSeries([rest, moved]).holdingRests(interval: 0.1).samples
    #expect(held.map(\.time) == [0, 0.9, 1] && held.map(\.offset) == [0, 0, 4])
  }

  @Test func `a stall in the middle of a motion is drawn straight`() {
    var away = MotionSeries.Sample(time: 0, offset: 0)
    away.phase = .decelerating
    var later = MotionSeries.Sample(time: 1, offset: 400)
    later.phase = .decelerating
    #expect(MotionSeries([away, later]).holdingRests(interval: 0.1).samples.count == 2)
  }
}
