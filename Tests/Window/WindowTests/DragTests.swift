import Foundation
import TestSupport
import Testing

/// Tests of drags in the default feed, which move one scroller and no other.
struct DragTests {
  @Test(arguments: ["software", "accelerated"])
  func `a drag of 300 points turns the hero by one page, and the feed does not move`(renderer: String)
    async throws
  {
    let window = try await FeedWindow("default", ["--renderer", renderer])
    let page = try #require(try await window.pauseAutoScroll().int("rows.hero.page"))
    let mark = window.mark
    try await window.robot.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 30)
    try await window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try await window.rest()
    let next = (page + 1) % 5
    #expect(rest.int("rows.hero.page") == next)
    #expect(rest.int("rows.hero.settledPage") == next)
    #expect(rest.int("rows.hero.dots.current") == next)
    #expect(isClose(try #require(rest.number("rows.hero.x")), CGFloat(next) * 430))
    let pages = window.since(mark).filter { $0.isEvent("pageChanged") }
    #expect(pages.map { $0.text("row") } == ["hero"])
    #expect(pages.map { $0.text("cause") } == ["drag"])
    #expect(window.log.records.course(of: "feed.y") == [0])
  }

  @Test func `a vertical drag on a carousel scrolls the feed, and the row does not move`() async throws {
    let window = try await FeedWindow()
    try await window.pauseAutoScroll()
    let mark = window.mark
    try await window.drag(
      from: CGPoint(x: 215, y: 380), to: CGPoint(x: 225, y: 150), until: "the feed dragged"
    ) {
      $0.text("feed.phase") == "dragging"
    }
    let rest = try await window.rest()
    #expect(try #require(rest.number("feed.y")) > 200)
    #expect(window.since(mark).course(of: "feed.y").isRising)
    #expect(window.since(mark).course(of: "rows.hero.x").count == 1)
    #expect(!window.since(mark).contains { $0.isEvent("pageChanged") })
  }

  @Test func `a stroke goes on while the pointer is outside the window, and comes back`() async throws {
    let window = try await FeedWindow()
    let start = try await window.pauseAutoScroll()
    let mark = window.mark
    let (inside, outside) = (CGPoint(x: 250, y: 250), CGPoint(x: -120, y: 250))
    let back = CGPoint(x: 320, y: 250)
    let from = try #require(heroPosition(in: start))
    let way = { (frame: LogRecord) in
      frame.text("rows.hero.phase") == "dragging" ? heroPosition(in: frame).map { $0 - from } : nil
    }
    try await window.robot.perform(
      [.move(inside), .press(1)] + PointerRobot.Step.path(from: inside, to: outside, steps: 30))
    try await window.log.next("370 points to the left, less the slop") { way($0).map { $0 > 355 } ?? false }
    try await window.robot.perform(PointerRobot.Step.path(from: outside, to: back, steps: 40))
    try await window.log.next("the hero 70 points beyond the start, less the slop") {
      way($0).map { $0 < -55 } ?? false
    }
    try await window.robot.perform([.pause(0.2), .release(1)])
    try await window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try await window.rest()
    #expect(rest.int("rows.hero.page") == start.int("rows.hero.page"))
    #expect(!window.since(mark).contains { $0.isEvent("strokeCancelled") })
    #expect(window.since(mark).filter { $0.isEvent("didSettle") }.count == 1)
  }

  /// Returns the offset of the looped row, its laps included; `nil` where the frame has none.
  private func heroPosition(in frame: LogRecord) -> Double? {
    guard let offset = frame.number("rows.hero.x"), let lap = frame.number("rows.hero.lap") else {
      return nil
    }
    return lap * 5 * FeedWindow.size.width + offset
  }

  @Test func `a resize during a drag leaves the stroke alive and the row on a page of the new width`()
    async throws
  {
    let window = try await FeedWindow()
    try await window.pauseAutoScroll()
    let mark = window.mark
    let (start, middle) = (CGPoint(x: 360, y: 250), CGPoint(x: 260, y: 250))
    try await window.robot.perform(
      [.move(start), .press(1)] + PointerRobot.Step.path(from: start, to: middle, steps: 10))
    try await window.log.next("the hero dragged") { $0.text("rows.hero.phase") == "dragging" }
    try await window.robot.resize(width: 520, height: 800)
    let end = CGPoint(x: 40, y: 250)
    try await window.robot.perform(PointerRobot.Step.path(from: middle, to: end, steps: 20) + [.release(1)])
    try await window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try await window.rest()
    let page = try #require(rest.int("rows.hero.page"))
    #expect(rest.int("rows.hero.dots.current") == page)
    #expect(isClose(try #require(rest.number("rows.hero.x")), CGFloat(page) * 520))
    #expect(window.since(mark).course(of: "feed.y") == [0])
    #expect(!window.since(mark).contains { $0.isEvent("strokeCancelled") })
  }
}
