import Documents
import FeedFiles
import Foundation
import OrihonTesting
import Stage
import Testing

/// Tests that a row of many pages is that of fewer once one has gone, dots and picture included.
struct RemovedPagesTests {
  private func harness(_ cards: Range<Int>) throws -> StageHarness {
    try WrittenFeed.harness(WrittenFeed.feed(WrittenFeed.row("a", cards: cards.map { "c\($0)" })))
  }

  private func go(_ harness: StageHarness, to page: Int, animated: Bool) {
    harness.collectionView.perform(
      ScrollRequest(.row("a"), to: .stop(page, .shortest), animation: animated ? .eased : .none))
    harness.advance(by: 0.1)
  }

  @Test(arguments: [(29, false), (29, true), (0, false), (0, true)])
  func `the last or the first of thirty pages goes, at rest on the last and on the way to it`(
    place: Int, isFlying: Bool
  ) throws {
    let harness = try harness(0..<30)
    go(harness, to: 29, animated: isFlying)
    #expect(harness.stage.isMoving == isFlying)
    #expect(harness.stage.perform(.cards(.remove(at: place), inRow: "a"), at: harness.time))
    harness.settle()
    harness.advance(by: 1)
    harness.expect("rows.a.dots.count", is: 29)
    harness.expect("rows.a.dots.current", is: 28)
    harness.expect("rows.a.page", is: 28)
    let fewer = try self.harness(place == 0 ? 1..<30 : 0..<29)
    go(fewer, to: 28, animated: false)
    fewer.settle()
    fewer.advance(by: 1)
    #expect(harness.stage.displayList.description == fewer.stage.displayList.description)
  }
}
