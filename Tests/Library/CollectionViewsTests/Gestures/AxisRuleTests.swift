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

/// Tests of the choice of an axis for a drag.
///
/// Covers requirements R20 and R21.
struct AxisRuleTests {
  private func movement(_ degrees: Int, _ length: CGFloat = 100) -> CGPoint {
    let angle = CGFloat(degrees) * .pi / 180
    return CGPoint(x: length * cos(angle), y: length * sin(angle))
  }

  @Test func `of equal movements the vertical one wins`() {
    #expect(AxisRule.dominant.axis(of: CGPoint(x: 100, y: 100)) == .vertical)
    #expect(AxisRule.dominant.axis(of: CGPoint(x: -100, y: 100)) == .vertical)
    #expect(AxisRule.dominant.axis(of: CGPoint(x: -100.001, y: 100)) == .horizontal)
    #expect(AxisRule.dominant.axis(of: .zero) == .vertical)
  }

  @Test(arguments: [0, 20, 45, 60, 90])
  func `a drag is horizontal inside the cone and vertical outside`(cone: Int) {
    let rule = AxisRule(horizontalCone: CGFloat(cone))
    for degrees in stride(from: 1, through: 89, by: 2) where degrees != cone {
      for sign in [CGPoint(x: 1, y: 1), CGPoint(x: -1, y: 1), CGPoint(x: 1, y: -1), CGPoint(x: -1, y: -1)] {
        let way = CGPoint(x: movement(degrees).x * sign.x, y: movement(degrees).y * sign.y)
        #expect(rule.axis(of: way) == (degrees < cone ? .horizontal : .vertical))
      }
    }
  }

  @Test func `a rule that waits until a movement is clear decides by then, or when it has gone far enough`() {
    let rule = AxisRule(moment: .whenClear(ratio: 2, distance: 40))
    #expect(rule.axis(of: CGPoint(x: 10, y: 6)) == nil)
    #expect(rule.axis(of: CGPoint(x: 12, y: 6)) == .horizontal)
    #expect(rule.axis(of: CGPoint(x: 6, y: 12)) == .vertical)
    #expect(rule.axis(of: CGPoint(x: 32, y: 24)) == .horizontal)
  }

  @Test(arguments: Array(stride(from: 0, through: 90, by: 5)), [0.05, 0.2, 0.8])
  func `at every angle and speed the cone chooses one axis and the other one moves 0 points`(
    degrees: Int, duration: Double
  ) {
    let harness = StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene())
    let feed = harness.collectionView
    feed.gestureSettings.axisRule.horizontalCone = 30
    let before = feed.rowReading(of: "row0")?.contentOffset ?? 0
    harness.press(at: CGPoint(x: 300, y: 150))
    harness.move(from: CGPoint(x: 300, y: 150), by: movement(degrees, -150), in: duration)
    harness.advance(by: 0.02)
    let moved = CGPoint(
      x: (feed.rowReading(of: "row0")?.contentOffset ?? 0) - before, y: feed.contentOffset.y)
    if degrees != 30 {
      #expect((moved.x > 0) == (degrees < 30))
      #expect((moved.y > 0) == (degrees > 30))
    }
    #expect(moved.x == 0 || moved.y == 0)
  }

  @Test func `the axis never changes within a stroke`() {
    let harness = StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene())
    let start = CGPoint(x: 300, y: 150)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -30, y: 2), in: 0.1)
    harness.move(from: start + CGPoint(x: -30, y: 2), by: CGPoint(x: 0, y: -120), in: 0.2)
    harness.advance(by: 0.02)
    #expect(harness.feed.offset == 0)
    #expect((harness.row("row0")?.motion.phase) == .dragging)
  }

  @Test func `a press during a fling of the feed begins a drag of the row if the angle says so`() {
    let harness = StageHarness(SampleFeed((0..<8).map { SampleFeed.Row("row\($0)") }).scene())
    harness.flick(from: CGPoint(x: 200, y: 640), by: CGPoint(x: 0, y: -40))
    harness.advance(by: 0.05)
    #expect(harness.feed.phase == .decelerating)
    let row = harness.collectionView.row(atWindow: CGPoint(x: 300, y: 500)) ?? ""
    harness.press(at: CGPoint(x: 300, y: 500))
    harness.move(from: CGPoint(x: 300, y: 500), by: CGPoint(x: -120, y: 8), in: 0.15)
    harness.advance(by: 0.02)
    #expect(harness.row(row)?.motion.phase == .dragging)
    #expect(harness.feed.phase == .idle)
  }
}
