import Foundation
import SceneReadings
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests of a hand that is faster than the frames.
///
/// Time stops with a frame, and the events before it are not lost. Covers Q1.
struct HistoryTapHasteTests {
  private func type(_ keys: Key..., in window: HistoryInterceptorTests.Window) {
    for key in keys {
      window.send(.key(KeyEvent(key)))
      window.send(.key(KeyEvent(key, isDown: false)))
    }
  }

  @Test func `keys that follow the freezing within a frame move the timeline and not the scene`() {
    let window = HistoryInterceptorTests.thrown()
    type("f", "home", in: window)
    window.frame()
    #expect(window.tap.isFrozen)
    #expect(window.history.position == window.history.earliest)
    #expect(window.stage.trace.feed.offset == 0)
    window.key("end")
    #expect(window.history.position == window.history.present)
    #expect(window.stage.trace.feed.offset > 0)
  }

  @Test func `a press that follows within the same frame takes over from where the keys led`() {
    let window = HistoryInterceptorTests.thrown()
    type("f", "home", in: window)
    window.pointer(.pressed, 200, 500)
    window.wait(1.0 / 60)
    #expect(!window.tap.isFrozen)
    #expect(window.tap.isMoving)
    window.wait(1.0 / 60)
    #expect(window.stage.isPressed)
    #expect(window.stage.trace.feed.offset == 0)
    #expect(window.history.ticks.strokes.map(\.end) == [nil])
  }

  @Test func `asked twice within a frame, time has never stopped`() {
    let (window, twin) = (HistoryInterceptorTests.thrown(), HistoryInterceptorTests.thrown())
    type("f", "m", "f", in: window)
    type("m", in: twin)
    for each in [window, twin] { each.wait(1) }
    #expect(!window.tap.isFrozen)
    #expect(window.stage.digest == twin.stage.digest)
  }
}
