import ArgumentParser
import Documents
import Foundation
import Replays
import SceneRuns
import VisualQA

/// Options for the length of a fuzz test, its corpus, its processes, and what it writes.
struct FuzzOptions: ParsableArguments {
  /// The durations of `--until`, in seconds: up to a week.
  private static let durations: ClosedRange<TimeInterval> = 1...604_800

  @Option(
    help: ArgumentHelp("Where the random numbers begin.", valueName: "n"), transform: ArgumentReading.seed)
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("How many strokes, a scene; default 500.", valueName: "m"),
    transform: ArgumentReading.count(in: 1...10_000_000))
  var strokes: Int?

  @Option(
    help: ArgumentHelp(
      "In place of a number: play round after round for so long, such as 90s, 10m or 8h.", valueName: "time"),
    transform: ArgumentReading.duration(in: durations))
  var until: TimeInterval?

  @Option(
    help: ArgumentHelp(
      "A folder of scripts that are played first; the script of a finding is put into it.", valueName: "dir"))
  var seeds: String?

  @Option(
    help: ArgumentHelp(
      "The folder of a failure's script; default out, or none with --seeds or --report.", valueName: "dir"))
  var out: String?

  @Option(
    help: ArgumentHelp("How many processes share the strokes; default one for each core.", valueName: "n"),
    transform: ArgumentReading.count(in: 1...256))
  var workers: Int?

  @Option(help: ArgumentHelp("A folder for a page and the results as JSON and JUnit.", valueName: "dir"))
  var report: String?

  @OptionGroup var shards: ShardOptions

  /// The share of a worker; for internal use.
  @Option(help: .hidden, transform: ArgumentReading.share)
  var share: WorkShard?

  /// The place of a worker's files; for internal use.
  @Option(help: .hidden)
  var worker: String?

  /// Returns true when everything is played, and the first failure does not end the run.
  func playsEverything(as shard: WorkShard?) -> Bool {
    until != nil || seeds != nil || shards.progress != nil || report != nil || shard != nil
  }

  /// Says that a file of times changes nothing, if one is given.
  func tellTimings() {
    guard shards.timings != nil else { return }
    Console.say("--timings changes nothing: random strokes are dealt in equal hands, on every scene")
  }

  /// The folder of failures' scripts; `nil` for none.
  var folder: String? { out ?? (seeds == nil && report == nil ? "out" : nil) }

  /// The number of strokes on each scene.
  var count: Int { strokes ?? 500 }

  /// Returns the fuzz test of scenes that plays everything.
  @MainActor
  func campaign(
    on scenes: [LoadedScene], in surroundings: SceneEnvironment, among names: [String], shard: WorkShard?
  ) -> FuzzCampaign {
    var campaign = FuzzCampaign(plan, on: scenes, in: surroundings, among: names)
    campaign.shard = shard
    campaign.corpus = seeds.map { URL(fileURLWithPath: $0, isDirectory: true) }
    campaign.progress = shards.progressFile
    return campaign
  }

  /// The seed and the length.
  @MainActor private var plan: FuzzPlan {
    var plan = FuzzPlan(seed: seed)
    plan.length = until.map { .time($0) } ?? .strokes(count)
    return plan
  }

  func validate() throws {
    if until != nil, strokes != nil {
      throw CommandError.contradiction("--until is in place of --strokes; only one of them is needed")
    }
    try OutputFolder.check(seeds)
    try OutputFolder.check(folder)
  }
}
