import Foundation
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

/// Tests of a real window with a device's frame around its scene, and of one without tools.
struct FramedWindowTests {
  /// The corner of the scene in the window, in points.
  private static let corner = CGPoint(x: 36, y: 56)

  @Test(arguments: ["software", "accelerated"])
  func `a drag in the frame's screen turns the page, and one on the frame does nothing`(renderer: String)
    async throws
  {
    let window = try await FeedWindow("default", ["--frame", "--renderer", renderer])
    let page = try #require(
      try await window.pauseAutoScroll(at: CGPoint(x: 251, y: 96)).int("rows.hero.page"))
    let mark = window.mark
    // The bezel beside the hero.
    try await window.robot.drag(from: CGPoint(x: 28, y: 306), to: CGPoint(x: 328, y: 306), steps: 20)
    let (start, end) = (CGPoint(x: 365, y: 250), CGPoint(x: 65, y: 250))
    try await window.robot.drag(from: Self.framed(start), to: Self.framed(end), steps: 30)
    try await window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    let rest = try await window.rest()
    #expect(rest.int("rows.hero.page") == (page + 1) % 5)
    #expect(isClose(try #require(rest.number("rows.hero.x")), CGFloat((page + 1) % 5) * 430))
    let pages = window.since(mark).filter { $0.isEvent("pageChanged") }
    #expect(pages.map { $0.text("cause") } == ["drag"])
    let picture = try await window.robot.screenshot()
    #expect(picture.width == 430 + 72 && picture.height == 932 + 112)
  }

  @Test func `a recording of a framed window replays without the frame`() async throws {
    let folder = try TemporaryFolder()
    let window = try await FeedWindow("default", ["--frame", "--record", "framed.jsonl"], in: folder.url)
    let (start, end) = (CGPoint(x: 365, y: 250), CGPoint(x: 65, y: 250))
    try await window.robot.drag(from: Self.framed(start), to: Self.framed(end), steps: 20)
    try await window.rest()
    try await window.program.quit()
    let replay = Process()
    replay.executableURL = try BuiltProduct.executable("orihon")
    replay.arguments = ["replay", "framed.jsonl", "--headless"]
    replay.currentDirectoryURL = folder.url
    #expect(try await Waiting.run(replay) == 0)
  }

  @Test func `S saves the scene in its frame`() async throws {
    let folder = try TemporaryFolder()
    let window = try await FeedWindow("default", ["--frame"], in: folder.url)
    try await window.robot.perform([
      .move(Self.framed(CGPoint(x: 215, y: 850))), .key("s"), .pause(0.3),
    ])
    try await window.program.quit()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let picture = try PNGFile().read(folder.file(try #require(names.first { $0.hasSuffix(".png") })))
    #expect(picture.width == 430 + 72 && picture.height == 932 + 112)
  }

  @Test func `a presented window has no tools, and its scene scrolls by its keys`() async throws {
    let window = try await FeedWindow("default", ["--present"])
    try await window.robot.perform([.move(CGPoint(x: 215, y: 850)), .key("h"), .key("t"), .key("End")])
    let rest = try await window.log.next("the end of the feed at rest") {
      $0.isAtRest && ($0.number("feed.y") ?? 0) > 500
    }
    #expect(rest.number("feed.y") != nil)
    let picture = try await window.robot.screenshot()
    #expect(picture.width == 430, "no measurements have widened the window")
    try await window.program.quit()
  }

  private static func framed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + corner.x, y: point.y + corner.y)
  }
}
