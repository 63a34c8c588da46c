import Foundation
import Measurements
import ScreenInterface
import TestSupport
import Testing

/// Tests of the statistics of a run's frames.
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

  @Test func `no interval counts over a frame that had nothing new to show`() {
    var statistics = FrameStatistics()
    for (time, followsShown) in [(0.01, true), (0.03, true), (0.07, false), (0.13, true)] {
      var frame = PresentedFrame(time: time, work: 0.001, present: 0.0005, damage: [])
      frame.followsShown = followsShown
      statistics.note(frame, isFollowed: true)
    }
    #expect(statistics.intervals.count == 2)
    #expect(isClose(statistics.intervals.sum, 0.08))
    #expect(statistics.intervals.missed(period: 0.02) == 2)
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
