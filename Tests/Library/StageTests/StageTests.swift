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

/// Tests that a scene gives the same result at any frame rate, and that its state can be restored.
///
/// Covers requirements R08 and R30, and HOUSE §4–5.
struct StageTests {
  private func scene() -> Scene {
    var hero = SampleFeed.Row("hero", cardWidth: 430, loops: true)
    hero.spacing = 0
    hero.carousel.autoScroll = AutoScrollSettings(interval: 1)
    return SampleFeed(
      [hero, SampleFeed.Row("b", .continuous), SampleFeed.Row("c", .groupPaging)]
        + (0..<4).map { SampleFeed.Row("row\($0)") }
    ).scene()
  }

  private func play(_ harness: StageHarness) {
    harness.advance(by: 0.5)
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -180, y: 4))
    harness.advance(by: 0.1)
    harness.flick(from: CGPoint(x: 300, y: 340), by: CGPoint(x: -260, y: 4))
    harness.advance(by: 0.2)
    harness.flick(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 3, y: -240))
    harness.advance(by: 0.3)
    harness.press(at: CGPoint(x: 220, y: 400))
    harness.advance(by: 0.05)
    harness.release(at: CGPoint(x: 220, y: 400))
    harness.advance(by: 4)
  }

  private func story(rate: Double) -> (offsets: [UInt64], events: [String]) {
    let harness = StageHarness(scene(), rate: rate)
    play(harness)
    let digest = harness.stage.digest
    let events = harness.events.compactMap { event -> String? in
      // Events that depend on the layout of a picture are bound to a frame.
      if event.kind == .paused("offscreen") || event.kind == .resumed("offscreen") { return nil }
      return "\((event.time * 1e6).rounded()) \(event.scroller) \(event.kind)"
    }
    return ([digest], events)
  }

  @Test(arguments: [30.0, 75, 120, 144])
  func `any frame rate tells the same story as 60`(rate: Double) {
    let reference = story(rate: 60)
    let other = story(rate: rate)
    #expect(reference.offsets == other.offsets)
    #expect(reference.events == other.events)
    #expect(reference.events.count > 20)
  }

  @Test func `putting a state back and repeating the events gives the same bits`() {
    let harness = StageHarness(scene())
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -180, y: 4))
    harness.advance(by: 0.1)
    let snapshot = harness.stage.snapshot()
    let start = harness.time
    func goOn() -> (UInt64, String) {
      for step in 1...120 { harness.stage.advance(to: start + Double(step) / 60) }
      return (harness.stage.digest, harness.stage.displayList.description)
    }
    let first = goOn()
    harness.stage.restore(snapshot)
    let second = goOn()
    #expect(first == second)
  }

  @Test func `nothing is drawn anew when nothing moves`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    harness.advance(by: 1)
    let before = harness.stage.displayList
    harness.advance(by: 1)
    #expect(
      DisplayListDifference.damage(from: before, to: harness.stage.displayList, scale: 1).isEmpty)
    #expect(!harness.stage.isMoving)
    #expect(harness.stage.nextWakeTime == nil)
  }

  @Test func `a task that awaits a request goes on when it has ended`() async {
    let harness = StageHarness(scene())
    let view = harness.collectionView
    let task = Task { @MainActor in
      await view.perform(ScrollRequest(.row("c"), to: .stop(2, .shortest))).ending
    }
    await Task.yield()
    harness.advance(by: 1)
    #expect(await task.value == .arrived)
    #expect(harness.row("c")?.motion.settledPage == 2)
  }
}
