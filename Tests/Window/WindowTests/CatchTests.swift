import Foundation
import Testing

/// Tests of a press on flying content.
struct CatchTests {
  /// Returns a flick, a press while its content still flies, and a release on the spot.
  private func flickAndCatch(from start: CGPoint, to end: CGPoint) -> [PointerRobot.Step] {
    PointerRobot.Step.drag(from: start, to: end, steps: 20) + [.press(1), .release(1)]
  }

  /// Returns the middle of the swatch at or left of a place.
  ///
  /// The row rests anywhere, and between two cards is nothing to click.
  private func middleOfSwatch(near x: CGFloat, in frame: LogRecord) throws -> CGFloat {
    let (margin, width, stride) = (20.0, 116.0, 128.0)
    let offset = try #require(frame.number("rows.swatches.x"))
    let place = (Double(x) + offset - margin) / stride
    return CGFloat(margin + place.rounded(.down) * stride + width / 2 - offset)
  }

  /// Returns the first record after a flight in which `scroller` is touched.
  private func caught(_ scroller: String, in records: [LogRecord]) throws -> LogRecord {
    let flight = try #require(records.firstIndex { $0.text("\(scroller).phase") == "decelerating" })
    return try #require(records[flight...].first { $0.text("\(scroller).phase") == "tracking" })
  }

  @Test func `a press stops a flying feed, and is no click`() async throws {
    let feed = try HandTimedFeed()
    try await feed.perform { _ in flickAndCatch(from: CGPoint(x: 215, y: 800), to: CGPoint(x: 215, y: 420)) }
    let caught = try caught("feed", in: feed.records)
    let rest = try #require(feed.records.last { $0.isAtRest })
    #expect(caught.number("feed.v") == 0)
    #expect(rest.number("feed.y") == caught.number("feed.y"))
    #expect(!feed.records.contains { $0.isEvent("tapped") })
  }

  @Test func `a press stops a flying row, and is no click; the next one is`() async throws {
    let feed = try HandTimedFeed(at: 500)
    let (start, end) = (CGPoint(x: 400, y: 510), CGPoint(x: 120, y: 510))
    var offset: Double?
    try await feed.perform(
      { _ in flickAndCatch(from: start, to: end) },
      { rest in
        offset = rest.number("rows.swatches.x")
        #expect(!feed.records.contains { $0.isEvent("tapped") })
        return PointerRobot.Step.click(at: CGPoint(x: try middleOfSwatch(near: end.x, in: rest), y: end.y))
      })
    #expect(try caught("rows.swatches", in: feed.records).number("rows.swatches.x") == offset)
    #expect(feed.records.filter { $0.isEvent("tapped", row: "swatches") }.count == 1)
  }
}
