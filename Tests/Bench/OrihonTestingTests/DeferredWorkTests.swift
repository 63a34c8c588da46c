import Foundation
import OrihonTesting
import SampleFeeds
import Testing

/// Tests of what a screen defers by the main queue, in a test of Swift Testing.
struct DeferredWorkTests {
  @Test func `a harness leaves the main queue to the test, which lets it run by yielding`() async {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    let view = harness.collectionView
    // Suspended once, the test is a job of the main queue, in which no other one can run.
    await Task.yield()
    DispatchQueue.main.async { MainActor.assumeIsolated { view.alpha = 0.5 } }
    harness.advance(by: 1)
    #expect(view.alpha == 1)
    await Task.yield()
    harness.advance(by: 1)
    #expect(view.alpha == 0.5)
  }
}
