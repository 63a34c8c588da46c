import Foundation
import Gallery
import Replays
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests that no scene of the gallery breaks an invariant, whatever the user does.
struct RandomStrokesTests {
  /// The number of strokes over all scenes.
  private static let strokes = 5000

  @Test(arguments: Gallery.names)
  func `random strokes, wheels, keys, resizes, edits and stalls break no invariant`(name: String) throws {
    let share = (Self.strokes + Gallery.names.count - 1) / Gallery.names.count
    let scene = try #require(Gallery.scene(named: name))
    let failure = Fuzzer { Stage(scene, tools: Toolbox(), text: BlockTextMeasuring()) }
      .run(seed: CommitSeed.value(), strokes: share)
    #expect(
      failure?.message == nil,
      """
      orihon fuzz \(name) --strokes \(Fuzzer.strokesOfScript) --seed \(failure?.seed ?? 0)
      \(failure?.script.yaml ?? "")
      """)
  }
}
