import FeedFiles
import SceneTools
import Testing

@testable import SceneRuns
@testable import WindowRuns

/// What a window knows of the scenes that it has shown.
struct VisitedScenesTests {
  private func tuning(_ assignment: String) throws -> FeedTuning {
    try FeedReader().read(text: "sections: []", name: "a.yml", baseFolder: nil)
      .setting([SettingAssignment(assignment)]).tuning
  }

  @Test func `each scene has the numbers with which it was left, and no other's`() throws {
    var visited = VisitedScenes()
    visited.enter("mine.yml")
    visited.leave("mine.yml", with: try tuning("motion.snapRate=9"))
    visited.enter("default")
    #expect(visited.settings(of: "default").isEmpty)
    visited.leave("default", with: try tuning("motion.bounceRate=20"))
    #expect(visited.settings(of: "mine.yml").map(\.description) == ["motion.snapRate=9"])
    visited.leave("mine.yml", with: nil)
    #expect(visited.settings(of: "mine.yml").isEmpty)
  }

  @Test func `a feed of the user's is a line of the palette, and what is there anyhow none more`() {
    var visited = VisitedScenes()
    for name in ["mine.yml", "default", "mine.yml"] { visited.enter(name) }
    let known = [MenuEntry("default", .go(.scene("default")))]
    #expect(visited.entries(besides: known).map(\.action) == [.go(.scene("mine.yml"))])
  }

  @Test func `a command with numbers is one that a shell takes`() {
    #expect(
      ReproducingCommand.text(of: "my feed.yml", ["--set", "motion.farTarget=preJump(3)"])
        .hasSuffix(" demo 'my feed.yml' --set 'motion.farTarget=preJump(3)'"))
  }
}
