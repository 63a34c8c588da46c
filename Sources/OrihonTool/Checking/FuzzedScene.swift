import Documents
import Foundation
import Replays
import SDLRendering
import SceneTools
import ScreenInterface
import Stage
import VisualQA

/// Plays random strokes on a scene and prints the result.
struct FuzzedScene {
  private let loaded: LoadedScene
  private let surroundings: Surroundings

  init(_ loaded: LoadedScene, in surroundings: Surroundings) {
    self.loaded = loaded
    self.surroundings = surroundings
  }

  /// Plays the strokes; the script of a failure is written into `out`.
  ///
  /// - Throws: `CommandError.ended` when an invariant is broken.
  func run(seed: UInt64, strokes: Int, out: String) throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let fuzzer = Fuzzer(watching: {
      PaintWatch { renderer.bitmap(of: [$0], update: $1, scale: $2) }.violation
    }) { [loaded, surroundings] in
      Stage(
        loaded.scene, options: surroundings.stageOptions(), tools: Toolbox(), text: BlockTextMeasuring())
    }
    guard let failure = fuzzer.run(seed: seed, strokes: strokes) else {
      let count = NumberText.count(strokes, "stroke")
      return try Console.result("\(loaded.scene.name): \(count) from seed \(seed), nothing broken")
    }
    let file = try OutputFolder(out).file("\(loaded.scene.name)-\(failure.script.file)")
    try OutputPaths.check(file, over: loaded.inputs)
    try OutputFile.write(failure.script.yaml, to: file)
    let time = NumberText.seconds(failure.time)
    try Console.result("\(loaded.scene.name): \(failure.message) (at \(time) s, seed \(failure.seed))")
    let words = [ProgramName.text, "replay", "--headless", file.relativePath, loaded.argument]
    try Console.result(words.map(ShellWord.quoted).joined(separator: " "))
    throw CommandError.ended(.differences)
  }
}
