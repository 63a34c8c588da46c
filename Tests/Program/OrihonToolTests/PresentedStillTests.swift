import Foundation
import SDLRendering
import SceneRuns
import SceneTools
import ScreenInterface
import Stage
import Testing

/// Tests of what `S` and the command for a state keep of the way in which a window presents its scene.
struct PresentedStillTests {
  private let place: Scratch
  private let headless: HeadlessStage
  private let framed = ScenePresentation(hasFrame: true)

  init() throws {
    place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let program = ToolProgram(
      scenes: [], feeds: nil, scripts: nil, scenarios: nil, goldens: place.file("goldens"), strokes: nil)
    headless = try HeadlessStage(
      try SceneSource(program).load(place.file("feed.yml").path),
      in: SceneEnvironment(size: CGSize(width: 320, height: 480)))
    headless.stage.advance(to: 0)
  }

  private func saved(_ presentation: ScenePresentation) throws -> Bitmap {
    let still = StillFrame(headless.stage, presented: presentation)
    return try PNGFile().read(try StillFiles(folder: place.folder).save(still))
  }

  @Test func `a still of a framed window has the frame around the scene`() throws {
    let (plain, around) = (try saved(ScenePresentation()), try saved(framed))
    #expect(around.width == plain.width + 72 && around.height == plain.height + 112)
    let inside = (0..<plain.height).flatMap { row in
      (0..<plain.width).map { around[36 + $0, 56 + row] }
    }
    #expect(inside == plain.pixels)
  }

  @Test func `it is the picture that shoot writes`() throws {
    let ending = try Program().run(
      ["shoot", "feed.yml", "--at", "0", "--size", "320x480", "--frame", "--out", "out"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let shot = try PNGFile().read(place.file("out/feed-0.png"))
    #expect(try saved(framed).pixels == shot.pixels)
  }

  @Test func `the command for the state has the frame too`() {
    let words = { ReproducingCommand(argument: "feed.yml", stage: headless.stage, presentation: $0).text }
    #expect(words(framed).contains(" --frame") && !words(ScenePresentation()).contains("--frame"))
  }
}
