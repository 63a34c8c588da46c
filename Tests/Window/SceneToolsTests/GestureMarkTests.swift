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

/// Tests that slop circle, cone and chosen axis are drawn above the scene during a press.
///
/// Covers requirement R21.
struct GestureMarkTests {
  private let start = CGPoint(x: 300, y: 150)

  private func marks(_ harness: StageHarness) -> [String: [CGRect]] {
    let commands = harness.stage.chromeList.commands.filter { $0.element.path.hasPrefix("tools/gesture/") }
    return Dictionary(grouping: commands) { String($0.element.path.dropFirst("tools/gesture/".count)) }
      .mapValues { $0.map(\.frame) }
  }

  private func harness(showsHUD: Bool) -> StageHarness {
    StageHarness(
      SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")]).scene(),
      tools: Toolbox(showsHUD: showsHUD))
  }

  @Test func `a press draws the circle and the cone, a drag its axis, and a release nothing`() {
    let harness = harness(showsHUD: true)
    harness.press(at: start)
    harness.advance(by: 0.02)
    #expect(marks(harness)["slop"] == [CGRect(x: 292, y: 142, width: 16, height: 16)])
    #expect((marks(harness)["cone"]?.count ?? 0) >= 40)
    #expect(marks(harness)["axis"] == nil)
    harness.move(from: start, by: CGPoint(x: -60, y: 4), in: 0.1)
    harness.advance(by: 0.02)
    let axis = marks(harness)["axis"]?.first ?? .zero
    #expect(axis.width > axis.height)
    harness.release(at: start + CGPoint(x: -60, y: 4))
    harness.advance(by: 0.02)
    #expect(marks(harness).isEmpty)
  }

  @Test func `without the HUD nothing of it is drawn`() {
    let harness = harness(showsHUD: false)
    harness.press(at: start)
    harness.advance(by: 0.02)
    #expect(marks(harness).isEmpty)
  }
}
