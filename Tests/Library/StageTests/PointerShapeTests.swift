import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import Testing

/// Tests of the pointer's shapes.
///
/// It is an open hand over content that can be dragged, a closed one while dragging, an arrow on dots. Covers
/// DESIGN §3.
struct PointerShapeTests {
  private func harness() -> StageHarness {
    StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene())
  }

  @Test func `the hand opens over a row, closes while it drags and opens again`() {
    let harness = harness()
    let start = CGPoint(x: 300, y: 100)
    harness.move(to: start)
    harness.advance(by: 0.05)
    #expect(harness.stage.pointerShape == .openHand)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -120, y: 0), in: 0.2)
    harness.advance(by: 0.05)
    #expect(harness.stage.pointerShape == .closedHand)
    harness.release(at: CGPoint(x: 180, y: 100))
    harness.advance(by: 2)
    #expect(harness.stage.pointerShape == .openHand)
  }

  @Test func `what cannot be dragged and the scroll bar take an arrow`() {
    let still = StageHarness(View(frame: .zero), size: CGSize(width: 300, height: 300))
    still.move(to: CGPoint(x: 100, y: 100))
    still.advance(by: 0.05)
    #expect(still.stage.pointerShape == .arrow)
    let harness = harness()
    harness.move(to: CGPoint(x: 425, y: 100))
    harness.advance(by: 0.05)
    #expect(harness.stage.pointerShape == .arrow)
  }

  @Test func `dots take an arrow`() {
    let harness = harness()
    harness.move(to: CGPoint(x: 215, y: 222))
    harness.advance(by: 0.05)
    #expect(harness.stage.pointerShape == .arrow)
  }
}
