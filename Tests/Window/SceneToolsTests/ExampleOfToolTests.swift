import Foundation
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import Testing

/// An example to copy: tools draw into a list of their own, above the scene.
struct ExampleOfToolTests {
  @Test func `the HUD is drawn above the scene and not in it`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox(showsHUD: true))
    harness.advance(by: 0.1)
    #expect(!harness.stage.chromeList.commands.isEmpty)
    #expect(harness.stage.displayList.commands.allSatisfy { !$0.element.path.hasPrefix("tools/") })
  }
}
