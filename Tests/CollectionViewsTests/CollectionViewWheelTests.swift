import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

/// R23, R29: the wheel and the keys.
struct CollectionViewWheelTests {
  private func harness() -> StageHarness {
    StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene())
  }

  @Test func `the wheel over a carousel scrolls the feed by 53 points a notch`() {
    let harness = harness()
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1)
    harness.advance(by: 0.5)
    #expect(isClose(harness.feed.offset, 53))
    #expect(harness.row("row0")?.motion.page == 0)
  }

  @Test func `shift and the wheel turn one page a notch and never move the feed`() {
    let harness = harness()
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    harness.advance(by: 0.05)
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.page == 1)
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.page == 2)
    #expect(harness.feed.offset == 0)
  }

  @Test func `a turn of the wheel stays with the row it began on although rows slide under it`() {
    let harness = harness()
    for _ in 0..<12 {
      harness.wheel(at: CGPoint(x: 200, y: 100), y: -1)
      harness.advance(by: 0.05)
    }
    harness.advance(by: 1)
    #expect(harness.feed.offset > 500)
    #expect(harness.stage.trace.rows.allSatisfy { $0.motion.page == 0 })
  }

  @Test func `arrow keys turn the page of the row that shows most, or of the focused one`() {
    let harness = harness()
    for _ in 0..<3 { harness.key("tab") }
    harness.key("right")
    harness.key("right")
    harness.advance(by: 1)
    #expect(harness.row("row1")?.motion.page == 2)
    #expect(harness.row("row0")?.motion.page == 0)
  }

  @Test func `page down moves by the window less a margin and repeats add up`() {
    let harness = harness()
    harness.key("down")
    harness.key("down")
    harness.advance(by: 1)
    #expect(isClose(harness.feed.offset, 80, within: 1e-6))
    harness.key("home")
    harness.advance(by: 1)
    #expect(harness.feed.offset == 0)
  }
}
