import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import Replays

/// Tests that `⇧,` and `⇧.` go a tenth of a second while time stands still.
///
/// Covers requirement R58.
struct HistoryTapLeapTests {
  @Test func `with shift they go a tenth of a second, to the ends and no farther`() {
    let window = HistoryInterceptorTests.thrown()
    window.key("f")
    let present = window.history.position
    window.key("<")
    let back = window.history.position
    #expect(isClose(present.time.seconds - back.time.seconds, 0.1, within: 0.02))
    window.key("<")
    #expect(isClose(back.time.seconds - window.history.position.time.seconds, 0.1, within: 0.02))
    window.key(">")
    window.key(">")
    #expect(isClose(window.history.position.time.seconds, present.time.seconds, within: 0.02))
    for _ in 1...40 { window.key("<") }
    #expect(window.history.position == window.history.earliest)
  }

  @Test func `at the present the long step makes the frames of a tenth of a second`() {
    let window = HistoryInterceptorTests.thrown()
    window.key("f")
    let present = window.history.present
    window.key(">")
    #expect(window.history.present.frame == present.frame + 6)
    #expect(window.history.present.time.count - present.time.count == 100_000)
    window.key("<")
    #expect(window.history.position == present)
    for _ in 1...3 { window.key(".") }
    window.key(">")
    #expect(window.history.present.frame == present.frame + 9)
    #expect(window.history.position == window.history.present)
  }

  @Test func `over a rest without frames the long step goes to the next one`() {
    let window = HistoryInterceptorTests.Window()
    window.wait(0.2)
    let before = window.history.present
    window.sleep(5)
    window.wait(0.1)
    window.key("f")
    while window.history.position.frame > before.frame { window.key("<") }
    #expect(window.history.position == before)
    window.key(">")
    #expect(window.history.position.frame == before.frame + 1)
    #expect(window.history.position.time.seconds > before.time.seconds + 4.9)
  }
}
