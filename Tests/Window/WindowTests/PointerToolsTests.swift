import Foundation
import Testing

/// Tests of the scroll bar, the menus and the palette, with a real pointer and real keys.
struct PointerToolsTests {
  @Test func `the scroll bar is dragged at the window's edge, and no row moves`() async throws {
    let window = try await FeedWindow()
    try await window.pauseAutoScroll()
    let mark = window.mark
    let edge = CGPoint(x: 425, y: 40)
    try await window.robot.perform([.move(CGPoint(x: 380, y: 40)), .pause(0.1), .move(edge), .pause(0.1)])
    try await window.robot.drag(from: edge, to: CGPoint(x: 425, y: 240))
    try await window.log.next("the feed far down") { ($0.number("feed.y") ?? 0) > 1200 }
    #expect(window.since(mark).course(of: "feed.y").isRising)
    #expect(window.since(mark).course(of: "rows.hero.x").count == 1)
    #expect(!window.since(mark).contains { $0.isEvent("tapped") })
  }

  @Test func `a right click opens a menu, and a click in it does what its line says`() async throws {
    let window = try await FeedWindow()
    let place = CGPoint(x: 150, y: 250)
    try await window.robot.perform(
      [.move(CGPoint(x: 150, y: 240)), .move(place), .press(3), .release(3), .pause(0.1)]
        + PointerRobot.Step.click(at: CGPoint(x: 200, y: 324)))
    try await window.log.next("a pause by its key") { $0.isPause("button", row: "hero") }
    #expect(!window.log.records.contains { $0.isEvent("tapped") })
  }

  @Test func `the palette leads to another scene in the same window`() async throws {
    let window = try await FeedWindow()
    try await window.robot.perform(
      [.move(CGPoint(x: 150, y: 250)), .key("ctrl+p")] + "wraps".map { .key(String($0)) } + [.key("Return")])
    try await window.log.next("rows of the other scene") { $0.rowIDs.contains("rewind") }
  }

  @Test func `the palette leads to the feeds beside one's own, and back, and past one with a fault`()
    async throws
  {
    let folder = try TemporaryFolder()
    func feed(_ row: String) -> String {
      "title: \(row)\nsections: [{id: \(row), layout: carousel, card: {width: 200, height: 100}, cards: [{title: a}]}]"
    }
    for (name, text) in [
      ("here", feed("here")), ("beside", feed("beside")), ("faulty", "sections: [{id: a, layout: spiral}]"),
      ("script", "- wait: 1"),
    ] {
      try text.write(to: folder.file("\(name).yml"), atomically: false, encoding: .utf8)
    }
    let window = try await FeedWindow(folder.file("here.yml").path)
    func go(to name: String) async throws {
      try await window.robot.perform(
        [.move(CGPoint(x: 150, y: 250)), .key("ctrl+p")] + name.map { .key(String($0)) } + [.key("Return")])
    }
    try await go(to: "beside")
    try await window.log.next("the feed beside it") { $0.rowIDs == ["beside"] }
    try await go(to: "faulty")
    try await window.log.next("the same feed anew") { $0.rowIDs == ["beside"] && $0.int("frame") == 0 }
    #expect(window.program.errors.contains("faulty.yml:1:"))
    try await go(to: "here")
    try await window.log.next("the feed of the beginning") { $0.rowIDs == ["here"] }
  }
}
