import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics
import Stage
import StageHarness
import TestSupport
import Testing

/// S30–S32, R01–R09: a loop without copies, jumps or a fake count.
struct InfiniteLoopTests {
  private func harness(count: Int = 5, width: CGFloat = 430) -> StageHarness {
    var row = SampleFeed.Row("hero", count: count, cardWidth: width, loops: true)
    row.spacing = 0
    return StageHarness(SampleFeed([row, SampleFeed.Row("below")]).scene())
  }

  @Test func `fifty flicks without an idle frame never meet a wall and only logical pages leave the engine`()
  {
    let harness = harness()
    for _ in 0..<50 {
      harness.flick(from: CGPoint(x: 380, y: 100), by: CGPoint(x: -240, y: 0), in: 0.1)
      harness.wait(0.05)
    }
    harness.wait(2)
    let pages = harness.events.compactMap { event -> Int? in
      if case .motion(.stopChanged(let page, _)) = event.kind { page } else { nil }
    }
    #expect(pages.allSatisfy { (0..<5).contains($0) })
    #expect((harness.row("hero")?.motion.lap ?? 0) > 2)
    #expect(!harness.events.contains { $0.kind == .motion(.phaseChanged(.bouncing)) })
  }

  @Test func `ten laps by the keyboard give the pages in order and end on the bit where they began`() {
    let harness = harness()
    harness.key("tab")
    let start = harness.row("hero")?.motion.offset
    for _ in 0..<50 {
      harness.key("right")
      harness.wait(0.4)
    }
    harness.wait(1)
    let pages = harness.events.compactMap { event -> Int? in
      if case .motion(.stopChanged(let page, _)) = event.kind { page } else { nil }
    }
    #expect(pages == (1...50).map { $0 % 5 })
    #expect(harness.row("hero")?.motion.offset == start)
    #expect(harness.row("hero")?.motion.lap == 10)
  }

  @Test func `a lap further on the display list is the same to the last number`() {
    let harness = harness()
    let feed = harness.stage.content.collectionView
    for step in 0..<200 {
      let offset = CGFloat(step) * 10.75
      feed.perform(ScrollRequest(.row("hero"), to: .offset(offset), animation: .none))
      harness.wait(0.02)
      let here = harness.stage.displayList
      feed.perform(ScrollRequest(.row("hero"), to: .offset(offset + 5 * 430), animation: .none))
      harness.wait(0.02)
      #expect(here == harness.stage.displayList)
    }
  }

  @Test(arguments: [1, 2, 3, 4], [120, 250, 430])
  func `few or narrow cards loop only where a lap covers the view, and every frame is covered`(
    count: Int, width: Int
  ) {
    let harness = harness(count: count, width: CGFloat(width))
    let loops = count >= 2 && count * width >= 430
    for flick in 0..<40 {
      let sign: CGFloat = flick.isMultiple(of: 3) ? 1 : -1
      harness.flick(from: CGPoint(x: 215, y: 100), by: CGPoint(x: sign * 140, y: 0), in: 0.08)
      harness.wait(0.06)
      guard loops else { continue }
      let cards = harness.stage.displayList.commands.filter { $0.element.path.hasPrefix("hero/card") }
      #expect(cards.map(\.frame.minX).min() ?? 1 <= 0)
      #expect(cards.map(\.frame.maxX).max() ?? 0 >= 430)
    }
    harness.wait(2)
    let row = harness.row("hero")
    #expect(row?.motion.phase == .idle)
    if !loops, count * width < 430 { #expect(row?.motion.offset == (CGFloat(count * width) - 430) / 2) }
  }

  @Test func `from the last page next goes one step forward`() {
    let harness = harness()
    let feed = harness.stage.content.collectionView
    feed.perform(ScrollRequest(.row("hero"), to: .stop(4, .backward), animation: .none))
    harness.wait(0.1)
    let lap = harness.row("hero")?.motion.lap ?? 0
    feed.perform(ScrollRequest(.row("hero"), to: .stop(0, .shortest)))
    harness.wait(1)
    #expect(harness.row("hero")?.motion.settledPage == 0)
    #expect(harness.row("hero")?.motion.lap == lap + 1)
  }
}
