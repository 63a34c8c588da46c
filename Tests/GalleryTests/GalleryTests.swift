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
        "default", "paged", "swift", "picture", "common", "controls", "wraps", "decisions", "behaviors",
        "loops",
        "transforms", "nested", "handoff",
      ])
    #expect(names.allSatisfy { Gallery.scene(named: $0)?.name == $0 })
    #expect(Gallery.scene(named: "none") == nil)
  }

  @Test func `every scene draws something`() {
    for scene in Gallery.scenes {
      #expect(StageHarness(scene).stage.displayList.commands.count > 5, "\(scene.name)")
    }
  }
}
