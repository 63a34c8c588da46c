import Foundation
import SceneRuns
import SceneTools
import ScreenInterface
import Stage
import Testing

/// Tests of the note on the speed at which a window plays a pair of the lab.
struct LabNoteTests {
  @Test func `in the usual window it covers no words of pair S12`() throws {
    let program = ToolProgram(
      scenes: [], feeds: nil, scripts: nil, scenarios: nil, goldens: URL(fileURLWithPath: "."), strokes: nil)
    let size = CGSize(width: 960, height: 720)
    let headless = try HeadlessStage(
      try SceneSource(program).load("S12"), in: SceneEnvironment(size: size))
    let tools = try #require(headless.stage.tools as? Toolbox)
    tools.tell("Plays at ×0.25, so that it can be seen")
    headless.stage.advance(to: 0.1)
    let note = try #require(headless.stage.chromeList.commands.first { $0.element == "tools/note" }?.frame)
    let covered = headless.stage.displayList.commands.compactMap { command -> String? in
      guard case .text(let line, _) = command.content, command.frame.intersects(note) else { return nil }
      return line.string
    }
    #expect(covered == [])
  }
}
