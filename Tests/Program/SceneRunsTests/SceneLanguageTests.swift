import Foundation
import SampleFeeds
import Stage
import TestSupport
import Testing

@testable import SceneRuns

/// Tests of the language in which a window speaks to a scene's user, which is the scene's own.
struct SceneLanguageTests {
  private func isJapanese(_ text: String) throws -> Bool {
    try TemporaryFolder.use { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent("shelf.yml"))
      let program = ToolProgram(
        scenes: [], feeds: folder, scripts: nil, scenarios: nil, goldens: folder, strokes: nil)
      return try SceneSource(program).load("shelf").isJapanese
    }
  }

  @Test func `a feed is Japanese by its titles, and by its language against them`() throws {
    #expect(try !isJapanese("sections: [{id: a, cards: [{title: Quay}]}]\n"))
    #expect(try isJapanese("sections: [{id: a, cards: [{title: 岸}]}]\n"))
    #expect(try !isJapanese("language: en\nsections: [{id: a, cards: [{title: 岸}]}]\n"))
    #expect(try isJapanese("language: ja\nsections: [{id: a, cards: [{title: Quay}]}]\n"))
  }

  @Test func `a scene written in Swift is Japanese by its title`() {
    var scene = SampleFeed([SampleFeed.Row("a")]).scene()
    scene.title = "Quay"
    #expect(!LoadedScene(scene: scene, argument: "own").isJapanese)
    scene.title = "岸 · Quay"
    #expect(LoadedScene(scene: scene, argument: "own").isJapanese)
  }
}
