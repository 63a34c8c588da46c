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

/// Tests that rows keep what they show, whatever happens to the data or the window.
///
/// Covers requirements R10, R33, R34 and R36.
struct CollectionViewReloadTests {
  private func go(_ harness: StageHarness, _ row: String, to page: Int) {
    harness.collectionView.perform(
      ScrollRequest(.row(row), to: .stop(page, .shortest), animation: .none))
    harness.advance(by: 0.05)
  }

  @Test func `offsets of a hundred rows survive scrolling away and back`() {
    let feed = SampleFeed((0..<100).map { SampleFeed.Row("row\($0)") })
    let harness = StageHarness(feed.scene())
    for row in 0..<100 { go(harness, "row\(row)", to: row % 5) }
    harness.key("end")
    harness.advance(by: 1)
    harness.key("home")
    harness.advance(by: 1)
    let view = harness.collectionView
    #expect((0..<100).allSatisfy { view.rowReading(of: "row\($0)")?.motion.stop == $0 % 5 })
    #expect(view.visibleCells.count < 20)
  }

  @Test func `a row whose pages hold no whole number of cards keeps its last page when laid out anew`() {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a", count: 6, .paging, cardWidth: 250)]).scene())
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.row("a"), to: .step(9)))
    harness.advance(by: 1)
    let before = harness.row("a")?.motion
    #expect(before?.page == (before?.pages ?? 0) - 1 && before?.phase == .idle)
    feed.reloadData()
    harness.advance(by: 0.1)
    #expect(harness.row("a")?.motion.page == before?.page)
    #expect(harness.row("a")?.motion.offset == before?.offset)
  }

  @Test func `a row that moves to another place in the feed keeps its page`() {
    let feed = SampleFeed((0..<4).map { SampleFeed.Row("row\($0)") })
    let harness = StageHarness(feed.scene())
    go(harness, "row2", to: 3)
    feed.rows.swapAt(0, 2)
    harness.collectionView.reloadData()
    harness.advance(by: 0.1)
    #expect(harness.row("row2")?.motion.page == 3)
    #expect(harness.row("row0")?.motion.page == 0)
  }

  @Test func `fewer pages clamp the page and leave the row at rest on a stop`() {
    let feed = SampleFeed([SampleFeed.Row("a", count: 8)])
    let harness = StageHarness(feed.scene())
    go(harness, "a", to: 7)
    feed.rows[0].count = 3
    harness.collectionView.reloadData()
    harness.advance(by: 0.1)
    #expect(harness.row("a")?.motion.page == 2)
    #expect(harness.row("a")?.motion.phase == .idle)
    #expect(harness.row("a")?.dots == RowTrace.Dots(count: 3, current: 2))
  }

  @Test func `a sweep of the window's width keeps the page and its place in every frame`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b", .paging)]).scene())
    go(harness, "a", to: 3)
    let changes = harness.events.count
    for width in stride(from: 320, through: 1600, by: 40) {
      harness.send(.window(.resized(CGSize(width: CGFloat(width), height: 700), scale: 1)))
      harness.advance(by: 1.0 / 60)
      let row = harness.row("a")
      #expect(row?.motion.page == 3)
      #expect(row?.motion.offset == 312 * 3 + 150 - CGFloat(width) / 2)
    }
    #expect(harness.events.count == changes)
  }

  @Test func `an empty window is survived`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    go(harness, "a", to: 2)
    harness.send(.window(.resized(.zero, scale: 1)))
    harness.advance(by: 0.1)
    harness.send(.window(.resized(CGSize(width: 400, height: 700), scale: 1)))
    harness.advance(by: 0.1)
    #expect(harness.row("a")?.motion.page == 2)
  }

  @Test func `a row of zero cards and a feed of no rows show nothing and do not stumble`() {
    let feed = SampleFeed([SampleFeed.Row("a", count: 0), SampleFeed.Row("b", count: 1)])
    let harness = StageHarness(feed.scene())
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0))
    harness.advance(by: 1)
    feed.rows = []
    harness.collectionView.reloadData()
    harness.advance(by: 0.5)
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -20, y: -200))
    harness.advance(by: 2)
    #expect(harness.stage.trace.rows.isEmpty)
  }

  @Test func `an unknown row is rejected with an event and no motion`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    let id = harness.collectionView.perform(ScrollRequest(.row("nowhere"), to: .step(1))).id
    harness.advance(by: 0.1)
    #expect(
      harness.events.map(\.kind) == [
        .motion(.requested(id: id, cause: .api, stop: nil, offset: nil)), .motion(.ended(id: id, .rejected)),
      ])
  }

  /// Covers requirement R44.
  @Test func `a request ends cancelled when the section it moves goes away`() {
    let feed = SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")])
    let harness = StageHarness(feed.scene())
    let view = harness.collectionView
    let id = view.perform(ScrollRequest(.row("b"), to: .stop(3, .shortest))).id
    harness.advance(by: 0.1)
    feed.rows.removeLast()
    view.reloadData()
    harness.advance(by: 0.1)
    #expect(
      harness.events.contains { $0.scroller == .row("b") && $0.kind == .motion(.ended(id: id, .cancelled)) })
  }
}
