import Foundation
import TestSupport
import Testing

/// Drags in the default feed: who moves, and who does not.
struct DragTests {
  @Test(arguments: ["software", "accelerated"])
  func `a drag of 300 points turns the hero by one page, and the feed does not move`(renderer: String) throws
  {
    let window = try FeedWindow("default", ["--renderer", renderer])
    let page = try #require(try window.pauseAutoScroll().int("rows.hero.page"))
    let mark = window.mark
    try window.robot.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 30)
    try window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try window.rest()
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

  @Test func `a vertical drag on a carousel scrolls the feed, and the row does not move`() throws {
    let window = try FeedWindow()
    try window.pauseAutoScroll()
    let mark = window.mark
    try window.robot.drag(from: CGPoint(x: 215, y: 380), to: CGPoint(x: 225, y: 150), steps: 30)
    try window.log.next("the feed dragged") { $0.text("feed.phase") == "dragging" }
    let rest = try window.rest()
    #expect(try #require(rest.number("feed.y")) > 200)
    #expect(window.since(mark).course(of: "feed.y").isRising)
    #expect(window.since(mark).course(of: "rows.hero.x").count == 1)
    #expect(!window.since(mark).contains { $0.isEvent("pageChanged") })
  }

  @Test func `a stroke goes on while the pointer is outside the window, and comes back`() throws {
    let window = try FeedWindow()
    let start = try window.pauseAutoScroll()
    let mark = window.mark
    let (inside, outside) = (CGPoint(x: 250, y: 250), CGPoint(x: -120, y: 250))
    let back = CGPoint(x: 320, y: 250)
    try window.robot.perform(
      [.move(inside), .press(1)] + PointerRobot.Step.path(from: inside, to: outside, steps: 30)
        + [.pause(0.2)] + PointerRobot.Step.path(from: outside, to: back, steps: 40)
        + [.pause(0.2), .release(1)])
    try window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try window.rest()
    let from = try #require(heroPosition(in: start))
    let dragged = window.since(mark).filter { $0.text("rows.hero.phase") == "dragging" }
    let way = dragged.compactMap(heroPosition).map { $0 - from }
    #expect(try #require(way.max()) > 355, "370 points to the left, less the slop")
    #expect(try #require(way.last) < 0, "and back beyond the start")
    #expect(rest.int("rows.hero.page") == start.int("rows.hero.page"))
    #expect(!window.since(mark).contains { $0.isEvent("strokeCancelled") })
    #expect(window.since(mark).filter { $0.isEvent("didSettle") }.count == 1)
  }

  /// The offset of the looped row, its laps counted.
  private func heroPosition(in frame: LogRecord) -> Double? {
    guard let offset = frame.number("rows.hero.x"), let lap = frame.number("rows.hero.lap") else {
      return nil
    }
    return lap * 5 * FeedWindow.size.width + offset
  }

  @Test func `a resize during a drag leaves the stroke alive and the row on a page of the new width`() throws
  {
    let window = try FeedWindow()
    try window.pauseAutoScroll()
    let mark = window.mark
    let (start, middle) = (CGPoint(x: 360, y: 250), CGPoint(x: 260, y: 250))
    try window.robot.perform(
      [.move(start), .press(1)] + PointerRobot.Step.path(from: start, to: middle, steps: 10))
    try window.log.next("the hero dragged") { $0.text("rows.hero.phase") == "dragging" }
    try window.robot.resize(width: 520, height: 800)
    let end = CGPoint(x: 40, y: 250)
    try window.robot.perform(PointerRobot.Step.path(from: middle, to: end, steps: 20) + [.release(1)])
    try window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try window.rest()
    let page = try #require(rest.int("rows.hero.page"))
    #expect(rest.int("rows.hero.dots.current") == page)
    #expect(isClose(try #require(rest.number("rows.hero.x")), CGFloat(page) * 520))
    #expect(window.since(mark).course(of: "feed.y") == [0])
    #expect(!window.since(mark).contains { $0.isEvent("strokeCancelled") })
  }
}
