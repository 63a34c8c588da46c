import Foundation
import TestSupport
import Testing

/// Tests of clicks on the dots of the default feed's first two rows.
struct DotsTests {
  /// A row with dots, and the height of its dots in the window.
  private struct Row {
    var id: String
    var y: CGFloat

    static let hero = Row(id: "hero", y: 488)
    static let months = Row(id: "months", y: 828)

    /// Returns the middle of a page's dot while everything rests.
    func dot(_ page: Int, in frame: LogRecord) throws -> CGPoint {
      let count = try #require(frame.int("rows.\(id).dots.count"))
      let current = try #require(frame.int("rows.\(id).dots.current"))
      let left = (FeedWindow.size.width - CGFloat(count - 1) * 16 - 18) / 2
      let half: CGFloat = page == current ? 9 : 3.5
      return CGPoint(x: left + CGFloat(page) * 16 + (page > current ? 11 : 0) + half, y: y)
    }
  }

  @Test(arguments: ["hero", "months"])
  func `a click on the third dot goes to that page, and the dots show no other one`(id: String) async throws {
    let row = id == "hero" ? Row.hero : .months
    let window = try await FeedWindow()
    let start = try await window.pauseAutoScroll()
    let page = try #require(start.int("rows.\(id).dots.current"))
    let target = page == 2 ? 0 : 2
    let mark = window.mark
    try await window.robot.click(at: try row.dot(target, in: start))
    try await window.log.next("a request of the dots") { $0.isRequest(by: "dots", row: id) }
    try await window.log.next("its arrival") { $0.isEvent("arrived", row: id) }
    let rest = try await window.rest()
    #expect(rest.int("rows.\(id).page") == target)
    #expect(rest.int("rows.\(id).settledPage") == target)
    let shown: [Double] = window.since(mark).course(of: "rows.\(id).dots.current")
    #expect(shown.filter { $0 != Double(page) } == [Double(target)])
    #expect(window.since(mark).filter { $0.isEvent("pageChanged") }.count == 1)
    #expect(window.log.records.course(of: "feed.y") == [0])
  }

  @Test func `dots of the first row answer while the second row still flies`() async throws {
    let feed = try HandTimedFeed()
    let target = 3
    var page: Int?
    try await feed.perform { start in
      page = start.int("rows.months.page")
      let flick = PointerRobot.Step.drag(
        from: CGPoint(x: 330, y: 700), to: CGPoint(x: 130, y: 700), steps: 12)
      return flick + PointerRobot.Step.click(at: try Row.hero.dot(target, in: start))
    }
    let asked = try #require(feed.records.firstIndex { $0.isRequest(by: "dots", row: "hero") })
    let frame = try #require(feed.records[asked...].first { $0.isFrame })
    #expect(frame.text("rows.months.phase") == "decelerating")
    #expect(frame.text("rows.hero.phase") == "animating")
    #expect(feed.records.contains { $0.isEvent("arrived", row: "hero") })
    let rest = try #require(feed.records.last { $0.isAtRest })
    let chosen = feed.records.last { $0.isEvent("willSettle", row: "months") }
    #expect(rest.int("rows.hero.page") == target)
    #expect(rest.int("rows.hero.dots.current") == target)
    #expect(rest.int("rows.months.page") == chosen?.int("target"))
    #expect(rest.int("rows.months.page") != page)
    #expect(rest.int("rows.months.dots.current") == rest.int("rows.months.page"))
  }
}
