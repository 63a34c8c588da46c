import SceneReadings
import SceneTools
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests of `Esc` while time stands still.
struct HistoryEscapeTests {
  @Test func `escape closes the list of keys, then the tools, then leaves the frozen time, then full screen`()
  {
    let (window, twin) = (HistoryInterceptorTests.thrown(), HistoryInterceptorTests.thrown())
    for window in [window, twin] {
      window.key("f")
      window.key("i")
      window.key("?")
    }
    window.key("escape")
    #expect(!window.parts.contains("tools/help") && window.tap.isFrozen)
    window.key("escape")
    #expect(!window.tools.shownTools.takesPointer && window.tap.isFrozen)
    window.key(",")
    window.key("escape")
    #expect(!window.tap.isFrozen && !window.isTimelineShown)
    #expect(window.tap.takeWindowRequests() == [])
    twin.key("?")
    while twin.parts.contains("tools/help") { twin.key("?") }
    twin.key("i")
    twin.key(",")
    twin.key("f")
    window.wait(3)
    twin.wait(3)
    #expect(window.stage.trace.feed.offset == twin.stage.trace.feed.offset)
    window.key("escape")
    #expect(window.tap.takeWindowRequests() == [.leaveFullScreen])
  }

  @Test func `an escape that is held does one thing, and the scene sees none of it`() {
    let window = HistoryInterceptorTests.thrown()
    window.key("f")
    window.key("?")
    func escape(isDown: Bool = true, isRepeat: Bool = false) {
      window.send(.key(KeyEvent("escape", isDown: isDown, isRepeat: isRepeat)))
      window.frame()
    }
    escape()
    escape(isRepeat: true)
    #expect(window.tap.isFrozen && !window.parts.contains("tools/help"))
    escape(isDown: false)
    escape()
    #expect(!window.tap.isFrozen)
    let entries = window.history.frames.log.count
    window.send(.key(KeyEvent("escape", isRepeat: true)))
    window.send(.key(KeyEvent("escape", isDown: false)))
    #expect(window.history.frames.log.count == entries)
    #expect(window.tap.takeWindowRequests() == [])
    escape()
    #expect(window.tap.takeWindowRequests() == [.leaveFullScreen])
  }
}
