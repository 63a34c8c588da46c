import Foundation
import Stage
import Testing

@testable import SceneRuns

/// Tests of the scenes that a program knows by name.
struct ToolProgramTests {
  private func program(_ names: [String]) -> ToolProgram {
    ToolProgram(
      scenes: names.map { name in ProgramScene(name) { nil } }, feeds: nil, scripts: nil, scenarios: nil,
      goldens: URL(fileURLWithPath: "Goldens"), strokes: nil)
  }

  @Test(arguments: [
    ("default-laps", "default"), ("default", "default"), ("seed-a", "seed-a"), ("seed-a-twice", "seed-a"),
    ("seeds", "default"),
  ])
  func `a script belongs to the scene whose name it begins with`(script: String, scene: String) {
    #expect(program(["default", "seed-a", "seed"]).sceneName(ofScript: script) == scene)
  }

  @Test func `the first scene is the one that is shown by default`() {
    #expect(program(["shelf", "other"]).defaultScene == "shelf")
  }
}
