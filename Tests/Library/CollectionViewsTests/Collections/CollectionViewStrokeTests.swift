import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the scrollers that a stroke moves, and of those that it leaves alone.
///
/// Covers requirements R20, R21, R24, R26 and S06.
struct CollectionViewStrokeTests {
  private func harness() -> (StageHarness, SampleFeed) {
    let feed = SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") })
    return (StageHarness(feed.scene()), feed)
  }

  @Test func `a horizontal drag turns the row by one page and leaves the feed where it is`() {
    let (harness, _) = harness()
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 3))
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.page == 1)
    #expect(harness.row("row0")?.motion.phase == .idle)
    #expect(harness.feed.offset == 0)
    #expect(harness.row("row1")?.motion.page == 0)
  }

  @Test func `a vertical drag on a carousel scrolls the feed and leaves the row where it is`() {
    let (harness, _) = harness()
    let before = harness.row("row0")?.motion.offset
    harness.press(at: CGPoint(x: 200, y: 300))
    harness.move(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 5, y: -120), in: 0.3)
    #expect(harness.row("row0")?.motion.offset == before)
    harness.release(at: CGPoint(x: 205, y: 180))
    harness.advance(by: 3)
    #expect(harness.feed.offset > 90)
    #expect(harness.row("row1")?.motion.offset == before)
  }

  @Test(arguments: Array(stride(from: 0, through: 90, by: 5)))
  func `the dominant axis takes the stroke and the other one does not move`(degrees: Int) {
    let (harness, _) = harness()
    let angle = CGFloat(degrees) * .pi / 180
    let distance = CGPoint(x: -150 * cos(angle), y: -150 * sin(angle))
    let rowStart = harness.row("row0")?.motion.offset ?? 0
    harness.press(at: CGPoint(x: 300, y: 150))
    harness.move(from: CGPoint(x: 300, y: 150), by: distance, in: 0.2)
    harness.advance(by: 0.02)
    let rowMoved =
      (harness.collectionView.rowReading(of: "row0")?.contentOffset ?? 0) - rowStart
    let feedMoved = harness.collectionView.contentOffset.y
    if degrees < 45 {
      #expect(rowMoved > 50)
      #expect(feedMoved == 0)
    } else {
      #expect(rowMoved == 0)
      #expect(feedMoved > 50)
    }
    harness.release(at: CGPoint(x: 300, y: 150) + distance)
    harness.advance(by: 3)
  }

  @Test func `a press during a fling stops it and is no click`() {
    let (harness, feed) = harness()
    harness.flick(from: CGPoint(x: 200, y: 640), by: CGPoint(x: 0, y: -100))
    harness.advance(by: 0.1)
    #expect(harness.feed.phase == .decelerating)
    harness.press(at: CGPoint(x: 200, y: 100))
    harness.advance(by: 0.1)
    let caught = harness.feed.offset
    #expect(harness.feed.phase == .tracking)
    harness.advance(by: 0.2)
    #expect(harness.feed.offset == caught)
    harness.release(at: CGPoint(x: 200, y: 100))
    harness.advance(by: 1)
    #expect(harness.feed.offset == caught)
    #expect(feed.selected.isEmpty)
  }

  @Test func `a click is reported once, and never after the stroke left the slop circle`() {
    let (harness, feed) = harness()
    harness.click(at: CGPoint(x: 215, y: 100))
    #expect(feed.selected == [IndexPath(item: 0, section: 0)])
    harness.press(at: CGPoint(x: 215, y: 100))
    harness.move(from: CGPoint(x: 215, y: 100), by: CGPoint(x: 30, y: 0), in: 0.1)
    harness.move(from: CGPoint(x: 245, y: 100), by: CGPoint(x: -30, y: 0), in: 0.1)
    harness.release(at: CGPoint(x: 215, y: 100))
    harness.advance(by: 2)
    #expect(feed.selected.count == 1)
  }

  /// Covers requirement R26.
  @Test func `a stroke whose axis was never clear is no click either once it left the slop circle`() {
    let (harness, feed) = harness()
    harness.collectionView.gestureSettings.axisRule.moment = .whenClear(ratio: 2, distance: 60)
    let start = CGPoint(x: 215, y: 100)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: 15, y: 15), in: 0.1)
    harness.move(from: CGPoint(x: 230, y: 115), by: CGPoint(x: -15, y: -15), in: 0.1)
    harness.release(at: start)
    harness.advance(by: 1)
    #expect(feed.selected.isEmpty && harness.feed.offset == 0)
  }

  @Test func `a lost release ends the stroke without a click`() {
    let (harness, feed) = harness()
    harness.press(at: CGPoint(x: 215, y: 100))
    harness.send(.pointer(PointerEvent(.cancelled, at: CGPoint(x: 215, y: 100))))
    harness.advance(by: 1)
    #expect(feed.selected.isEmpty)
    #expect(harness.row("row0")?.motion.phase == .idle)
    #expect(harness.events.contains { $0.kind == .strokeCancelled })
  }

  /// Covers requirement R25.
  @Test func `leaving the window ends no stroke, losing the keyboard does, without a click or a fling`() {
    let (harness, feed) = harness()
    let start = CGPoint(x: 60, y: 100)
    let before = harness.row("row0")?.motion.offset ?? 0
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -50, y: 0), in: 0.1)
    harness.send(.window(.pointerInside(false)))
    harness.move(from: CGPoint(x: 10, y: 100), by: CGPoint(x: -60, y: 0), in: 0.1)
    harness.advance(by: 0.02)
    #expect(harness.row("row0")?.motion.phase == .dragging)
    #expect((harness.row("row0")?.motion.offset ?? 0) > before + 95)
    harness.send(.window(.focused(false)))
    harness.advance(by: 0.02)
    #expect(harness.events.contains { $0.kind == .strokeCancelled })
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.settledPage == 0 && feed.selected.isEmpty)
    harness.move(to: CGPoint(x: 100, y: 100))
    harness.advance(by: 0.1)
    #expect(harness.row("row0")?.motion.phase == .idle)
  }

  @Test func `five hundred strokes leave everything at rest`() {
    let (harness, _) = harness()
    for stroke in 0..<500 {
      let x = CGFloat(60 + (stroke * 37) % 300)
      harness.press(at: CGPoint(x: x, y: 200))
      harness.advance(by: 0.01)
      harness.send(
        .pointer(PointerEvent(.moved, at: CGPoint(x: x + CGFloat(stroke % 23) - 11, y: 210), buttons: 1)))
      harness.release(at: CGPoint(x: x, y: 205))
    }
    harness.advance(by: 5)
    #expect(harness.feed.phase == .idle)
    #expect(harness.stage.trace.rows.allSatisfy { $0.motion.phase == .idle })
  }
}
