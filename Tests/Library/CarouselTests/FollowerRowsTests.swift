import Carousel
import CollectionViews
import Foundation
import OrihonTesting
import SampleFeeds
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of rows that go along with each other by the fraction of a page.
struct FollowerRowsTests {
  private func led(_ row: SampleFeed.Row) -> SampleFeed.Row {
    var row = row
    row.carousel.followsByProgress = true
    return row
  }

  @Test(arguments: [3, 5, 8], [false, true])
  func `a row that follows by progress goes along under the hand and in flight`(count: Int, loops: Bool) {
    let feed = SampleFeed([
      .linked("a", loops: loops), led(.linked("b", count, follows: "a", loops: loops)),
      led(.linked("c", 5, follows: "b", loops: loops)),
    ])
    let harness = StageHarness(feed.scene())
    let start = harness.center(ofRow: "a")
    harness.press(at: start)
    for step in 1...12 {
      harness.move(to: CGPoint(x: start.x - CGFloat(step) * 10, y: start.y))
      harness.advance(by: 0.02)
      for id in ["b", "c"] {
        let (lead, own) = (harness.row("a")?.motion.progress ?? -1, harness.row(id)?.motion.progress ?? -2)
        #expect(isClose(lead, own, within: 1e-6), "\(id)")
      }
    }
    harness.release(at: CGPoint(x: start.x - 120, y: start.y))
    for _ in 0..<60 {
      harness.advance(by: 1 / 60)
      #expect(harness.row("a")?.motion.page == harness.row("b")?.motion.page)
    }
    harness.settle()
    #expect(harness.pages("a", "b", "c") == [1, 1, 1])
    #expect(["a", "b", "c"].allSatisfy { harness.row($0)?.motion.phase == .idle })
  }

  /// Returns how far two rows are apart, in pages, the shorter way round in a loop.
  private func distance(_ harness: StageHarness, _ one: String, _ other: String, pages: CGFloat = 5)
    -> CGFloat
  {
    let (first, second) = (harness.row(one)?.motion.progress ?? -9, harness.row(other)?.motion.progress ?? 9)
    let apart = abs(first - second)
    return min(apart, abs(apart - pages))
  }

  @Test(arguments: ["a", "b", "c"], [false, true])
  func `whichever of rows linked by progress is under the hand, the others go along`(
    moved: String, loops: Bool
  ) {
    let feed = SampleFeed([
      .linked("a", loops: loops), led(.linked("b", follows: "a", loops: loops)),
      led(.linked("c", follows: "b", loops: loops)),
    ])
    let harness = StageHarness(feed.scene())
    for (turn, way) in [CGFloat(-1), -1, 1].enumerated() {
      let start = harness.center(ofRow: moved)
      harness.press(at: start)
      for step in 1...12 {
        harness.move(to: CGPoint(x: start.x + way * CGFloat(step) * 10, y: start.y))
        harness.advance(by: 0.02)
        for id in ["a", "b", "c"] { #expect(isClose(distance(harness, id, moved), 0, within: 1e-6), "\(id)") }
      }
      harness.release(at: CGPoint(x: start.x + way * 120, y: start.y))
      for _ in 0..<60 {
        harness.advance(by: 1 / 60)
        for id in ["a", "b", "c"] { #expect(isClose(distance(harness, id, moved), 0, within: 1e-6), "\(id)") }
      }
      harness.settle()
      let page = [1, 2, 1][turn]
      #expect(harness.pages("a", "b", "c") == [page, page, page])
    }
    #expect(["a", "b", "c"].allSatisfy { harness.row($0)?.motion.phase == .idle })
  }

  @Test func `a hand that catches a row which goes along stops them all and leads on`() {
    let harness = StageHarness(SampleFeed([.linked("a"), led(.linked("b", follows: "a"))]).scene())
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 0.05)
    let start = harness.center(ofRow: "b")
    harness.press(at: start)
    harness.advance(by: 0.1)
    let held = harness.row("a")?.motion.progress
    harness.advance(by: 0.3)
    #expect(
      harness.row("a")?.motion.progress == held && isClose(distance(harness, "a", "b"), 0, within: 1e-6))
    harness.move(to: CGPoint(x: start.x + 60, y: start.y))
    harness.advance(by: 0.1)
    #expect(isClose(distance(harness, "a", "b"), 0, within: 1e-6))
    harness.release(at: CGPoint(x: start.x + 60, y: start.y))
    harness.settle()
    #expect(harness.row("a")?.motion.page == harness.row("b")?.motion.page)
  }

  @Test func `a request to a row that goes along takes the others along`() {
    let harness = StageHarness(SampleFeed([.linked("a"), led(.linked("b", follows: "a"))]).scene())
    harness.collectionView.perform(ScrollRequest(.row("b"), to: .stop(3, .shortest)))
    for _ in 0..<40 {
      harness.advance(by: 1 / 60)
      #expect(isClose(distance(harness, "a", "b"), 0, within: 1e-6))
    }
    harness.settle()
    #expect(harness.pages("a", "b") == [3, 3])
    harness.collectionView.perform(ScrollRequest(.row("b"), to: .stop(1, .shortest), animation: .none))
    harness.settle()
    #expect(harness.pages("a", "b") == [1, 1])
  }

  @Test func `a row that is elsewhere comes to its leader's place without a jump`() {
    let harness = StageHarness(
      SampleFeed([.linked("long"), led(.linked("short", 3, follows: "long"))]).scene())
    for _ in 1...4 { harness.turn("long") }
    #expect(harness.pages("long", "short") == [4, 2])
    let start = harness.center(ofRow: "short")
    harness.press(at: start)
    var before = harness.row("long")?.motion.progress ?? 0
    for step in 1...40 {
      harness.move(to: CGPoint(x: start.x + CGFloat(step) * 8, y: start.y))
      harness.advance(by: 0.02)
      let now = harness.row("long")?.motion.progress ?? 0
      #expect(abs(now - before) < 0.5)
      before = now
    }
    harness.release(at: CGPoint(x: start.x + 320, y: start.y))
    harness.settle()
    #expect(harness.pages("long", "short") == [1, 1])
  }

  @Test
  func `rows led by the one that follows come to the same places at any frame rate, and after going back`() {
    func run(_ rate: Double) -> StageHarness {
      let feed = SampleFeed([
        .linked("a"), led(.linked("b", 3, follows: "a")), led(.linked("c", follows: "a", loops: true)),
      ])
      let harness = StageHarness(feed.scene(), rate: rate)
      harness.flick(from: harness.center(ofRow: "b"), by: CGPoint(x: -150, y: 0))
      harness.advance(to: 1)
      harness.flick(from: harness.center(ofRow: "c"), by: CGPoint(x: -150, y: 0))
      return harness
    }
    let (slow, fast) = (run(30), run(144))
    let moment = fast.stage.snapshot()
    slow.advance(to: 4)
    fast.advance(to: 4)
    #expect(slow.stage.digest == fast.stage.digest)
    let digest = fast.stage.digest
    fast.stage.restore(moment)
    for step in 1...160 { fast.stage.advance(to: moment.time + Double(step) / 40) }
    #expect(fast.stage.digest == digest)
  }

  @Test func `a flick of the row that follows turns both, and so does a jump of the other`() {
    let harness = StageHarness(SampleFeed([.linked("a"), led(.linked("b", follows: "a"))]).scene())
    harness.turn("b")
    #expect(harness.pages("a", "b") == [1, 1])
    harness.collectionView.perform(ScrollRequest(.row("a"), to: .stop(3, .shortest), animation: .none))
    harness.settle()
    #expect(harness.pages("a", "b") == [3, 3])
  }

  @Test func `the pages of a led row change at the same times at any frame rate`() {
    let stories = [30.0, 60, 144].map { rate -> [String] in
      let harness = StageHarness(
        SampleFeed([.linked("a"), led(.linked("b", 3, follows: "a"))]).scene(), rate: rate)
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -200, y: 0))
      harness.advance(to: 3)
      return harness.events.compactMap { event in
        if case .motion(.stopChanged(let stop, _)) = event.kind {
          "\(event.scroller) \(event.time) \(stop)"
        } else {
          nil
        }
      }
    }
    #expect(stories[0].count >= 2 && stories[0] == stories[1] && stories[1] == stories[2])
  }
}
