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
      commandName: "fuzz", abstract: "Random strokes against the invariants of a feed, or of every scene.",
      discussion:
        "Ends with the first failure. With --until, --seeds or --progress it plays everything and collects the "
        + "findings. A finding is a broken invariant of a scene, with the shortest script that breaks it.")
  }

  @Argument(help: "A feed file or a scene; without one, every scene of the program.")
  var feed: String?

  @OptionGroup var scene: SceneOptions
  @OptionGroup var options: FuzzOptions

  @MainActor
  func perform(in program: ToolProgram) throws {
    ProcessMemory.keepFreedBlocks()
    let surroundings = try scene.surroundings()
    let names = feed.map { [$0] } ?? program.sceneNames
    let load = { try SceneSource(program).load($0, keepsTheme: surroundings.keepsTheme) }
    let run = try options.shards.run(.fuzz, report: options.report)
    guard !options.playsEverything(as: run.shard) else {
      let campaign = options.campaign(
        on: try names.map(load), in: surroundings, among: program.sceneNames, shard: run.shard)
      if let worker = options.worker, let share = options.share {
        return try campaign.play(share, into: worker, out: options.folder)
      }
      options.tellTimings()
      return try campaign.perform(workers: workers(), of: run, out: options.folder)
    }
    if options.share == nil { options.tellTimings() }
    for name in names {
      let fuzzer = SceneFuzzer(try load(name), in: surroundings)
      if let share = options.share {
        try fuzzer.run(seed: options.seed, strokes: options.count, share: share)
      } else {
        try fuzzer.run(
          seed: options.seed, strokes: options.count, out: options.out ?? "out",
          workers: workers(feed == nil ? name : nil))
      }
    }
  }

  /// Returns the processes, which run this command line, on a scene if one is named.
  @MainActor
  private func workers(_ name: String? = nil) -> FuzzWorkers {
    let words = LaunchArguments.all.dropFirst(2) + (name.map { [$0] } ?? [])
    return FuzzWorkers(count: options.workers, words: Array(words))
  }
}
