import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of timers on the scene's own clock.
struct SceneTimerTests {
  /// What timers have told, each with the time of its stage.
  private final class Diary {
    var lines: [String] = []
    weak var harness: StageHarness?

    func note(_ name: String) {
      let time = harness?.stage.context.now ?? -1
      lines.append("\(name) \((time * 1000).rounded() / 1000)")
    }

    func run(_ timers: [SceneTimer], rate: Double = 60) -> StageHarness {
      let harness = StageHarness(Scene("timers", showing: View(), keeping: timers), rate: rate)
      self.harness = harness
      return harness
    }
  }

  @Test(arguments: [12.0, 30, 60, 144])
  func `timers act at their own instants in the order of time at any frame rate`(rate: Double) {
    let diary = Diary()
    let harness = diary.run(
      [SceneTimer(every: 0.5) { _ in diary.note("a") }, SceneTimer(every: 0.3) { _ in diary.note("b") }],
      rate: rate)
    harness.advance(to: 1.1)
    #expect(diary.lines == ["b 0.3", "a 0.5", "b 0.6", "b 0.9", "a 1.0"])
  }

  @Test func `the hundredth instant is where a hundred intervals are`() {
    var times: [TimeInterval] = []
    weak var stage: Stage?
    let timer = SceneTimer(every: 0.1) { _ in times.append(stage?.context.now ?? -1) }
    let harness = StageHarness(View(), keeping: [timer])
    stage = harness.stage
    harness.advance(to: 10.05)
    #expect(times.count == 100 && times.last == 10)
  }

  @Test func `a window at rest wakes for the timer and for nothing else`() {
    let harness = StageHarness(View(), keeping: [SceneTimer(every: 3) { _ in }])
    #expect(harness.stage.nextWakeTime == 3 && !harness.stage.isMoving)
    harness.advance(by: 3)
    #expect(harness.stage.nextWakeTime == 6 && !harness.stage.isMoving)
  }

  @Test func `a timer that does not repeat acts once, and again after a new start`() {
    let diary = Diary()
    let timer = SceneTimer(every: 1, repeats: false) { _ in diary.note("once") }
    let harness = diary.run([timer])
    harness.advance(by: 5)
    #expect(diary.lines == ["once 1.0"] && harness.stage.nextWakeTime == nil)
    timer.start()
    harness.advance(by: 5)
    #expect(diary.lines == ["once 1.0", "once 6.0"])
  }

  @Test func `a timer stops itself in its own block`() {
    let diary = Diary()
    let timer = SceneTimer(every: 1) { timer in
      diary.note("tick")
      if diary.lines.count == 2 { timer.stop() }
    }
    diary.run([timer]).advance(by: 5)
    #expect(diary.lines == ["tick 1.0", "tick 2.0"])
  }

  @Test func `a start counts from the instant of the event that makes it, between two frames`() {
    let diary = Diary()
    let timer = SceneTimer(every: 1) { _ in diary.note("tick") }
    let harness = diary.run([timer])
    harness.advance(to: 0.505)
    harness.move(to: CGPoint(x: 1, y: 1))
    timer.start()
    harness.advance(to: 2)
    #expect(diary.lines == ["tick 1.505"])
  }

  @Test func `what was slept through happens once, and the next instant is one of the old beat`() {
    let diary = Diary()
    let harness = diary.run([SceneTimer(every: 1) { _ in diary.note("tick") }])
    harness.stage.advance(to: 5.5)
    #expect(diary.lines == ["tick 5.5"] && harness.stage.nextWakeTime == 6)
  }

  @Test func `going back in time brings back what a timer has counted`() {
    let diary = Diary()
    let timer = SceneTimer(every: 1, repeats: false) { _ in diary.note("tick") }
    let harness = diary.run([timer])
    harness.advance(by: 0.6)
    let moment = harness.stage.snapshot()
    harness.advance(by: 1)
    #expect(harness.stage.nextWakeTime == nil)
    harness.stage.restore(moment)
    #expect(harness.stage.nextWakeTime == 1)
    harness.stage.advance(to: 1.1)
    #expect(diary.lines == ["tick 1.0", "tick 1.0"])
  }

  @Test func `an interval that is no time is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = SceneTimer(every: 0) { _ in } }
    await #expect(processExitsWith: .failure) { @MainActor in _ = SceneTimer(every: .infinity) { _ in } }
  }
}
