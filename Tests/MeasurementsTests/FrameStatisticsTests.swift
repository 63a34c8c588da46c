import Foundation
import Measurements
import ScreenInterface
import TestSupport
import Testing

/// What is counted of a run's frames.
struct FrameStatisticsTests {
  private func statistics(_ times: [TimeInterval], restAfter: Set<Int> = []) -> FrameStatistics {
    var statistics = FrameStatistics()
    for (index, time) in times.enumerated() {
      let frame = PresentedFrame(time: time, work: 0.001 * Double(index), present: 0.0005, damage: [])
      statistics.note(frame, isFollowed: !restAfter.contains(index))
    }
    return statistics
  }

  @Test func `an interval counts where the first frame knew of the second`() {
    let moving = statistics([0, 0.02, 0.04])
    #expect(moving.intervals.count == 2)
    #expect(isClose(moving.intervals.sum, 0.04))
    let resting = statistics([0, 0.02, 5, 5.02], restAfter: [1])
    #expect(resting.intervals.count == 2)
    #expect(isClose(resting.intervals.percentile(1) ?? 0, 0.02, within: 1e-12))
    #expect(resting.times.count == 4)
  }

  @Test func `an interval counts where the second frame was due right after the first`() {
    var statistics = FrameStatistics()
    for (due, time) in [(0, 0.01), (0.02, 0.03), (0.3, 0.31), (0.32, 0.39)] {
      var frame = PresentedFrame(time: time, work: 0.001, present: 0.0005, damage: [])
      frame.schedule = FrameSchedule(due: due, target: due, interval: 0.02)
      statistics.note(frame, isFollowed: true)
    }
    #expect(statistics.intervals.count == 2)
    #expect(isClose(statistics.intervals.sum, 0.1))
    #expect(statistics.intervals.missed(period: 0.02) == 3)
  }

  @Test(arguments: [(1.0, 0), (1.4, 0), (1.6, 1), (2.0, 1), (3.9, 3), (0.2, 0)])
  func `frames are missed by whole periods`(periods: Double, missed: Int) {
    #expect(FrameStatistics.missed(in: periods / 60, period: 1.0 / 60) == missed)
  }

  @Test func `a percentile is the smallest value that so many do not exceed`() {
    var values = FrameStatistics.Distribution()
    #expect(values.percentile(0.5) == nil)
    for value in 1...100 { values.note(TimeInterval(101 - value)) }
    #expect(values.percentile(0.5) == 50)
    #expect(values.percentile(0.99) == 99)
    #expect(values.percentile(1) == 100)
    #expect(values.percentile(0) == 1)
  }

  @Test func `work is counted for every frame`() {
    #expect(isClose(statistics([0, 1, 2, 3]).work.sum, 0.006))
  }
}
