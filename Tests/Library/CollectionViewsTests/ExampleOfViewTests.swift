import CollectionViews
import Foundation
import OrihonTesting
import SampleFeeds
import Stage
import Testing

/// An example to copy: a harness drives a feed without a window.
struct ExampleOfViewTests {
  @Test func `a drag scrolls the feed under the pointer`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")]).scene())
    harness.drag(from: CGPoint(x: 20, y: 500), by: CGPoint(x: 0, y: -60))
    #expect(harness.feed.offset >= 0 && !harness.collectionView.visibleCells.isEmpty)
  }
}
