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

/// Tests of a loop without copies, jumps or a fake count.
///
/// Covers requirements S30–S32 and R01–R09.
struct InfiniteLoopTests {
  private func harness(count: Int = 5, width: CGFloat = 430) -> StageHarness {
    var row = SampleFeed.Row("hero", count: count, cardWidth: width, loops: true)
    row.spacing = 0
    return StageHarness(SampleFeed([row, SampleFeed.Row("below")]).scene())
  }

  /// Covers requirement R04.
  @Test func `ten laps by the keyboard give the pages in order and end on the bit where they began`() {
    let harness = harness()
    harness.key("tab")
    let start = harness.row("hero")?.motion.offset
    for _ in 0..<50 {
      harness.key("right")
      harness.advance(by: 0.4)
    }
    harness.advance(by: 1)
    let pages = harness.events.compactMap { event -> Int? in
      if case .motion(.stopChanged(let page, _)) = event.kind { page } else { nil }
    }
    #expect(pages == (1...50).map { $0 % 5 })
    #expect(harness.row("hero")?.motion.offset == start)
    #expect(harness.row("hero")?.motion.lap == 10)
  }

  /// Covers requirement R01.
  @Test(arguments: [1, 2, 3, 4])
  func `with one to four cards of any width two hundred flicks leave the view covered and the page in range`(
    count: Int
  ) {
    var random = SplitMix64(seed: UInt64(count))
    for width in [120, 215, 250.5, 430, 610] as [CGFloat] {
      let harness = harness(count: count, width: width)
      let loops = count >= 2 && CGFloat(count) * width >= 430
      harness.onFrame = { trace in
        guard let row = trace.rows.first(where: { $0.id == .row("hero") }) else { return }
        #expect((0..<max(count, 1)).contains(row.motion.page ?? -1))
        if loops { #expect((harness.stage.coverage(ofRow: "hero")?.widestGap ?? 1) < 1e-9) }
      }
      for _ in 0..<40 {
        let distance = CGFloat(random.below(561) - 280)
        harness.flick(from: CGPoint(x: 215, y: 100), by: CGPoint(x: distance, y: 0), in: 0.06)
        harness.advance(by: 0.04)
      }
      harness.advance(by: 3)
      let row = harness.row("hero")
      #expect(row?.motion.phase == .idle)
      if CGFloat(count) * width < 430 {
        #expect(isClose(row?.motion.offset ?? .nan, (CGFloat(count) * width - 430) / 2))
      }
    }
  }

  @Test(arguments: [-0.01, 0.01] as [CGFloat])
  func `content that a smooth wheel leaves a hair beside the seam is laid out where it comes to rest`(
    way: CGFloat
  ) {
    let harness = harness()
    let notch = way / GestureSettings().wheelNotch
    harness.send(
      .wheel(WheelEvent(at: CGPoint(x: 215, y: 100), deltaX: notch, deltaY: 0, isSmooth: true)))
    harness.onFrame = { _ in
      #expect((harness.stage.coverage(ofRow: "hero")?.widestGap ?? 99) < 0.02)
    }
    harness.advance(by: 1)
    #expect(harness.row("hero")?.motion.offset == 0)
  }

  /// Covers requirement R02.
  @Test func `a neighbour that peeks in does so in every frame of the way round`() {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("hero", count: 4, cardWidth: 300, loops: true)]).scene())
    harness.onFrame = { _ in
      #expect((harness.stage.coverage(ofRow: "hero")?.widestGap ?? 99) < 12.001)
    }
    for _ in 0..<12 {
      harness.flick(from: CGPoint(x: 380, y: 100), by: CGPoint(x: -200, y: 0), in: 0.1)
      harness.advance(by: 0.4)
    }
    #expect((harness.row("hero")?.motion.lap ?? 0) >= 2)
  }

  /// Covers requirements R01 and R09: the rows that loop are those that `InfiniteLoop` documents.
  @Test(arguments: [
    (1, 600, RowConfiguration.EndItems.finite), (1, 430, .centred), (1, 300, .centred), (2, 214, .centred),
    (2, 215, .looped), (3, 143, .centred), (3, 144, .looped), (9, 430, .looped), (0, 300, .centred),
  ])
  func `a row loops from two cards on if one lap covers the view`(
    count: Int, width: Int, extent: RowConfiguration.EndItems
  ) throws {
    let harness = harness(count: count, width: CGFloat(width))
    let solved = try #require(harness.collectionView.solvedLayout?.sections[0].orthogonal)
    #expect(InfiniteLoop.extent(of: solved) == extent)
    #expect(solved.canLoop == (extent == .looped))
  }

  /// Covers requirement R01.
  @Test(arguments: [(2, 200, 0), (2, 200, 24), (1, 420, 16), (1, 430, 16)], [0, 30] as [CGFloat])
  func `cards that fit rest in the middle whatever the section's insets`(
    row: (count: Int, width: CGFloat, inset: CGFloat), more: CGFloat
  ) throws {
    var described = SampleFeed.Row("hero", count: row.count, cardWidth: row.width, loops: true)
    described.insets.leading = row.inset + more
    described.insets.trailing = row.inset
    let harness = StageHarness(SampleFeed([described]).scene())
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0))
    harness.advance(by: 2)
    let view = harness.collectionView
    let cells = (0..<row.count).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    let first = try #require(cells.first)
    let last = try #require(cells.last)
    #expect(cells.count == row.count && isClose(first.minX + last.maxX, 430, within: 1))
  }

  /// Covers requirement R05.
  @Test func `from the last page next goes one step forward`() {
    let harness = harness()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.row("hero"), to: .stop(4, .backward), animation: .none))
    harness.advance(by: 0.1)
    let lap = harness.row("hero")?.motion.lap ?? 0
    feed.perform(ScrollRequest(.row("hero"), to: .stop(0, .shortest)))
    harness.advance(by: 1)
    #expect(harness.row("hero")?.motion.settledPage == 0)
    #expect(harness.row("hero")?.motion.lap == lap + 1)
  }
}
