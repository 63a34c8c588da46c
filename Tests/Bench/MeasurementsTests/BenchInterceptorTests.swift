import Foundation
import Measurements
import SampleRuns
import ScreenInterface
import Stage
import Testing

/// Tests of the parts of a measured run, one after the other.
struct BenchInterceptorTests {
  /// A screen that always moves and paints nothing.
  private final class Mover: StagedContent {
    let stage = Playing.stage()
    var isMoving = true
    var displayList = DisplayList(size: .zero, background: .clear)
    var chromeList = DisplayList(size: .zero, background: .clear)
    var nextWakeTime: TimeInterval?
    var pointerShape = PointerShape.arrow

    func handle(_ event: InputEvent) {}
    func advance(to time: TimeInterval) {}
    func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool { false }
    func refresh(to time: TimeInterval) {}
    func takePictureRequests() -> [PictureRequest] { [] }
    func takeWindowRequests() -> [WindowRequest] { [] }
    func didPresent(_ frame: PresentedFrame) {}
  }

  /// The reports of a course, with their times.
  private final class Story {
    var moments: [String] = []
    var closedAt: TimeInterval?
    var frames = 0
  }

  private func run(linger: TimeInterval) -> Story {
    let story = Story()
    var hooks = BenchInterceptor.Hooks()
    hooks.shown = { _ in story.moments.append("shown") }
    hooks.began = { _ in story.moments.append("began") }
    hooks.ended = { _ in story.moments.append("ended") }
    var plan = BenchInterceptor.Plan(duration: 1)
    plan.linger = linger
    let course = StageSession(Mover()).intercept { BenchInterceptor(on: $0, plan: plan, hooks: hooks) }
    for frame in 0..<200 where story.closedAt == nil {
      let time = Double(frame) / 50
      course.advance(to: time)
      course.didPresent(PresentedFrame(time: time, work: 0, present: 0, damage: []))
      if course.takeWindowRequests().contains(.close) { story.closedAt = time }
    }
    story.frames = course.statistics.times.count
    return story
  }

  @Test func `first frame, half a second of warming up, the count, and the window closes`() {
    let story = run(linger: 0)
    #expect(story.moments == ["shown", "began", "ended"])
    #expect(story.frames == 50)
    #expect(story.closedAt == 1.52)
  }

  @Test func `a course may linger after the count, without counting`() {
    let story = run(linger: 0.2)
    #expect(story.frames == 50)
    #expect(story.closedAt == 1.7)
  }

  @Test func `a resting screen is woken for the next part`() {
    let mover = Mover()
    mover.isMoving = false
    let course = StageSession(mover).intercept {
      BenchInterceptor(on: $0, plan: BenchInterceptor.Plan(duration: 1))
    }
    #expect(course.nextWakeTime == nil)
    course.advance(to: 1)
    course.didPresent(PresentedFrame(time: 1, work: 0, present: 0, damage: []))
    #expect(course.nextWakeTime == 1.5)
    course.advance(to: 1.5)
    #expect(course.nextWakeTime == 2.5)
  }
}
