import LayoutGeometry
import SceneReadings
import ScrollPhysics
import Testing

/// Tests of which pages are told.
struct PageAnnouncerTests {
  private func trace(_ events: ScrollEvent.Kind..., settled page: Int = 0) -> FrameTrace {
    var motion = MotionTrace.atRest
    motion.pages = 5
    motion.settledPage = page
    return FrameTrace(
      number: 0, time: 1, scrollers: [ScrollerTrace(.row("hero"), on: .horizontal, motion)],
      events: events.map { SceneEvent(.motion($0), of: .row("hero"), at: 1) })
  }

  private func told(_ events: ScrollEvent.Kind...) -> [String] {
    var announcer = PageAnnouncer()
    _ = announcer.turns(in: trace())
    var trace = trace()
    trace.events = events.map { SceneEvent(.motion($0), of: .row("hero"), at: 1) }
    return announcer.turns(in: trace).map(\.value)
  }

  @Test(arguments: ScrollCause.allCases)
  func `a turn is told once it rests, except one that nobody asked for`(cause: ScrollCause) {
    let isAsked = ![.autoplay, .link, .layout].contains(cause)
    #expect(told(.stopChanged(1, cause)).isEmpty)
    #expect(told(.stopChanged(1, cause), .didSettle(stop: 1)) == (isAsked ? ["page 2 of 5"] : []))
  }

  @Test func `pages on the way are not told`() {
    #expect(
      told(.stopChanged(1, .drag), .stopChanged(2, .fling), .stopChanged(3, .fling), .didSettle(stop: 3))
        == ["page 4 of 5"])
  }

  @Test func `a row that comes back to its page tells nothing`() {
    #expect(told(.stopChanged(1, .drag), .stopChanged(0, .drag), .didSettle(stop: 0)).isEmpty)
  }

  @Test func `a page that auto-scroll turned to is known afterwards`() {
    var announcer = PageAnnouncer()
    _ = announcer.turns(in: trace())
    #expect(announcer.turns(in: trace(.stopChanged(1, .autoplay), .didSettle(stop: 1))).isEmpty)
    #expect(
      announcer.turns(in: trace(.stopChanged(0, .key), .didSettle(stop: 0))).map(\.value) == ["page 1 of 5"])
  }
}
