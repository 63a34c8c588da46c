import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the keyboard's way through a feed.
struct CollectionViewFocusTests {
  private func harness() -> StageHarness {
    StageHarness(SampleFeed((0..<8).map { SampleFeed.Row("row\($0)") }).scene())
  }

  /// Covers requirement R52.
  @Test func `tab goes through what is visible in its order, a row before its controls`() {
    let harness = harness()
    let feed = harness.collectionView
    var order: [String] = []
    for _ in 0..<4 {
      harness.key("tab")
      harness.advance(by: 0.1)
      order.append("\(feed.focusedRow ?? "")/\(feed.focusedControl == nil ? "row" : "control")")
    }
    #expect(order == ["row0/row", "row0/control", "row1/row", "row1/control"])
    #expect(harness.feed.offset == 0)
  }

  /// Covers requirement R52.
  @Test func `the focus brings what is hidden into view by a request, and moves no row`() {
    let harness = harness()
    let feed = harness.collectionView
    for _ in 0..<10 {
      harness.key("tab")
      harness.advance(by: 0.5)
    }
    #expect(feed.focusedRow == "row4" || feed.focusedRow == "row5")
    #expect(harness.feed.offset > 0)
    let requests = harness.events.filter { event in
      if case .motion(.requested(_, cause: .key, _, _)) = event.kind { event.scroller.isFeed } else { false }
    }
    #expect(!requests.isEmpty)
    #expect(feed.rowReadings.allSatisfy { $0.motion.stop == 0 && $0.motion.phase == .idle })
  }
}
