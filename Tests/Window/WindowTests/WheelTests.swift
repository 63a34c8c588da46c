import Foundation
import Testing

/// Tests of the wheel over a carousel.
struct WheelTests {
  private let months = CGPoint(x: 215, y: 700)

  @Test func `a wheel over a carousel scrolls the feed, and with shift it pages the row`() async throws {
    let window = try await FeedWindow()
    let start = try await window.pauseAutoScroll()
    let mark = window.mark
    try await window.robot.perform([.move(months)] + PointerRobot.Step.notch(5) + PointerRobot.Step.notch(5))
    try await window.log.next("the feed scrolled") { $0.number("feed.y") == 106 }
    #expect(window.since(mark).course(of: "rows.months.x").count == 1)
    #expect(window.since(mark).course(of: "feed.y").isRising)
    try await pagesWithShift(window, from: try #require(start.int("rows.months.page")))
  }

  private func pagesWithShift(_ window: FeedWindow, from page: Int) async throws {
    let mark = window.mark
    try await window.robot.perform(
      [.pause(0.3), .keyDown("shift")] + PointerRobot.Step.notch(5) + [.keyUp("shift")])
    let turned = try await window.log.next("a page by the wheel") { $0.isEvent("pageChanged", row: "months") }
    #expect(turned.text("cause") == "wheel")
    try await window.log.next("its arrival") { $0.isEvent("arrived", row: "months") }
    let rest = try await window.rest()
    #expect(rest.int("rows.months.page") == page + 1)
    #expect(rest.int("rows.months.dots.current") == page + 1)
    #expect(window.since(mark).course(of: "feed.y") == [106])
  }
}
