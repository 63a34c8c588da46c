import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// Tests of a plain wheel, which turns up and down and also moves content that only scrolls sideways.
struct PlainWheelTests {
  /// Returns a point of the window over a row, or beside all rows, searched in steps of 20 points.
  private func place(overRow: Bool, of feed: TurnedFeed) throws -> CGPoint {
    let points = stride(from: 20, to: 580, by: 20).map { feed.point(CGFloat($0), 200) }
    return try #require(points.first { (feed.view.row(atWindow: $0) != nil) == overRow })
  }

  @Test(arguments: [false, true])
  func `a plain wheel beside the rows moves a feed that goes across, towards its end when it turns down`(
    isMirrored: Bool
  ) throws {
    let feed = TurnedFeed(.horizontal, isMirrored: isMirrored)
    let harness = feed.harness()
    let place = try place(overRow: false, of: feed)
    harness.wheel(at: place, y: -1)
    harness.settle(within: 3)
    let moved = feed.view.feedMotion.offset
    #expect(moved > 0)
    harness.wheel(at: place, y: 1)
    harness.settle(within: 3)
    #expect(feed.view.feedMotion.offset == 0)
  }

  @Test func `over a row that goes up and down it turns the row, and the feed stays`() throws {
    let feed = TurnedFeed(.horizontal)
    let harness = feed.harness()
    harness.wheel(at: try place(overRow: true, of: feed), y: -1)
    harness.settle(within: 3)
    #expect(feed.view.feedMotion.offset == 0)
    #expect(harness.stage.trace.rows.contains { $0.motion.offset != 0 || $0.motion.page != 0 })
  }

  @Test func `a wheel that turns across moves no feed that goes up and down`() throws {
    let feed = TurnedFeed(.vertical)
    let harness = feed.harness()
    harness.wheel(at: try place(overRow: false, of: feed), x: 3)
    harness.settle(within: 3)
    #expect(feed.view.feedMotion.offset == 0)
  }

  @Test func `a scroll view that goes across alone takes it as well, and one that goes both ways does not`() {
    for (size, expected) in [(CGSize(width: 900, height: 300), 53), (CGSize(width: 900, height: 900), 0)] {
      let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.contentSize = size
      let root = View(frame: view.frame)
      root.addSubview(view)
      let harness = StageHarness(Scene("across") { _ in Scene.Content(root: root) })
      harness.wheel(at: CGPoint(x: 150, y: 150), y: -1)
      harness.settle(within: 3)
      #expect(view.contentOffset.x == CGFloat(expected))
    }
  }
}
