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
        "controls", "paged", "wraps", "loops", "decisions", "picture", "nested", "handoff", "common",
      ])
    #expect(names.allSatisfy { Gallery.scene(named: $0)?.name == $0 })
    #expect(Gallery.scene(named: "none") == nil)
  }

  @Test func `every scene has a group, every group a scene, and each group stands together`() {
    let groups = Gallery.names.map { Gallery.group(ofSceneNamed: $0) }
    #expect(Set(groups) == Set(GalleryGroup.allCases.map { $0 }))
    #expect(zip(groups, groups.dropFirst()).filter { $0 != $1 }.count + 1 == GalleryGroup.allCases.count)
    #expect(Gallery.group(ofSceneNamed: "none") == nil)
  }

  @Test func `every scene draws something`() {
    for scene in Gallery.scenes {
      #expect(StageHarness(scene).stage.displayList.commands.count > 5, "\(scene.name)")
    }
  }
}
