import ArgumentParser
import Foundation
import SceneRuns
import VisualQA

/// Options that split a run into shards for several machines.
struct ShardOptions: ParsableArguments {
  /// The value of `--shard`.
  enum Choice: Hashable {
    case shard(WorkShard)
    /// The whole run, also where a scheduler says otherwise.
    case whole
  }

  @Option(
    help: ArgumentHelp(
      "Play only this part, as 1/4; none for all. Default: what a scheduler's variables say.",
      valueName: "i/n"),
    transform: ShardOptions.choice)
  var shard: Choice?

  @Option(
    help: ArgumentHelp(
      "The timings.json of an earlier report, by which the parts are cut to take equally long.",
      valueName: "file"))
  var timings: String?

  /// True when one of these options is given.
  var isGiven: Bool { shard != nil || timings != nil }

  @Sendable private static func choice(_ text: String) throws -> Choice {
    text == "none" ? .whole : .shard(try ArgumentReading.share(text))
  }

  /// Returns the shard to play, `nil` for the whole run; says which variables chose it.
  ///
  /// - Throws: `VisualQAError.refused` for variables that make no sense.
  func resolved(in environment: [String: String] = ProcessInfo.processInfo.environment) throws -> WorkShard? {
    switch shard {
    case .whole: return nil
    case .shard(let shard): return shard
    case nil:
      guard let found = try SchedulerShard(environment) else { return nil }
      Console.say(found.description)
      return found.shard
    }
  }

  /// Returns the run that these options describe; `command` repeats all of it, by default the command line does.
  @MainActor
  func run(_ verb: RunVerb, report: String?, command: String? = nil) throws -> ShardedRun {
    try ShardedRun(verb, shard: try resolved(), timings: timings, report: report, command: command)
  }
}
