import ArgumentParser
import Foundation
import Replays
import SceneRuns
import VisualQA

/// Options for a comparison: what is recorded and reported, the goldens, the tolerance, and the processes.
struct CompareOptions: ParsableArguments {
  @Option(help: "missing, all, failed or never; never where CI is set.", transform: ArgumentReading.choice())
  var record: RecordMode?

  @Option(help: ArgumentHelp("The folder of what differs, with a page to look at.", valueName: "dir"))
  var report: String?

  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var tolerance: ToleranceOptions

  @OptionGroup var sharing: SharingOptions

  @Flag(
    help: "Stay, and compare again what a change of feeds, scripts, scenarios or goldens touches; ⌃C ends.")
  var watch = false

  @Option(
    help: ArgumentHelp("Chooses the differences that the comparator is tried with first.", valueName: "n"),
    transform: ArgumentReading.seed)
  var seed: UInt64 = 1

  /// The arguments with which a worker compares as this command does, without the scenarios.
  var words: [String] {
    var options: [(name: String, value: String?)] = [
      ("record", record?.rawValue), ("scenarios", goldens.file),
      ("tolerance", tolerance.tolerance?.rawValue), ("seed", "\(seed)"),
    ]
    options += goldens.words
    options.append(("precision", tolerance.precision.map { "\($0)" }))
    options.append(("perceptual-precision", tolerance.perceptualPrecision.map { "\($0)" }))
    options.append(("max-diff-pixels", tolerance.maxDiffPixels.map { "\($0)" }))
    options.append(("worst-tile", tolerance.worstTile.map { "\($0)" }))
    return ["compare"] + options.compactMap { name, value in value.map { "--\(name)=\($0)" } }
  }

  /// Returns the run that the report belongs to; a worker plays what it is told.
  @MainActor
  func run() throws -> ShardedRun {
    if sharing.worker != nil { return try ShardedRun(.compare, shard: nil, timings: nil, report: nil) }
    return try sharing.shards.run(.compare, report: nil)
  }

  /// Returns the scenarios that the run selects, each with its tolerance, and the files that all of them are made of.
  @MainActor
  func choice(of scenarios: [String], in program: ToolProgram, _ run: ShardedRun) throws -> (
    scenarios: [GoldenScenario], files: Set<URL>
  ) {
    let catalog = try goldens.catalog(of: program, alone: sharing.worker == nil ? nil : scenarios.first)
    var chosen = try named(scenarios, in: catalog)
    for index in chosen.indices { chosen[index].tolerance = tolerance.wanted.over(chosen[index].tolerance) }
    let part = try run.select(chosen.map { ShardedRun.Part($0.name, guess: $0.cost) })
    let scenes = Set(chosen.map(\.scene)).flatMap(SceneSource(program).files)
    return (part.map { chosen[$0] }, catalog.files.union(scenes))
  }

  @MainActor
  private func named(_ scenarios: [String], in catalog: GoldenCatalog) throws(CommandError)
    -> [GoldenScenario]
  {
    do {
      return try catalog.named(scenarios)
    } catch .unknownScenario(let name, let known) {
      throw FolderPair.missing(in: scenarios).map(CommandError.noFolder)
        ?? .unknownScenario(name, scenarios: known)
    } catch {
      throw error
    }
  }

  /// Throws for an option that two folders of pictures do not have.
  func checkFolders() throws(CommandError) {
    guard record == nil, sharing.shards.given == nil, sharing.workers == nil, !watch else {
      throw .contradiction(
        "--record, --shard, --timings, --progress, --workers and --watch are for scenarios; two folders have none"
      )
    }
  }

  /// True when the report that shows what differs is neither written nor of no use.
  var lacksReport: Bool { report == nil && record == nil && !watch && sharing.worker == nil }
}
