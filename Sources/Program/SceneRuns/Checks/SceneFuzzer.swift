import Documents
import Foundation
import Replays
import SDLRendering
import SceneTools
import ScreenInterface
import Stage
import Typesetting
package import VisualQA

/// A fuzzer that plays random strokes on a scene and prints the result.
package struct SceneFuzzer {
  private let loaded: LoadedScene
  private let surroundings: SceneEnvironment

  package init(_ loaded: LoadedScene, in surroundings: SceneEnvironment) {
    self.loaded = loaded
    self.surroundings = surroundings
  }

  /// Returns the fuzzer of the scene, which checks the painting too.
  func fuzzer() throws -> Fuzzer {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    return Fuzzer(watching: {
      IncrementalPaintCheck { renderer.painted([$0], update: $1, scale: $2) }.violation
    }) { [loaded, surroundings] in
      Stage(
        loaded.scene, options: surroundings.stageOptions(), tools: Toolbox(), text: BlockTextMeasuring())
    }
  }

  /// Plays the strokes; the script of a failure is written into `out`.
  ///
  /// The result is the same with workers and without.
  ///
  /// - Throws: `CommandError.ended` when an invariant is broken.
  package func run(seed: UInt64, strokes: Int, out: String, workers: FuzzWorkers) throws {
    guard let failure = try failure(seed: seed, strokes: strokes, workers) else {
      let count = Pluralization.text(strokes, "stroke")
      return try Console.result("\(loaded.scene.name): \(count) from seed \(seed), nothing broken")
    }
    let file = try OutputFolder(out).file("\(loaded.scene.name)-\(failure.script.file)")
    try OutputPaths.check(file, over: loaded.inputs)
    try OutputFile.write(failure.script.yaml, to: file)
    let time = NumberText.seconds(failure.time)
    try Console.result("\(loaded.scene.name): \(failure.message) (at \(time) s, seed \(failure.seed))")
    try Console.result(command(of: file))
    throw CommandError.ended(.differences)
  }

  /// Returns the command that plays a script on the scene.
  func command(of file: URL) -> String {
    let words =
      [ProgramName.text, "replay", "--headless", file.relativePath, loaded.argument]
      + surroundings.requestedArguments
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  private func failure(seed: UInt64, strokes: Int, _ workers: FuzzWorkers) throws -> Fuzzer.Failure? {
    let scripts = Fuzzer.scripts(of: strokes, from: seed)
    guard workers.areUseful(for: scripts) else { return try fuzzer().run(seed: seed, strokes: strokes) }
    // A worker only prints which script failed; this process plays that script again and shortens it.
    guard let broken = try workers.firstBroken(of: scripts) else { return nil }
    return try fuzzer().run(seed: broken.seed, strokes: broken.strokes)
  }

  /// Plays a worker's share of the strokes, and prints the seed of the first script that breaks an invariant.
  ///
  /// - Throws: `CommandError.ended` when one does.
  package func run(seed: UInt64, strokes: Int, share: WorkShard) throws {
    let scripts = share.select(from: Fuzzer.scripts(of: strokes, from: seed))
    guard let broken = try fuzzer().firstBroken(of: scripts) else { return }
    try Console.result("\(broken.seed)")
    throw CommandError.ended(.differences)
  }
}
