import ArgumentParser
import Documents
import Foundation
import SDLRendering
import SceneRuns
import VisualQA

/// The verb `orihon fuzz`, which plays random strokes and checks the invariants.
struct FuzzVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fuzz", abstract: "Random strokes against the invariants of a feed, or of every scene.")
  }

  @Argument(help: "A feed file or a scene; without one, every scene of the program.")
  var feed: String?

  @OptionGroup var scene: SceneOptions

  @Option(
    help: ArgumentHelp("Where the random numbers begin.", valueName: "n"), transform: ArgumentReading.seed)
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("How many strokes, a scene.", valueName: "m"),
    transform: ArgumentReading.count(in: 1...10_000_000))
  var strokes = 500

  @Option(help: ArgumentHelp("The folder of a failure's script.", valueName: "dir"))
  var out = "out"

  @Option(
    help: ArgumentHelp("How many processes share the strokes; default one for each core.", valueName: "n"),
    transform: ArgumentReading.count(in: 1...256))
  var workers: Int?

  /// The share of a worker; for internal use.
  @Option(help: .hidden, transform: ArgumentReading.share)
  var share: WorkShard?

  func validate() throws { try OutputFolder.check(out) }

  @MainActor
  func perform(in program: ToolProgram) throws {
    ProcessMemory.keepFreedBlocks()
    let surroundings = try scene.surroundings()
    for name in feed.map({ [$0] }) ?? program.sceneNames {
      let loaded = try SceneSource(program).load(name, keepsTheme: surroundings.keepsTheme)
      let fuzzer = SceneFuzzer(loaded, in: surroundings)
      if let share {
        try fuzzer.run(seed: seed, strokes: strokes, share: share)
      } else {
        let words = LaunchArguments.all.dropFirst(2) + (feed == nil ? [name] : [])
        try fuzzer.run(
          seed: seed, strokes: strokes, out: out, workers: FuzzWorkers(count: workers, words: Array(words)))
      }
    }
  }
}
