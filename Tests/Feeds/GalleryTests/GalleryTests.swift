import Gallery
import OrihonTesting
import ScreenInterface
import Stage
import Testing

struct GalleryTests {
  @Test func `the default feed comes first, and every scene is found by its name`() {
    let names = Gallery.names
    #expect(names == Gallery.scenes.map(\.name))
    #expect(
      names == [
        "default", "swift", "seed-a", "seed-b", "seed-c", "seed-d", "seed-e", "behaviors", "transforms",
        "keylines", "languages", "controls", "paged", "wraps", "loops", "linked", "loading", "decisions",
        "picture",
        "nested",
        "handoff",
        "common",
      ])
    #expect(names.allSatisfy { Gallery.scene(named: $0)?.name == $0 })
    #expect(Gallery.scene(named: "none") == nil)
  }

  @Test func `every scene has a group, every group a scene, and each group stands together`() {
    let groups = Gallery.names.map { Gallery.note(ofSceneNamed: $0)?.group }
    #expect(Set(groups) == Set(GalleryGroup.allCases.map { $0 }))
    #expect(zip(groups, groups.dropFirst()).filter { $0 != $1 }.count + 1 == GalleryGroup.allCases.count)
    #expect(Gallery.note(ofSceneNamed: "none") == nil)
  }

  @Test func `every scene says in two languages what it shows and what to try`() {
    let notes = Gallery.names.compactMap { Gallery.note(ofSceneNamed: $0) }
    #expect(notes.count == Gallery.names.count)
    #expect(notes.allSatisfy { $0.english.hasSuffix(".") && $0.english.count > 30 })
    #expect(
      notes.allSatisfy {
        $0.japanese.hasSuffix("。") && $0.japanese.unicodeScalars.contains { $0.value > 0x3040 }
      })
    #expect(Set(notes.map(\.english)).count == notes.count)
  }

  @Test func `scenes that are there for tests and measurements are told`() {
    let fixtures = Gallery.names.filter { Gallery.note(ofSceneNamed: $0)?.isFixture == true }
    #expect(fixtures == ["wraps", "loops", "common"])
  }

  @Test func `every scene draws something`() {
    for scene in Gallery.scenes {
      #expect(StageHarness(scene).stage.displayList.commands.count > 5, "\(scene.name)")
    }
  }
}
