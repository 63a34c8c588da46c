import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that a row's description says everything the row needs.
struct RowSpecificationTests {
  /// Covers requirement R46.
  @Test func `a described row has dots and tells of its scrolling, with no code in between`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")]).scene())
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0))
    harness.advance(by: 2)
    #expect(harness.row("a")?.dots?.current == 1)
    let told = harness.events.filter { $0.scroller == .row("a") }.map(\.kind)
    #expect(told.contains(.motion(.stopChanged(1, .fling))) || told.contains(.motion(.stopChanged(1, .drag))))
    #expect(told.contains(.motion(.didSettle(stop: 1))))
    #expect(!harness.events.contains { $0.scroller == .row("b") })
  }

  /// Covers requirement R46.
  @Test func `the rows' physics is a value that the view is given`() {
    func travelled(_ rate: CGFloat) -> CGFloat {
      let harness = StageHarness(SampleFeed([SampleFeed.Row("a", count: 60, .continuous)]).scene())
      harness.collectionView.decelerationRate = DecelerationRate(rawValue: rate)
      harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 0))
      harness.advance(by: 6)
      return harness.collectionView.rowReading(of: "a")?.contentOffset ?? 0
    }
    #expect(travelled(0.998) > 2 * travelled(0.99))
  }
}
