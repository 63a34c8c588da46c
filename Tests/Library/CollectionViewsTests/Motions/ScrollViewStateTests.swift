import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that a scroll view inside the feed is part of the scene's log, snapshot and digest.
struct ScrollViewStateTests {
  private let board = ScrollBoard()
  private let middle = CGPoint(x: 200, y: 150)
  private let across = ScrollerID(.horizontal, of: "0/card/0/content/plan")
  private let down = ScrollerID(.vertical, of: "0/card/0/content/plan")

  @Test func `the log names both axes by the view's element`() {
    let harness = board.harness()
    harness.flick(from: middle, by: CGPoint(x: -100, y: -60))
    harness.advance(by: 0.1)
    #expect(harness.scroller(across)?.motion.phase == .decelerating)
    #expect(harness.scroller(down)?.motion.direction == .towardsEnd)
    harness.advance(by: 5)
    let settled = harness.events.filter { $0.scroller == across }.map(\.kind)
    #expect(settled.contains(.motion(.didSettle(stop: nil))))
    #expect(across.name == "0/card/0/content/plan/x" && down.name == "0/card/0/content/plan/y")
    #expect(harness.stage.variables.contains { $0.scroller == across && $0.name == "offset" && $0.value > 0 })
  }

  @Test func `a snapshot taken in mid-flight leads to the same bits again`() {
    let harness = board.harness()
    harness.flick(from: middle, by: CGPoint(x: -100, y: -60))
    harness.advance(by: 0.1)
    let start = harness.stage.time
    let snapshot = harness.stage.snapshot()
    let digests = [1, 2].map { _ in
      harness.stage.restore(snapshot)
      for frame in 1...120 { harness.stage.advance(to: start + Double(frame) / 60) }
      return harness.stage.digest
    }
    #expect(digests[0] == digests[1])
  }

  @Test func `a stroke under way survives a snapshot`() {
    let harness = board.harness()
    harness.press(at: middle)
    harness.move(from: middle, by: CGPoint(x: -60, y: 0), in: 0.1)
    let snapshot = harness.stage.snapshot()
    let time = harness.time
    let offsets = [1, 2].map { _ in
      harness.stage.restore(snapshot)
      let point = CGPoint(x: 100, y: 150)
      harness.stage.handle(
        InputEvent(.pointer(PointerEvent(.moved, at: point, buttons: 1)), at: time + 0.01))
      return board.scrollView.contentOffset
    }
    #expect(offsets[0] == offsets[1])
    #expect(offsets[0].x > 80)
  }

  @Test func `content is where it was when its item comes back, whichever view shows it`() {
    let harness = board.harness()
    board.scrollView.setContentOffset(CGPoint(x: 300, y: 200), animated: false)
    harness.collectionView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    harness.advance(by: 0.1)
    #expect(harness.stage.context.scrollViews.count == 1)
    #expect(board.scrollView.contentOffset == .zero)
    harness.collectionView.setContentOffset(.zero, animated: false)
    harness.advance(by: 0.1)
    #expect(board.scrollView.contentOffset == CGPoint(x: 300, y: 200))
  }

  @Test(arguments: [30.0, 75, 144]) func `any frame rate gives the same offsets`(rate: Double) {
    func play(at rate: Double) -> CGPoint {
      let board = ScrollBoard()
      let harness = board.harness(rate: rate)
      harness.flick(from: middle, by: CGPoint(x: -100, y: -60))
      harness.stage.advance(to: 1)
      return board.scrollView.contentOffset
    }
    let (one, other) = (play(at: 60), play(at: rate))
    #expect(isClose(one, other))
  }
}
