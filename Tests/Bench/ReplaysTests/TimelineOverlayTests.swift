import Foundation
import LayoutGeometry
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import Replays

/// Tests of what stands above a paused scene.
struct TimelineOverlayTests {
  @Test func `the first hint makes way for the timeline`() {
    var rows = [SampleFeed.Row("a"), SampleFeed.Row("b")]
    for index in rows.indices { rows[index].insets.bottom = 40 }
    let stage = Stage(
      SampleFeed(rows).scene(), options: StageOptions(size: CGSize(width: 430, height: 700)),
      tools: Toolbox(showsHint: true), text: BlockTextMeasuring())
    let history = SessionHistory(of: stage)
    stage.advance(to: 0)
    func elements(_ list: DisplayList) -> [ElementID] { list.commands.map(\.element) }
    #expect(elements(stage.chromeList).contains("tools/hint"))
    let overlay = TimelineOverlay(of: history, above: stage, size: stage.size, toolsTakePointer: false)
    #expect(!elements(overlay.list).contains("tools/hint") && !overlay.list.commands.isEmpty)
  }
}
