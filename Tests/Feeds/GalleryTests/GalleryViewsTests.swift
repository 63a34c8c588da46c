import Replays
import SceneTools
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import Gallery

/// Tests that no view of a shipped scene keeps anything of what it showed before.
///
/// This holds whatever the scene went through.
struct GalleryViewsTests {
  @Test(arguments: Gallery.names)
  func `a scene under random strokes draws what new views draw`(name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    let failure = Fuzzer { Stage(scene, tools: Toolbox(), text: BlockTextMeasuring()) }.run(
      seed: 7, strokes: 50)
    #expect(failure?.message == nil, "\(failure?.script.yaml ?? "")")
  }
}
