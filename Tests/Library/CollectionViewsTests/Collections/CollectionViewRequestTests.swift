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
import Typesetting

/// Tests of requests to show items, and of the calls that report their end.
///
/// Covers requirements S09, S12–S14 and R44.
struct CollectionViewRequestTests {
  private func harness(loops: Bool = false) -> StageHarness {
    let rows = (0..<8).map { SampleFeed.Row("row\($0)", count: 7, .continuous, loops: loops) }
    return StageHarness(SampleFeed(rows).scene())
  }

  private func view(_ harness: StageHarness) -> CollectionView { harness.collectionView }

  @Test func `an item of a row below pulls the feed to its row, as in UIKit`() {
    let harness = harness()
    view(harness).scrollToItem(at: IndexPath(item: 3, section: 5), at: .left, animated: true)
    harness.advance(by: 1)
    #expect(harness.row("row5")?.motion.offset == 936)
    #expect(harness.feed.offset == 488)
  }

  @Test(arguments: [Axes.horizontal, .vertical])
  func `with one axis named the other is not touched`(axes: Axes) {
    let harness = harness()
    view(harness).scroll(to: IndexPath(item: 3, section: 5), at: [.left, .top], axes: axes, animated: false)
    harness.advance(by: 0.5)
    let row = view(harness).rowReading(of: "row5")
    #expect(row?.contentOffset ?? 0 == (axes == .horizontal ? 936 : 0))
    #expect(harness.feed.offset == (axes == .horizontal ? 0 : 1020))
  }

  @Test func `in a loop an item is reached the shorter way`() {
    let harness = harness(loops: true)
    view(harness).scroll(to: IndexPath(item: 6, section: 0), at: .left, axes: .horizontal)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.offset == 1872)
    #expect(harness.row("row0")?.motion.lap == -1)
  }

  @Test func `in right-to-left layout left means left`() {
    let harness = harness()
    harness.key(Key("m"))
    harness.advance(by: 0.1)
    view(harness).scroll(to: IndexPath(item: 3, section: 0), at: .left, axes: .horizontal, animated: false)
    harness.advance(by: 0.1)
    let cell = view(harness).cellForItem(at: IndexPath(item: 3, section: 0))
    #expect(cell?.frame.minX == 0)
  }

  @Test func `whoever awaits an item hears once that it arrived or was superseded`() async {
    let harness = harness()
    let view = view(harness)
    let first = Task { @MainActor in
      await view.scroll(to: IndexPath(item: 4, section: 0), at: .left, axes: .horizontal).ending
    }
    await settle()
    harness.advance(by: 0.1)
    let second = Task { @MainActor in
      await view.scroll(to: IndexPath(item: 1, section: 0), at: .left, axes: .horizontal).ending
    }
    await settle()
    harness.advance(by: 1)
    #expect(await first.value == .superseded)
    #expect(await second.value == .arrived)
  }

  @Test func `a completion is called once, also for a request made inside a handler`() {
    let harness = harness()
    let diary = ScrollDiary()
    var endings: [RequestEnding] = []
    diary.onScroll = { scrollView in
      guard scrollView.contentOffset.y == 40 else { return }
      scrollView.perform(ScrollRequest(.row("row1"), to: .offset(120))) { endings.append($0) }
    }
    view(harness).delegate = diary
    view(harness).setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    harness.advance(by: 1)
    #expect(endings == [.arrived])
    #expect(harness.row("row1")?.motion.offset == 120)
  }

  @Test func `a view that goes cancels what was waited for and ends its streams`() async {
    var endings: [RequestEnding] = []
    var stream: AsyncStream<SceneEvent>?
    do {
      let harness = harness()
      stream = view(harness).events()
      view(harness).perform(ScrollRequest(.vertical, to: .offset(300))) { endings.append($0) }
      harness.advance(by: 0.1)
    }
    var read = 0
    if let stream { for await _ in stream { read += 1 } }
    #expect(endings == [.cancelled])
    #expect(read > 1)
  }

  @Test func `pages come as a stream, each once`() async {
    let rows = [SampleFeed.Row("row0", count: 5)]
    let harness = StageHarness(SampleFeed(rows).scene())
    let pages = view(harness).pages(of: .row("row0"))
    for _ in 0..<3 {
      harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 0))
      harness.advance(by: 1.5)
    }
    var read: [Int] = []
    for await page in pages.prefix(3) { read.append(page) }
    #expect(read == [1, 2, 3])
  }

  private func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  @Test(arguments: [false, true])
  func `in a row of centred groups, whose room is an inset, an item is brought to its place of rest`(
    loops: Bool
  ) {
    for position in [ScrollPosition.left, .centeredHorizontally, .right, []] {
      let harness = StageHarness(SampleFeed([SampleFeed.Row("row0", count: 7, loops: loops)]).scene())
      for item in [3, 6, 0, 1] {
        view(harness).scroll(
          to: IndexPath(item: item, section: 0), at: position, axes: .horizontal, animated: false)
        harness.advance(by: 0.1)
        let cell = view(harness).cellForItem(at: IndexPath(item: item, section: 0))
        #expect(cell?.frame.midX == 215 && harness.row("row0")?.motion.settledPage == item, "\(item)")
      }
    }
  }

  @Test func `taking back what has ended ends no later request that has its id`() async throws {
    let stage = Stage(SampleFeed([SampleFeed.Row("row0", count: 5)]).scene(), text: BlockTextMeasuring())
    let view = try #require(stage.content.feed)
    stage.advance(to: 0)
    let moment = stage.snapshot()
    let first = view.perform(ScrollRequest(.row("row0"), to: .stop(1, .shortest)))
    stage.advance(to: 1)
    stage.restore(moment)
    let second = view.perform(ScrollRequest(.row("row0"), to: .stop(2, .shortest)))
    #expect(first.id == second.id, "going back in time gives ids anew")
    first.cancel()
    stage.advance(to: 1)
    #expect(await second.ending == .arrived)
  }
}
