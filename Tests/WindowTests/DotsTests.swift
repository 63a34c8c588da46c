import Foundation
import TestSupport
import Testing

/// Clicks on the dots of the default feed's first two rows.
struct DotsTests {
  /// A row with dots, and where they are in the window.
  private struct Row {
    var id: String
    var y: CGFloat

    static let hero = Row(id: "hero", y: 488)
    static let months = Row(id: "months", y: 828)

    /// The middle of a page's dot while everything rests.
    func dot(_ page: Int, in frame: LogRecord) throws -> CGPoint {
      let count = try #require(frame.int("rows.\(id).dots.count"))
      let current = try #require(frame.int("rows.\(id).dots.current"))
      let left = (FeedWindow.size.width - CGFloat(count - 1) * 16 - 18) / 2
      let half: CGFloat = page == current ? 9 : 3.5
      return CGPoint(x: left + CGFloat(page) * 16 + (page > current ? 11 : 0) + half, y: y)
    }
  }

  @Test(arguments: ["hero", "months"])
  func `a click on the third dot goes to that page, and the dots show no other one`(id: String) throws {
    let row = id == "hero" ? Row.hero : .months
    let window = try FeedWindow()
    let start = try window.pauseAutoScroll()
    let page = try #require(start.int("rows.\(id).dots.current"))
    let target = page == 2 ? 0 : 2
    let mark = window.mark
    try window.robot.click(at: try row.dot(target, in: start))
    try window.log.next("a request of the dots") { $0.isRequest(by: "dots", row: id) }
    try window.log.next("its arrival") { $0.isEvent("arrived", row: id) }
    let rest = try window.rest()
    #expect(rest.int("rows.\(id).page") == target)
    #expect(rest.int("rows.\(id).settledPage") == target)
    #expect(
      window.since(mark).course(of: "rows.\(id).dots.current").filter { $0 != Double(page) } == [
        Double(target)
      ])
    #expect(window.since(mark).filter { $0.isEvent("pageChanged") }.count == 1)
    #expect(window.log.records.course(of: "feed.y") == [0])
  }

  @Test func `dots of the first row answer while the second row still flies`() throws {
    let window = try FeedWindow()
    let start = try window.pauseAutoScroll()
    let target = try #require(start.int("rows.hero.dots.current")) == 3 ? 1 : 3
    let mark = window.mark
    let flick = PointerRobot.Step.drag(
      from: CGPoint(x: 330, y: 700), to: CGPoint(x: 130, y: 700), steps: 12)
    try window.robot.perform(flick + PointerRobot.Step.click(at: try Row.hero.dot(target, in: start)))
    let request = try window.log.next("a request of the dots") { $0.isRequest(by: "dots", row: "hero") }
    let frame = try window.log.next("a frame after it") { $0.isFrame }
    #expect(frame.time >= request.time)
    #expect(frame.text("rows.months.phase") == "decelerating")
    #expect(frame.text("rows.hero.phase") == "animating")
    try window.log.next("the hero's arrival") { $0.isEvent("arrived", row: "hero") }
    let rest = try window.rest()
    let chosen = window.since(mark).last { $0.isEvent("willSettle", row: "months") }
    #expect(rest.int("rows.hero.page") == target)
    #expect(rest.int("rows.hero.dots.current") == target)
    #expect(rest.int("rows.months.page") == chosen?.int("target"))
    #expect(rest.int("rows.months.page") != start.int("rows.months.page"))
    #expect(rest.int("rows.months.dots.current") == rest.int("rows.months.page"))
  }
}
