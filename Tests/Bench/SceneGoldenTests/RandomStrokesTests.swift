import Foundation
import Gallery
import Replays
import SDLRendering
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting
import VisualQA

/// Tests that no scene of the gallery breaks an invariant, whatever the user does.
struct RandomStrokesTests {
  /// The number of strokes over all scenes.
  private static let strokes = 5000

  @Test(arguments: Gallery.names)
  func `random strokes, wheels, keys, resizes, edits and stalls break no invariant, moved pixels included`(
    name: String
  ) throws {
    let share = (Self.strokes + Gallery.names.count - 1) / Gallery.names.count
    let scene = try #require(Gallery.scene(named: name))
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let fuzzer = Fuzzer(watching: {
      IncrementalPaintCheck { renderer.painted([$0], update: $1, scale: $2) }.violation
    }) { Stage(scene, tools: Toolbox(), text: BlockTextMeasuring()) }
    let failure = fuzzer.run(seed: CommitSeed.value(), strokes: share)
    #expect(
      failure?.message == nil,
      """
      orihon fuzz \(name) --strokes \(Fuzzer.strokesOfScript) --seed \(failure?.seed ?? 0)
      \(failure?.script.yaml ?? "")
      """)
  }
}
