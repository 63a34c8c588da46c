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

/// Tests that predicted and chosen targets are drawn above the scene.
///
/// They show before content moves by itself and while it does. Covers requirement R27.
struct LandingIndicatorTests {
  private func ghosts(_ harness: StageHarness) -> [String: CGRect] {
    let commands = harness.stage.chromeList.commands.filter { $0.element.path.hasPrefix("tools/ghost/") }
    return Dictionary(commands.map { ($0.element.path, $0.frame) }) { first, _ in first }
  }

  private func harness(isRightToLeft: Bool = false) -> StageHarness {
    var options = StageOptions()
    options.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return StageHarness(
      SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")]).scene(), options: options,
      tools: Toolbox(showsHUD: true))
  }

  @Test func `while a row is dragged the page it would turn to is outlined, and stays there when let go`()
    throws
  {
    let harness = harness()
    harness.advance(by: 0.1)
    #expect(ghosts(harness).isEmpty)
    let start = CGPoint(x: 300, y: 100)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -120, y: 0), in: 0.2)
    harness.advance(by: 0.02)
    let held = try #require(ghosts(harness)["tools/ghost/a/target"])
    #expect(ghosts(harness)["tools/ghost/a/natural"] != nil && held.minX > 20)
    #expect(ghosts(harness)["tools/ghost/feed/target"] == nil)
    let before = try #require(harness.stage.trace.rows.first { $0.id == .row("a") }?.motion)
    harness.release(at: start + CGPoint(x: -120, y: 0))
    let after = try #require(harness.stage.trace.rows.first { $0.id == .row("a") }?.motion)
    #expect(after.projection?.target == before.projection?.target && after.targetPage == 1)
    harness.advance(by: 3)
    #expect(ghosts(harness).isEmpty)
  }

  @Test func `in a row read from the right the outline lies on the other side`() throws {
    let harness = harness(isRightToLeft: true)
    harness.advance(by: 0.1)
    harness.flick(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 160, y: 0))
    harness.advance(by: 0.05)
    let ghost = try #require(ghosts(harness)["tools/ghost/a/target"])
    #expect(ghost.minX < 0)
  }
}
