import Foundation
import TestSupport
import Testing

/// Tests of the five drags of the README, on whichever desktop the tests run.
struct FiveDragsTests {
  private typealias Step = PointerRobot.Step

  /// Plays gestures on the default feed at an offset; returns the records.
  private func play(at offset: CGFloat = 0, _ gestures: [PointerRobot.Step]...) async throws -> [LogRecord] {
    let feed = try HandTimedFeed(at: offset)
    let all = gestures.map { steps in { (_: LogRecord) in steps } }
    switch all.count {
    case 1: try await feed.perform(all[0])
    default: try await feed.perform(all[0], all[1])
    }
    return feed.records
  }

  private func pages(_ row: String, in records: [LogRecord]) -> [Int] {
    records.filter { $0.isEvent("pageChanged", row: row) }.compactMap { $0.int("page") }
  }

  @Test func `the hero is dragged, and its dots turn it while it still moves`() async throws {
    let dot = CGPoint(x: 215 + 32 + 5, y: 488)
    let records = try await play(
      Step.drag(from: CGPoint(x: 330, y: 250), to: CGPoint(x: 130, y: 250), steps: 12) + Step.click(at: dot))
    #expect(records.contains { $0.isRequest(by: "dots", row: "hero") })
    #expect(records.last { $0.isAtRest }?.int("rows.hero.page") == 4)
    #expect(records.course(of: "feed.y") == [0])
  }

  @Test func `the hero turns by itself while the feed stays where it was scrolled to`() async throws {
    let window = try await FeedWindow()
    try await window.robot.perform([.move(CGPoint(x: 215, y: 700))] + Step.notch(5))
    try await window.log.next("the feed scrolled") { $0.number("feed.y") == 53 }
    let mark = window.mark
    try await window.log.next("the hero moving on") { $0.isRequest(by: "autoplay", row: "hero") }
    try await window.log.next("its arrival") { $0.isEvent("arrived", row: "hero") }
    #expect(window.since(mark).course(of: "feed.y") == [53])
    try await window.robot.perform([.move(CGPoint(x: 215, y: 150))])
    try await window.log.next("a pause under the pointer") { $0.isPause("hover", row: "hero") }
  }

  @Test func `each flick of the tips turns one page, soft or hard`() async throws {
    let y = try await middle(of: "tips")
    let soft = Step.drag(from: CGPoint(x: 300, y: y.middle), to: CGPoint(x: 240, y: y.middle), steps: 5)
    let hard = Step.drag(from: CGPoint(x: 400, y: y.middle), to: CGPoint(x: 40, y: y.middle), steps: 4)
    let records = try await play(at: y.offset, soft, hard)
    #expect(pages("tips", in: records) == [1, 2])
  }

  @Test func `ten flicks of the festivals turn ten pages`() async throws {
    let y = try await middle(of: "festivals")
    let flick = Step.drag(from: CGPoint(x: 330, y: y.middle), to: CGPoint(x: 130, y: y.middle), steps: 5)
    let records = try await play(at: y.offset, (0..<10).flatMap { _ in flick })
    #expect(pages("festivals", in: records).count == 10)
    #expect(records.last { $0.isAtRest }?.int("rows.festivals.page") == 0)
  }

  @Test func `a diagonal drag keeps the axis that it chose`() async throws {
    let records = try await play(
      Step.drag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 80, y: 180), steps: 20))
    #expect(records.course(of: "feed.y") == [0])
    #expect(records.course(of: "rows.hero.x").count > 5)
  }

  /// Returns an offset at which a row is in the window, and the middle of the row there.
  private func middle(of row: String) async throws -> (offset: CGFloat, middle: CGFloat) {
    let feed = try HandTimedFeed()
    return try feed.place(of: row)
  }
}
