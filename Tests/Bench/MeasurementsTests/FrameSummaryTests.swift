import Foundation
import Measurements
import SampleRuns
import ScreenInterface
import TestSupport
import Testing

struct FrameSummaryTests {
  private func summary(delay: TimeInterval = 0, every count: Int = 1) throws -> (FrameSummary, RecordedRun) {
    let run = try RecordedRun(Playing.gestures)
    for _ in 0..<(120 / count) {
      run.make(count - 1)
      run.make(1, delay: delay)
    }
    return (FrameSummary(run.recording), run)
  }

  @Test func `the parts are the whole, each frame counted once`() throws {
    let (summary, run) = try summary()
    #expect(summary.parts.values.reduce(0) { $0 + $1.work.count } == run.frames.count)
    #expect(summary.overrun.count == run.frames.count)
    for activity in [FrameActivity.drag, .fling, .snap, .idle] {
      let frames = run.frames.filter { $0.activity == activity }
      #expect(summary.parts[activity]?.work.count == frames.count && !frames.isEmpty)
    }
    #expect(summary.parts[.auto] == nil)
    #expect(
      summary.latency.count == run.frames.reduce(0) { $0 + $1.inputs.count } && summary.latency.count > 10)
    #expect(isClose(summary.passes[.draw]?.percentile(0.5) ?? 0, 0.001))
  }

  @Test func `a punctual run passes the gate`() throws {
    let (summary, _) = try summary()
    #expect(summary.late == 0 && summary.hitchRatio == 0)
    #expect(PerformanceGate(summary).isPassed == true)
    #expect(
      PerformanceGate(summary).description.hasPrefix(
        "gate: passed, P95 overrun -11.67 ms (at most 0), hitch ratio 0 "))
  }

  @Test func `a hitch ratio is late time in motion over motion`() throws {
    let (summary, run) = try summary(delay: 0.02, every: 10)
    let moving = run.frames.filter { $0.activity != .idle }
    let late = moving.reduce(0) { $0 + max(0, $1.overrun ?? 0) } * 1000
    let motion = moving.reduce(0) { $0 + ($1.interval ?? 1.0 / 60) }
    #expect(isClose(summary.hitchRatio ?? 0, late / motion, within: 1e-9) && late > 0)
    #expect(summary.late == 12 && summary.janky <= summary.late && summary.janky > 0)
  }

  @Test func `rare long hitches fail the gate by their ratio, frequent ones by the percentile`() throws {
    let rare = PerformanceGate(try summary(delay: 0.5, every: 40).0)
    #expect(
      (rare.overrun ?? 1) <= 0 && (rare.hitchRatio ?? 0) > PerformanceGate.hitchRatioLimit
        && rare.isPassed == false
    )
    let frequent = PerformanceGate(try summary(delay: 0.012, every: 4).0)
    #expect((frequent.overrun ?? 0) > 0 && frequent.isPassed == false)
    #expect(frequent.description.hasPrefix("gate: failed, P95 overrun 0.33 ms"))
  }

  @Test func `without deadlines there is nothing to judge`() {
    let gate = PerformanceGate(FrameSummary(FrameRecording(capacity: 1)))
    #expect(gate.isPassed == nil && gate.hitchRatio == nil)
    #expect(gate.description.contains("no deadline"))
  }
}
