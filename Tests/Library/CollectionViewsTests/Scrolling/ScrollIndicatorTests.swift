import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the scroll bar under the pointer: it comes out, widens, is dragged and clicked, and fades again.
struct ScrollIndicatorTests {
  private static let size = CGSize(width: 430, height: 600)
  /// The way of the content of twelve rows with their dots, in points.
  private static let way: CGFloat = 12 * 244 - 600

  private func harness(rate: Double = 60, isMirrored: Bool = false) -> StageHarness {
    var options = StageOptions(size: Self.size)
    options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let feed = SampleFeed((0..<12).map { SampleFeed.Row("row\($0)") })
    return StageHarness(feed.scene(), options: options, rate: rate)
  }

  private func bar(_ harness: StageHarness, _ name: String = "indicator") -> CGRect? {
    harness.stage.displayList.commands.first { $0.element.path.hasSuffix("/" + name) }?.frame
  }

  private func hover(_ harness: StageHarness, x: CGFloat = 424, y: CGFloat = 5) {
    harness.move(to: CGPoint(x: x, y: y))
    harness.advance(by: 0.05)
  }

  @Test func `a bar at rest does not show, and comes out wide under the pointer`() {
    let harness = harness()
    #expect(bar(harness) == nil)
    hover(harness, x: 200)
    #expect(bar(harness) == nil)
    hover(harness)
    #expect(bar(harness)?.width == 7)
    #expect(bar(harness)?.maxX == 428)
  }

  @Test func `it lingers when the pointer leaves, thin again, and fades`() {
    let harness = harness()
    hover(harness)
    hover(harness, x: 200)
    #expect(bar(harness)?.width == 3)
    harness.advance(by: 2)
    #expect(bar(harness) == nil && !harness.stage.isMoving)
    hover(harness)
    harness.send(.window(.pointerInside(false)))
    harness.advance(by: 2)
    #expect(bar(harness) == nil)
  }

  @Test func `going back to a moment before it came out leaves nothing of it`() {
    let harness = harness()
    harness.advance(by: 0.1)
    let moment = harness.stage.snapshot()
    hover(harness)
    #expect(bar(harness) != nil)
    harness.stage.restore(moment)
    harness.stage.advance(to: 0.12)
    #expect(bar(harness) == nil)
  }

  @Test(arguments: [CGPoint(x: 0, y: 120), CGPoint(x: -200, y: 60)])
  func `a drag of it moves the feed by its share of the way, and no row`(distance: CGPoint) throws {
    let harness = harness()
    hover(harness)
    let length = try #require(bar(harness)).height
    harness.drag(from: CGPoint(x: 424, y: 5), by: distance, in: 0.3)
    harness.advance(by: 0.5)
    #expect(isClose(harness.feed.offset, Self.way * distance.y / (Self.size.height - length), within: 0.5))
    // All rows began at the same place, and are still there.
    #expect(Set(harness.stage.trace.rows.map(\.motion.offset)).count == 1)
  }

  @Test func `a click beside it turns a page, towards the click`() {
    let harness = harness()
    hover(harness, y: 500)
    harness.click(at: CGPoint(x: 424, y: 500))
    harness.settle()
    #expect(harness.feed.offset == 560)
    hover(harness, y: 2)
    harness.click(at: CGPoint(x: 424, y: 2))
    harness.settle()
    #expect(harness.feed.offset == 0)
  }

  @Test(arguments: [CGPoint(x: -150, y: 0), CGPoint(x: 0, y: -150)])
  func `a drag that begins beside it scrolls what is under it, and turns no page`(distance: CGPoint) throws {
    let harness = harness()
    let rows = harness.stage.trace.rows.map(\.motion.offset)
    hover(harness, y: 500)
    harness.press(at: CGPoint(x: 424, y: 500))
    harness.move(from: CGPoint(x: 424, y: 500), by: distance, in: 0.2)
    let moved = zip(harness.stage.trace.rows.map(\.motion.offset), rows).filter { $0 != $1 }
    #expect(moved.count == (distance.x == 0 ? 0 : 1))
    #expect(distance.y == 0 ? harness.feed.offset == 0 : harness.feed.offset > 100)
    let offset = harness.feed.offset
    harness.release(at: CGPoint(x: 424 + distance.x, y: 500 + distance.y))
    harness.settle()
    #expect(abs(harness.feed.offset - offset) < 400)
  }

  @Test func `a finger at the edge drags the content, since nothing shows there`() {
    let harness = harness()
    harness.press(at: CGPoint(x: 424, y: 400))
    harness.move(from: CGPoint(x: 424, y: 400), by: CGPoint(x: 0, y: -200), in: 0.2)
    #expect(harness.feed.offset > 150 && harness.feed.offset <= 200)
  }

  @Test func `where reading goes from right to left it stands at the left`() throws {
    let harness = harness(isMirrored: true)
    hover(harness)
    #expect(bar(harness) == nil)
    hover(harness, x: 6)
    #expect(bar(harness)?.minX == 2)
    harness.drag(from: CGPoint(x: 6, y: 5), by: CGPoint(x: 0, y: 100), in: 0.2)
    #expect(harness.feed.offset > 100)
  }

  @Test(arguments: [30, 60, 144, 240] as [Double])
  func `a drag of it is the same at any frame rate, and comes back with a snapshot`(rate: Double) throws {
    let lists = [harness(), harness(rate: rate)].map { harness in
      hover(harness)
      harness.press(at: CGPoint(x: 424, y: 5))
      harness.move(from: CGPoint(x: 424, y: 5), by: CGPoint(x: 0, y: 80), in: 0.2)
      harness.advance(to: 0.5)
      let moment = harness.stage.snapshot()
      let list = harness.stage.displayList.description
      harness.move(from: CGPoint(x: 424, y: 85), by: CGPoint(x: 0, y: 200), in: 0.2)
      harness.advance(to: 1)
      harness.stage.restore(moment)
      harness.stage.refresh(to: 0.5)
      #expect(harness.stage.displayList.description == list)
      return list
    }
    #expect(lists[0] == lists[1])
  }

  @Test func `a scroll view of two axes has a bar for each, and drags by them`() throws {
    let board = ScrollBoard()
    let harness = board.harness()
    harness.move(to: CGPoint(x: 396, y: 10))
    harness.advance(by: 0.05)
    #expect(bar(harness, "bar-y")?.width == 7)
    #expect(bar(harness, "bar-x")?.height == 3 || bar(harness, "bar-x") == nil)
    harness.drag(from: CGPoint(x: 396, y: 10), by: CGPoint(x: 0, y: 50), in: 0.2)
    harness.advance(by: 0.1)
    #expect(board.scrollView.contentOffset.y > 100 && board.scrollView.contentOffset.x == 0)
    #expect(harness.feed.offset == 0)
    harness.move(to: CGPoint(x: 10, y: 296))
    harness.advance(by: 0.05)
    #expect(bar(harness, "bar-x")?.height == 7)
  }
}
