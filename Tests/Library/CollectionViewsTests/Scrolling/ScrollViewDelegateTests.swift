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

/// Tests of the calls to UIKit's delegate, each made once and in its order.
///
/// Covers requirement R44.
struct ScrollViewDelegateTests {
  private let board = ScrollBoard()
  private let diary = ScrollDiary()
  private let middle = CGPoint(x: 200, y: 150)
  private var view: ScrollView { board.scrollView }

  private func harness() -> StageHarness {
    view.delegate = diary
    return board.harness()
  }

  @Test func `a flick is told from the drag to the rest`() {
    let harness = harness()
    harness.flick(from: middle, by: CGPoint(x: -100, y: -60))
    harness.advance(by: 6)
    #expect(
      diary.lines == [
        "begin drag", "scroll", "release", "end drag, going on", "go on", "scroll", "rest",
      ])
    #expect(diary.velocity.x > 0.3 && diary.velocity.x < 2)
    #expect(isClose(diary.velocity.x * 0.6, diary.velocity.y, within: 0.01))
  }

  @Test func `a drag that ends standing does not go on`() {
    let harness = harness()
    harness.press(at: middle)
    harness.move(from: middle, by: CGPoint(x: -60, y: 0), in: 0.2)
    harness.advance(by: 0.3)
    harness.release(at: CGPoint(x: 140, y: 150))
    harness.advance(by: 1)
    #expect(diary.lines == ["begin drag", "scroll", "release", "end drag"])
    #expect(diary.velocity == .zero)
  }

  @Test func `the delegate's target is where the content rests, exactly`() {
    let harness = harness()
    diary.target = CGPoint(x: 222.5, y: 111)
    harness.flick(from: middle, by: CGPoint(x: -100, y: -60))
    harness.advance(by: 4)
    #expect(view.contentOffset == CGPoint(x: 222.5, y: 111))
  }

  @Test func `an animated request ends with one message, an unanimated one with none`() {
    let harness = harness()
    view.setContentOffset(CGPoint(x: 100, y: 50), animated: true)
    harness.advance(by: 1)
    #expect(diary.lines == ["scroll", "end animation"])
    view.setContentOffset(CGPoint(x: 10, y: 50), animated: false)
    harness.advance(by: 1)
    #expect(diary.lines == ["scroll", "end animation", "scroll"])
    #expect(view.contentOffset == CGPoint(x: 10, y: 50))
  }

  @Test
  func `a request made while being told waits for the next time pass, and the scene does not sleep over it`()
  {
    let harness = harness()
    diary.onScroll = { view in
      if view.contentOffset.x > 50 { view.contentOffset = CGPoint(x: 50, y: 0) }
    }
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: false)
    harness.stage.refresh(to: harness.time)
    #expect(view.contentOffset.x == 300)
    #expect(harness.stage.isMoving)
    harness.advance(by: 0.1)
    #expect(view.contentOffset.x == 50)
    #expect(!harness.stage.isMoving)
  }

  @Test func `a collection view tells of itself and not of its rows`() {
    let feed = SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") })
    let harness = StageHarness(feed.scene())
    harness.collectionView.delegate = diary
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 3))
    harness.advance(by: 2)
    #expect(diary.lines.isEmpty)
    harness.flick(from: CGPoint(x: 300, y: 500), by: CGPoint(x: 0, y: -100))
    harness.advance(by: 6)
    #expect(diary.lines.first == "begin drag" && diary.lines.last == "rest")
    #expect(diary.velocity.x == 0)
  }
}
