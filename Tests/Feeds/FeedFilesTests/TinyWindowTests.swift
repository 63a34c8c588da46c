import Documents
import Foundation
import OrihonTesting
import ScreenInterface
import Testing

/// Tests that a row outlives a window of one point.
struct TinyWindowTests {
  private static let size = CGSize(width: 430, height: 932)

  private func harness() throws -> StageHarness {
    let cards = (0..<6).map { "c\($0)" }
    return try WrittenFeed.harness(WrittenFeed.feed(WrittenFeed.row("a", cards: cards)), size: Self.size)
  }

  /// Makes the window one point small for some frames, and large again.
  private func squeeze(_ harness: StageHarness) {
    for size in [CGSize(width: 1, height: 1), Self.size] {
      harness.send(.window(.resized(size, scale: 1)))
      harness.advance(by: 0.1)
      #expect(harness.stage.trace.scrollers.allSatisfy { $0.motion.offset.isFinite })
    }
  }

  @Test func `at rest it keeps its page`() throws {
    let harness = try harness()
    for _ in 0..<2 {
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
      harness.settle()
    }
    squeeze(harness)
    harness.settle()
    harness.expect("rows.a.page", is: 2)
    harness.expect("rows.a.phase", is: "idle")
  }

  @Test func `in flight it arrives`() throws {
    let harness = try harness()
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 0.05)
    squeeze(harness)
    harness.settle()
    harness.expect("rows.a.page", is: 1)
    harness.expect("rows.a.phase", is: "idle")
  }

  @Test func `in a drag it goes on and comes to rest on a page`() throws {
    let harness = try harness()
    let start = harness.center(ofRow: "a")
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -100, y: 0), in: 0.2)
    squeeze(harness)
    harness.move(to: start + CGPoint(x: -120, y: 0))
    harness.advance(by: 0.2)
    harness.release(at: start + CGPoint(x: -120, y: 0))
    harness.settle()
    harness.expect("rows.a.phase", is: "idle")
    #expect(harness.row("a").map { $0.motion.progress == Double($0.motion.page ?? -1) } == true)
  }
}
