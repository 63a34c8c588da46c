import Foundation
import SDLRendering
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import SceneRuns

/// An example to copy: a program's feed file is loaded by its name, and drawn without a window.
struct ExampleOfHeadlessStageTests {
  @Test func `a feed file is drawn without a window`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("shelf.yml")
      try Data("sections: [{id: a, cards: [{title: Quay}]}]\n".utf8).write(to: file)
      let program = ToolProgram(
        scenes: [], feeds: folder, scripts: nil, scenarios: nil, goldens: folder, strokes: nil)
      let loaded = try SceneSource(program).load("shelf")
      let size = CGSize(width: 320, height: 480)
      let headless = try HeadlessStage(loaded, in: SceneEnvironment(size: size), fonts: .blocks)
      headless.stage.advance(to: 0)
      #expect(headless.stage.frame(ofElement: "a/card/0") != nil)
      #expect(headless.still().width == 320)
    }
  }
}
