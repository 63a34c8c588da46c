import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of auto-scroll that waits for its turn.
struct AutoScrollTimerTests {
  private func harness(
    loops: Bool = true, _ settings: AutoScrollSettings = AutoScrollSettings(), count: Int = 5
  ) -> StageHarness {
    var row = SampleFeed.Row("hero", count: count, cardWidth: 430, loops: loops)
    row.spacing = 0
    row.carousel.autoScroll = settings
    return StageHarness(
      SampleFeed([row] + (0..<6).map { SampleFeed.Row("row\($0)") }).scene(), tools: Toolbox())
  }

  private func moves(_ harness: StageHarness) -> [TimeInterval] {
    harness.events.compactMap { event in
      if case .motion(.requested(_, .autoplay, _, _)) = event.kind { event.time } else { nil }
    }
  }

  @Test func `a row moves on after three seconds of rest, then every 3.3 seconds`() {
    let harness = harness()
    harness.advance(by: 10)
    #expect(moves(harness).map { ($0 * 10).rounded() / 10 } == [3, 6.3, 9.6])
    #expect(harness.feed.offset == 0)
  }

  @Test func `a hover from 2.9 to 4.0 makes the row move on at 7.0`() {
    let harness = harness()
    harness.move(to: CGPoint(x: 200, y: 700))
    harness.advance(to: 2.9)
    harness.move(to: CGPoint(x: 200, y: 100))
    harness.advance(to: 4)
    harness.move(to: CGPoint(x: 200, y: 700))
    harness.advance(to: 8)
    #expect(moves(harness).count == 1)
    #expect(isClose(moves(harness)[0], 7, within: 1e-9))
  }

  @Test func `a pointer that the window opened under and that never moved is no hover`() {
    let harness = harness()
    harness.move(to: CGPoint(x: 200, y: 100))
    harness.advance(by: 4)
    #expect(moves(harness).count == 1)
  }

  @Test func `a drag is never interrupted, and the full interval counts from rest`() {
    let harness = harness()
    harness.advance(to: 2.9)
    harness.press(at: CGPoint(x: 300, y: 100))
    harness.move(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), in: 0.2)
    harness.advance(to: 6)
    #expect(moves(harness).isEmpty)
    harness.release(at: CGPoint(x: 240, y: 100))
    harness.advance(to: 8.9)
    #expect(moves(harness).isEmpty)
    harness.advance(to: 12)
    #expect(moves(harness).count == 1)
  }

  @Test func `the feed keeps its place while a row moves on`() {
    let harness = harness()
    harness.wheel(at: CGPoint(x: 200, y: 600), y: -1)
    harness.advance(to: 1)
    let before = harness.feed.offset
    harness.advance(to: 7)
    #expect(harness.feed.offset == before)
    #expect(moves(harness).count == 2)
  }

  @Test func `after a stall there is at most one move`() {
    let harness = harness()
    harness.advance(by: 1)
    var requests: [TimeInterval] = []
    for time in [100, 100.5, 101] {
      harness.stage.advance(to: time)
      for event in harness.stage.trace.events
      where event.kind == .motion(.requested(id: 1, cause: .autoplay, stop: 1, offset: 430)) {
        requests.append(event.time)
      }
    }
    #expect(requests == [100])
    #expect(harness.row("hero")?.motion.page == 1)
  }

  @Test func `a rewind is one move of at most 0.6 seconds back to the first page`() {
    let harness = harness(loops: false, AutoScrollSettings(interval: 1, wrap: .rewind), count: 3)
    var pages: [Int] = []
    harness.onFrame = { trace in
      if let page = trace.rows.first?.motion.settledPage, pages.last != page { pages.append(page) }
    }
    harness.advance(by: 1.3 * 2 + 1 + 0.61)
    #expect(pages == [0, 1, 2, 0])
    #expect(moves(harness).count == 3)
  }

  @Test func `reduced motion, the button and the screen's edge each stop the countdown and say so`() {
    let harness = harness()
    harness.key("r")
    harness.advance(by: 4)
    #expect(moves(harness).isEmpty)
    #expect(harness.row("hero")?.autoplay?.paused == ["reducedMotion"])
    harness.key("r")
    harness.key("p")
    harness.advance(by: 4)
    #expect(harness.row("hero")?.autoplay?.paused == ["button"])
    harness.key("p")
    harness.advance(by: 3.5)
    #expect(moves(harness).count == 1)
  }
}
