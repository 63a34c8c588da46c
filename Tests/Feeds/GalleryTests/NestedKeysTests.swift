import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Gallery

/// Tests that scroll views inside cells have hover, focus and keys as rows have.
///
/// Covers requirements R23, R29 and R52.
struct NestedKeysTests {
  private let rowPoint = CGPoint(x: 215, y: NestedScene.rowHeight * 1.5 + 24)

  private func inner(_ harness: StageHarness) -> MotionTrace? {
    harness.stage.trace.rows.first { $0.id.name.hasSuffix("/\(NestedRowCell.row)") }?.motion
  }

  private func outer(_ harness: StageHarness) -> MotionTrace? { harness.row(NestedScene.section)?.motion }

  private func picture() throws -> StageHarness {
    StageHarness(try #require(Gallery.scene(named: "picture")))
  }

  private func plan(_ harness: StageHarness) throws -> ScrollView {
    let feed = harness.collectionView
    return try #require(harness.stage.context.scrollViews.first { $0 !== feed })
  }

  @Test func `an arrow turns the page of the row in a cell that the pointer moved into`() {
    let harness = StageHarness(NestedScene.scene)
    harness.move(to: CGPoint(x: 10, y: 900))
    harness.move(to: rowPoint)
    harness.key("right")
    harness.advance(by: 1)
    #expect(inner(harness)?.page == 1)
    #expect(outer(harness)?.page == 0)
    harness.move(to: CGPoint(x: 215, y: NestedScene.rowHeight / 2))
    harness.key("right")
    harness.advance(by: 1)
    #expect(inner(harness)?.page == 1)
    #expect(outer(harness)?.page == 1)
  }

  @Test func `once the pointer has left the window it is over nothing inside`() {
    let harness = StageHarness(NestedScene.scene)
    harness.move(to: CGPoint(x: 10, y: 900))
    harness.move(to: rowPoint)
    harness.send(.window(.pointerInside(false)))
    harness.key("right")
    harness.advance(by: 1)
    #expect(inner(harness)?.page == 0)
    #expect(outer(harness)?.page == 1)
  }

  @Test func `tab goes into the cell after the row before it, and its ring is painted there`() throws {
    let harness = StageHarness(NestedScene.scene)
    let feed = harness.collectionView
    harness.key("tab")
    harness.advance(by: 0.1)
    #expect(feed.focusedRow == NestedScene.section && feed.focusedScrollView == nil)
    harness.key("tab")
    harness.advance(by: 0.1)
    let focused = try #require(feed.focusedScrollView)
    #expect(feed.focusedRow == NestedScene.cell)
    let ring = harness.stage.displayList.commands.first { $0.element.path.hasSuffix("/focus") }
    #expect(try #require(ring).frame == focused.convertToWindow(focused.bounds))
    harness.key("right")
    harness.advance(by: 1)
    #expect(inner(harness)?.page == 1 && outer(harness)?.page == 0)
    harness.key("down")
    harness.advance(by: 1)
    #expect(harness.feed.offset == 40, "nothing inside goes up and down")
    harness.key("tab", modifiers: .shift)
    harness.advance(by: 0.1)
    #expect(feed.focusedRow == NestedScene.section && feed.focusedScrollView == nil)
  }

  @Test func `a focused scroll view takes arrows, page keys and the ends, and the feed stays`() throws {
    let harness = try picture()
    harness.key("tab")
    harness.advance(by: 0.1)
    let plan = try plan(harness)
    #expect(harness.collectionView.focusedScrollView === plan)
    func offset(after key: Key) -> CGPoint {
      harness.key(key)
      harness.advance(by: 1)
      return plan.contentOffset
    }
    #expect(offset(after: "down") == CGPoint(x: 0, y: 40))
    #expect(offset(after: "right") == CGPoint(x: 40, y: 40))
    #expect(offset(after: "left") == CGPoint(x: 0, y: 40))
    let end = plan.contentSize.height - plan.bounds.height
    #expect(offset(after: "pageDown") == CGPoint(x: 0, y: min(end, 40 + plan.bounds.height - 40)))
    #expect(offset(after: "end") == CGPoint(x: 0, y: end))
    #expect(offset(after: "home") == .zero)
    #expect(harness.feed.offset == 0)
    harness.key("escape")
    harness.key("down")
    harness.advance(by: 1)
    #expect(plan.contentOffset == .zero)
    #expect(harness.feed.offset == 40)
  }

  @Test func `up and down stay the feed's while the pointer is over a scroll view without the focus`() throws
  {
    let harness = try picture()
    harness.move(to: CGPoint(x: 10, y: 10))
    harness.move(to: CGPoint(x: 215, y: 400))
    harness.key("down")
    harness.key("right")
    harness.advance(by: 1)
    #expect(try plan(harness).contentOffset == CGPoint(x: 40, y: 0))
    #expect(harness.feed.offset == 40)
  }

  @Test func `a scroll view that is the whole scene takes the keys itself`() {
    let view = ScrollView()
    view.contentSize = CGSize(width: 1000, height: 3000)
    let harness = StageHarness(Scene("plain") { _ in Scene.Content(root: view) })
    harness.key("down")
    harness.advance(by: 1)
    harness.key("right")
    harness.advance(by: 1)
    #expect(view.contentOffset == CGPoint(x: 40, y: 40))
  }

  /// Covers requirement R30.
  @Test(arguments: [7.0, 30, 144])
  func `what tab brings into view is the same at any frame rate`(rate: Double) throws {
    func rest(at rate: Double) throws -> CGFloat? {
      let stage = Stage(
        try #require(Gallery.scene(named: "picture")), tools: Toolbox(), text: BlockTextMeasuring())
      let notch = WheelEvent(at: CGPoint(x: 10, y: 10), deltaX: 0, deltaY: -2)
      let events: [(InputEvent.Kind, TimeInterval)] = [
        (.wheel(notch), 0.1), (.key(KeyEvent("tab")), 0.2), (.key(KeyEvent("tab")), 0.25),
      ]
      var waiting = events[...]
      for frame in 0..<Int(3 * rate) {
        let time = Double(frame) / rate
        while let (kind, moment) = waiting.first, moment <= time {
          stage.handle(InputEvent(kind, at: moment))
          waiting.removeFirst()
        }
        stage.advance(to: time)
      }
      #expect(stage.frameNumber > 0 && stage.content.feed?.focusedScrollView != nil)
      return stage.trace.feed.offset
    }
    #expect(try rest(at: rate) == rest(at: 60))
  }

  @Test func `focus and hover inside come back with a snapshot`() throws {
    let harness = StageHarness(NestedScene.scene)
    harness.key("tab")
    harness.key("tab")
    harness.advance(by: 0.1)
    let snapshot = harness.stage.snapshot()
    harness.key("escape")
    harness.advance(by: 0.1)
    #expect(harness.collectionView.focusedScrollView == nil)
    harness.stage.restore(snapshot)
    #expect(harness.collectionView.focusedScrollView != nil)
  }
}
