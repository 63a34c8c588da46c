import Foundation
import Testing

/// A press on what flies.
struct CatchTests {
  /// A flick, a press while its content still flies, and a release on the spot.
  private func flickAndCatch(from start: CGPoint, to end: CGPoint) -> [PointerRobot.Step] {
    PointerRobot.Step.drag(from: start, to: end, steps: 20)
      + [.pause(0.15), .press(1), .pause(0.25), .release(1)]
  }

  /// The middle of the swatch at or left of a place: the row rests anywhere, and between two cards is nothing to click.
  private func middleOfSwatch(near x: CGFloat, in frame: LogRecord) throws -> CGFloat {
    let (margin, width, stride) = (20.0, 116.0, 128.0)
    let offset = try #require(frame.number("rows.swatches.x"))
    let place = (Double(x) + offset - margin) / stride
    return CGFloat(margin + place.rounded(.down) * stride + width / 2 - offset)
  }

  @Test func `a press stops a flying feed, and is no click`() throws {
    let window = try FeedWindow()
    try window.pauseAutoScroll()
    let mark = window.mark
    try window.robot.perform(flickAndCatch(from: CGPoint(x: 215, y: 800), to: CGPoint(x: 215, y: 420)))
    try window.log.next("the feed flying") { $0.text("feed.phase") == "decelerating" }
    let caught = try window.log.next("the feed caught") { $0.text("feed.phase") == "tracking" }
    let rest = try window.rest()
    #expect(caught.number("feed.v") == 0)
    #expect(rest.number("feed.y") == caught.number("feed.y"))
    #expect(!window.since(mark).contains { $0.isEvent("tapped") })
  }

  @Test func `a press stops a flying row, and is no click; the next one is`() throws {
    let window = try FeedWindow("default", ["--place", "feed=500"])
    try window.pauseAutoScroll()
    let mark = window.mark
    let (start, end) = (CGPoint(x: 400, y: 510), CGPoint(x: 120, y: 510))
    try window.robot.perform(flickAndCatch(from: start, to: end))
    try window.log.next("the row flying") { $0.text("rows.swatches.phase") == "decelerating" }
    let caught = try window.log.next("the row caught") { $0.text("rows.swatches.phase") == "tracking" }
    let rest = try window.rest()
    #expect(rest.number("rows.swatches.x") == caught.number("rows.swatches.x"))
    #expect(!window.since(mark).contains { $0.isEvent("tapped") })
    try window.robot.click(at: CGPoint(x: try middleOfSwatch(near: end.x, in: rest), y: end.y))
    try window.log.next("a click") { $0.isEvent("tapped", row: "swatches") }
  }
}
