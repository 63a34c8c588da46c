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

/// Tests of rows that turn their pages together.
struct LinkedRowsTests {
  @Test(arguments: ["leader", "follower"])
  func `whichever of two linked rows is flicked, both turn`(moved: String) {
    let harness = StageHarness(
      SampleFeed([.linked("leader"), .linked("follower", follows: "leader")]).scene())
    harness.turn(moved)
    #expect(harness.pages("leader", "follower") == [1, 1])
    harness.turn(moved)
    harness.turn(moved, forwards: false)
    #expect(harness.pages("leader", "follower") == [1, 1])
  }

  @Test func `a click on the dots of one turns the others, and a request does`() throws {
    let feed = SampleFeed([.linked("a"), .linked("b", follows: "a"), .linked("c", follows: "b")])
    let harness = StageHarness(feed.scene())
    let dot = try #require(harness.stage.frame(ofDot: 3, inRow: "b"))
    harness.click(at: CGPoint(x: dot.midX, y: dot.midY))
    harness.settle()
    #expect(harness.pages("a", "b", "c") == [3, 3, 3])
    harness.collectionView.perform(ScrollRequest(.row("c"), to: .stop(1, .shortest)))
    harness.settle()
    #expect(harness.pages("a", "b", "c") == [1, 1, 1])
  }

  @Test func `a row that ends stays on its last page, and a looped one counts on`() {
    let feed = SampleFeed([
      .linked("long"), .linked("short", 3, follows: "long"), .linked("loop", 3, follows: "long", loops: true),
    ])
    let harness = StageHarness(feed.scene())
    for page in [1, 2, 3, 4] {
      harness.turn("long")
      #expect(harness.pages("long", "short", "loop") == [page, min(page, 2), page % 3])
    }
    harness.turn("short", forwards: false)
    #expect(harness.pages("long", "short", "loop") == [1, 1, 1])
  }

  @Test func `a held row leads from page to page before it is released`() {
    let harness = StageHarness(SampleFeed([.linked("a"), .linked("b", follows: "a")]).scene())
    let start = harness.center(ofRow: "a")
    harness.press(at: start)
    for step in 1...20 {
      harness.move(to: CGPoint(x: start.x - CGFloat(step) * 12, y: start.y))
      harness.advance(by: 0.02)
    }
    #expect(harness.row("a")?.motion.phase == .dragging)
    harness.advance(by: 0.5)
    #expect(harness.pages("a", "b") == [1, 1])
    #expect(harness.row("b")?.motion.phase == .idle)
  }

  @Test func `what a row does because another moved leads nobody`() {
    let harness = StageHarness(
      SampleFeed([.linked("long", 5), .linked("short", 2, follows: "long")]).scene())
    for _ in 1...3 { harness.turn("long") }
    #expect(harness.pages("long", "short") == [3, 1])
    let asked = harness.events.filter {
      if case .motion(.requested(_, .link, _, _)) = $0.kind { true } else { false }
    }
    #expect(asked.map { $0.scroller.scroller } == [.row("short")])
  }

  @Test func `a row that turns by itself takes the others along, and waits while one of them is moved`() {
    var turning = SampleFeed.Row.linked("a")
    turning.carousel.autoScroll = AutoScrollSettings(interval: 2)
    let harness = StageHarness(SampleFeed([turning, .linked("b", follows: "a")]).scene())
    harness.advance(to: 2.5)
    #expect(harness.pages("a", "b") == [1, 1])
    harness.turn("b")
    let settled = harness.time
    #expect(harness.pages("a", "b") == [2, 2])
    harness.advance(to: settled + 1)
    #expect(harness.pages("a", "b") == [2, 2])
    harness.advance(to: settled + 2.5)
    #expect(harness.pages("a", "b") == [3, 3])
  }

  @Test func `rows follow at the same instants at any frame rate, and again after going back in time`() {
    func run(_ rate: Double) -> (StageHarness, [SceneEvent]) {
      let feed = SampleFeed([.linked("a"), .linked("b", 3, follows: "a", loops: true)])
      let harness = StageHarness(feed.scene(), rate: rate)
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
      harness.advance(to: 1)
      harness.flick(from: harness.center(ofRow: "b"), by: CGPoint(x: -150, y: 0))
      return (harness, harness.events)
    }
    let (slow, _) = run(30)
    let (fast, _) = run(144)
    let moment = fast.stage.snapshot()
    slow.advance(to: 3)
    fast.advance(to: 3)
    #expect(slow.stage.digest == fast.stage.digest)
    func links(_ harness: StageHarness) -> [SceneEvent] {
      harness.events.filter { if case .motion(.requested(_, .link, _, _)) = $0.kind { true } else { false } }
    }
    #expect(links(slow) == links(fast))
    let digest = fast.stage.digest
    fast.stage.restore(moment)
    #expect(fast.stage.digest != digest)
    for step in 1...120 { fast.stage.advance(to: moment.time + Double(step) / 40) }
    #expect(fast.stage.digest == digest)
  }
}
