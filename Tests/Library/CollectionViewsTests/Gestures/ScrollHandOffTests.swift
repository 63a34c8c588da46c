import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of a vertical pager inside the feed, which hands a stroke over at its edge.
///
/// Covers requirement R22.
struct ScrollHandOffTests {
  private let board = ScrollBoard()
  private let start = CGPoint(x: 200, y: 250)

  /// Returns a pager of three pages of 300 points, inside a feed of 600.
  private func harness(_ handOff: ScrollHandOff) -> StageHarness {
    board.scrollView.isPagingEnabled = true
    board.scrollView.gestureSettings.handOff = handOff
    board.scrollView.contentSize = CGSize(width: 400, height: 900)
    return board.harness()
  }

  private func inner() -> CGFloat { board.scrollView.contentOffset.y }

  private func drag(_ harness: StageHarness, by distance: CGFloat) {
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: 0, y: distance), in: 0.3)
    harness.advance(by: 0.15)
  }

  private func toLastPage(_ harness: StageHarness) {
    board.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    harness.advance(by: 0.1)
  }

  @Test(arguments: ScrollHandOff.allCases)
  func `away from its edges the pager has the drag alone`(handOff: ScrollHandOff) {
    let harness = harness(handOff)
    drag(harness, by: -200)
    #expect(inner() > 180)
    #expect(harness.feed.offset == 0)
    harness.release(at: start + CGPoint(x: 0, y: -200))
    harness.advance(by: 2)
    #expect(inner() == 300)
    #expect(harness.feed.offset == 0)
  }

  @Test func `without a hand-over the pager stretches at its edge and the feed stays`() {
    let harness = harness(.none)
    toLastPage(harness)
    drag(harness, by: -150)
    #expect(inner() > 600)
    #expect(harness.feed.offset == 0)
  }

  @Test func `on the next stroke a drag that begins at the edge and goes outward is the feed's`() {
    let harness = harness(.onNextStroke)
    toLastPage(harness)
    drag(harness, by: -150)
    #expect(inner() == 600)
    #expect(harness.feed.offset > 130)
    harness.release(at: start + CGPoint(x: 0, y: -150))
    harness.advance(by: 3)
    #expect(inner() == 600)
  }

  @Test func `on the next stroke a drag that begins at the edge and goes inward is the pager's`() {
    let harness = harness(.onNextStroke)
    toLastPage(harness)
    drag(harness, by: 100)
    #expect(inner() < 530)
    #expect(harness.feed.offset == 0)
  }

  @Test func `on the next stroke a drag that comes to the edge stays with the pager`() {
    let harness = harness(.onNextStroke)
    board.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    harness.advance(by: 0.1)
    drag(harness, by: -200)
    #expect(inner() > 600)
    #expect(harness.feed.offset == 0)
  }

  @Test(arguments: [-40, -99, -100, -101, -180, -240] as [CGFloat])
  func `a continuous hand-over moves the two together exactly as far as the pointer`(distance: CGFloat) {
    let harness = harness(.continuous)
    board.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    harness.advance(by: 0.1)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: 0, y: -9), in: 0.016)
    let accepted = (inner(), harness.feed.offset)
    harness.move(from: start + CGPoint(x: 0, y: -9), by: CGPoint(x: 0, y: distance), in: 0.3)
    harness.advance(by: 0.15)
    let moved = inner() - accepted.0 + harness.feed.offset - accepted.1
    #expect(isClose(moved, -distance))
    #expect(inner() <= 600)
    #expect(harness.feed.offset == 0 || inner() == 600)
  }

  @Test func `a continuous hand-over goes back the same way`() {
    let harness = harness(.continuous)
    board.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    harness.advance(by: 0.1)
    harness.press(at: start)
    let turn = start + CGPoint(x: 0, y: -200)
    harness.move(from: start, by: CGPoint(x: 0, y: -200), in: 0.3)
    harness.advance(by: 0.02)
    let turned = inner() + harness.feed.offset
    #expect(inner() == 600 && harness.feed.offset > 80)
    harness.move(from: turn, by: CGPoint(x: 0, y: 180), in: 0.3)
    harness.advance(by: 0.02)
    #expect(isClose(turned - inner() - harness.feed.offset, 180))
    #expect(inner() < 600 && harness.feed.offset == 0)
  }

  @Test func `a hand-over survives a snapshot in its middle`() {
    let harness = harness(.continuous)
    board.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    harness.advance(by: 0.1)
    drag(harness, by: -150)
    let snapshot = harness.stage.snapshot()
    let before = harness.stage.digest
    harness.move(from: start + CGPoint(x: 0, y: -150), by: CGPoint(x: 0, y: -60), in: 0.1)
    harness.advance(by: 0.1)
    #expect(harness.stage.digest != before)
    harness.stage.restore(snapshot)
    #expect(harness.stage.digest == before)
  }
}
