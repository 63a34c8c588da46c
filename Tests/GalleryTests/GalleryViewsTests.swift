import Replays
import ScreenInterface
import Stage
import Testing

@testable import Gallery

/// No view of a scene that ships keeps anything of what it showed before, whatever the scene went through.
struct GalleryViewsTests {
  @Test(arguments: Gallery.names)
  func `a scene under random strokes draws what new views draw`(name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    let failure = Fuzzer { Stage(scene, text: BlockTextMeasuring()) }.run(seed: 7, strokes: 50)
    #expect(failure?.message == nil, "\(failure?.script.yaml ?? "")")
  }
}
