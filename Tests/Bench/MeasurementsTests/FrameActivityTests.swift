import Foundation
import Measurements
import SceneReadings
import ScrollPhysics
import Stage
import Testing

struct FrameActivityTests {
  private func activity(_ phase: ScrollPhase, _ cause: ScrollCause?, target: Int? = nil) -> FrameActivity {
    var sample = ScrollerSample(.row("a"), offset: 0)
    (sample.phase, sample.cause, sample.targetPage) = (phase, cause, target)
    return FrameActivity(sample)
  }

  @Test func `a scroller is told by what it does and by where it is going`() {
    #expect(activity(.dragging, .drag) == .drag)
    #expect(activity(.decelerating, .fling) == .fling)
    #expect(activity(.decelerating, .fling, target: 2) == .snap)
    #expect(activity(.bouncing, .fling) == .snap)
    #expect(activity(.animating, .autoplay, target: 2) == .auto)
    #expect(activity(.animating, .dots, target: 2) == .snap)
    #expect(activity(.animating, .wheel) == .fling)
    #expect(activity(.animating, .key) == .snap)
    #expect(activity(.idle, nil) == .idle && activity(.tracking, .drag) == .idle)
  }
}
