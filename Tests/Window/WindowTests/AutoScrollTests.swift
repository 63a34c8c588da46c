import Foundation
import Testing

/// Tests of the first row, which moves on by itself while nobody uses it.
struct AutoScrollTests {
  @Test func `it advances while the feed stays where it was scrolled to, until the pointer moves in`()
    async throws
  {
    let window = try await FeedWindow()
    let months = CGPoint(x: 215, y: 700)
    try await window.robot.perform(
      [.move(months)] + PointerRobot.Step.notch(5) + PointerRobot.Step.notch(5))
    try await window.log.next("the feed scrolled") { $0.number("feed.y") == 106 }
    let mark = window.mark
    let first = try await window.log.next("the hero moving on") { $0.isRequest(by: "autoplay", row: "hero") }
    let page = try #require(first.int("page"))
    try await window.log.next("its arrival") { $0.isEvent("arrived", row: "hero") }
    let second = try await window.log.next("the hero moving on") { $0.isRequest(by: "autoplay", row: "hero") }
    #expect(second.int("page") == (page + 1) % 5)
    #expect(abs(second.time - first.time - 3.3) < 0.01)
    try await window.log.next("its arrival") { $0.isEvent("arrived", row: "hero") }
    #expect(window.since(mark).course(of: "feed.y") == [106])
    try await staysWhileHovered(window)
  }

  private func staysWhileHovered(_ window: FeedWindow) async throws {
    try await window.robot.perform([.move(CGPoint(x: 215, y: 150))])
    let paused = try await window.log.next("a pause under the pointer") { $0.isPause("hover", row: "hero") }
    let mark = window.mark
    try await window.robot.perform([.pause(3.5), .move(CGPoint(x: 215, y: 700))])
    let resumed = try await window.log.next("its end") { $0.isEvent("resumed", row: "hero") }
    #expect(resumed.time - paused.time > 3, "longer than a countdown")
    #expect(!window.since(mark).contains { $0.isRequest(by: "autoplay") })
    let next = try await window.log.next("the hero moving on") { $0.isRequest(by: "autoplay", row: "hero") }
    #expect(abs(next.time - resumed.time - 3) < 0.01, "the full interval counts from the end of the pause")
  }

  @Test func `a pointer that was there before and never moved does not stop it`() async throws {
    let display = try await VirtualDisplay()
    let middle = ["xdotool", "mousemove", String(1280 / 2), String(1100 / 2 - 200)]
    try await Tool.run(middle, display.environment())
    let window = try await FeedWindow("default", [], on: display)
    try await window.log.next("the hero moving on") { $0.isRequest(by: "autoplay", row: "hero") }
    #expect(!window.log.records.contains { $0.isPause("hover", row: "hero") })
    try await Tool.run(["xdotool", "mousemove_relative", "3", "0"], display.environment())
    try await window.log.next("a pause under the pointer") { $0.isPause("hover", row: "hero") }
  }
}
