import CollectionViews
import Foundation
import OrihonTesting
import SampleFeeds
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the parts of a frame record: the scrollers that move, and the cells on screen.
struct ScrollerSampleTests {
  private func harness() -> StageHarness {
    StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene())
  }

  private func moving(_ harness: StageHarness) -> [ScrollerSample] {
    var samples: [ScrollerSample] = []
    harness.stage.forEachMovingScroller { samples.append($0) }
    return samples.sorted { ($0.id.rowName ?? "") < ($1.id.rowName ?? "") }
  }

  @Test func `a resting scene has none, and every scroller can be asked for by its name`() {
    let harness = harness()
    #expect(moving(harness).isEmpty)
    #expect(harness.stage.sample(of: .axis(.vertical))?.phase == .idle)
    #expect(harness.stage.sample(of: .row("row0"))?.page == 0)
    #expect(harness.stage.sample(of: .row("moon")) == nil)
  }

  @Test func `a flicked row and the feed are told with the numbers of the log`() throws {
    let harness = harness()
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -160, y: 0))
    harness.advance(by: 0.05)
    harness.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -200))
    harness.advance(by: 0.02)
    let samples = moving(harness)
    #expect(samples.map(\.id) == [.axis(.vertical), .row("row0")])
    let row = try #require(harness.row("row0")?.motion)
    let last = try #require(samples.last)
    #expect(isClose(last.offset, row.offset) && isClose(last.velocity, row.velocity))
    #expect(last.phase == row.phase && last.cause == row.cause && last.page == row.page)
    #expect(last.targetPage == row.targetPage && last.targetPage == 1)
    #expect(samples.first?.cause == .fling && samples.first?.targetPage == nil)
  }

  @Test func `live cells are those on screen`() {
    let harness = harness()
    let cells = harness.collectionView.visibleCells.count
    #expect(cells > 0 && harness.stage.liveCells == cells)
  }
}
