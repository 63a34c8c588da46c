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

/// Tests that crossing a seam changes no velocity, press, hover or running request.
///
/// Covers requirement S32.
struct SeamCrossingTests {
  private func requestsEnded(_ harness: StageHarness) -> [RequestEnding] {
    harness.events.compactMap { if case .motion(.ended(_, let ending)) = $0.kind { ending } else { nil } }
  }

  @Test func `a fling loses its speed as in an endless row, seam or not`() throws {
    let harness = LoopFixture.continuous.harness()
    harness.flick(from: CGPoint(x: 400, y: 100), by: CGPoint(x: -380, y: 0), in: 0.05)
    let begin = harness.time
    let velocity = try #require(harness.collectionView.rowReading(of: "a")?.motion.velocity)
    let fling = Deceleration(initialValue: harness.unrolled, initialVelocity: velocity, rate: .normal)
    var laps: Set<Int> = []
    harness.onFrame = { trace in
      guard let row = trace.rows.first?.motion, row.phase == .decelerating else { return }
      let elapsed = trace.time - begin
      laps.insert(row.lap)
      #expect(isClose(row.velocity, fling.velocity(at: elapsed), within: 1e-6))
      #expect(isClose(harness.unrolled, fling.value(at: elapsed), within: 1e-6))
    }
    harness.advance(by: 5)
    #expect(laps.count >= 2)
  }

  @Test func `a request over the seam arrives once and by the shorter way`() {
    let harness = LoopFixture.centered.harness()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.row("a"), to: .stop(5, .shortest)))
    var travelled: [CGFloat] = []
    harness.onFrame = { _ in travelled.append(harness.unrolled) }
    harness.advance(by: 0.1)
    #expect(harness.row("a")?.motion.request != nil)
    harness.advance(by: 1)
    #expect(requestsEnded(harness) == [.arrived])
    #expect(harness.row("a")?.motion.page == 5 && harness.row("a")?.motion.lap == -1)
    #expect(zip(travelled, travelled.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(isClose((travelled.first ?? 0) - (travelled.last ?? 0), 312, within: 60))
  }

  @Test func `a press beyond the seam darkens and clicks the card that is there`() throws {
    var row = LoopFixture.centered.row
    row.cardWidth = 200
    let source = SampleFeed([row])
    let harness = StageHarness(source.scene())
    for _ in 0..<3 {
      let before = source.selected.count
      harness.click(at: CGPoint(x: 40, y: 100))
      harness.advance(by: 0.5)
      #expect(source.selected.count == before + 1)
      #expect(source.selected.last == IndexPath(item: 5, section: 0))
      harness.goRound(to: harness.row("a")?.motion.offset ?? 0)
    }
  }

  @Test func `of a card that is on screen twice only the one under the pointer is pressed`() {
    var row = LoopFixture.twoCards.row
    row.cardWidth = 210
    row.spacing = 10
    let harness = StageHarness(SampleFeed([row]).scene())
    func pressed() -> [CGFloat] {
      harness.collectionView.visibleCells.filter { $0.interaction.press > 0 }.map(\.center.x)
    }
    // Card 0 rests in the middle, card 1 peeks in on either side.
    harness.press(at: CGPoint(x: 20, y: 100))
    harness.advance(by: 0.05)
    #expect(harness.collectionView.visibleCells.count == 3)
    #expect(pressed().count == 1 && (pressed().first ?? 999) < 110)
    harness.release(at: CGPoint(x: 20, y: 100))
    harness.advance(by: 0.5)
    #expect(pressed().isEmpty)
  }

  @Test func `a drag to and fro over the seam keeps the content under the pointer`() {
    let harness = LoopFixture.centered.harness()
    let start = CGPoint(x: 215, y: 100)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: 60, y: 0), in: 0.1)
    harness.advance(by: 0.02)
    let held = harness.unrolled
    harness.move(from: CGPoint(x: 275, y: 100), by: CGPoint(x: -140, y: 0), in: 0.1)
    harness.advance(by: 0.02)
    #expect(isClose(harness.unrolled, held + 140))
    harness.move(from: CGPoint(x: 135, y: 100), by: CGPoint(x: 140, y: 0), in: 0.1)
    harness.advance(by: 0.02)
    #expect(isClose(harness.unrolled, held))
    harness.release(at: CGPoint(x: 275, y: 100))
  }

  @Test func `the row that is hovered stays so while it goes round`() {
    let harness = LoopFixture.centered.harness()
    harness.move(to: CGPoint(x: 200, y: 100))
    harness.move(to: CGPoint(x: 210, y: 100))
    for _ in 0..<8 {
      harness.collectionView.perform(ScrollRequest(.row("a"), to: .step(1)))
      harness.advance(by: 0.5)
      #expect(harness.collectionView.hoveredRow == "a")
    }
  }
}
