import ArgumentParser
import Documents
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
      "The timings.json of an earlier report, by which the parts are cut to take equally long; fuzz needs none.",
      valueName: "file"))
  var timings: String?

  @Option(
    help: ArgumentHelp(
      "Write a JSON line about what is done and left every two seconds; the name ends in .jsonl.",
      valueName: "file"))
  var progress: String?

  /// The file of the progress; `nil` for none.
  var progressFile: URL? { progress.map { URL(fileURLWithPath: $0) } }

  /// The name of the first of these options that is given; `nil` for none.
  var given: String? {
    [("shard", shard != nil), ("timings", timings != nil), ("progress", progress != nil)].first(where: \.1)?.0
  }

  /// Checks that a progress file can be written, and that a watcher finds it by its name.
  func validate() throws {
    guard let progress else { return }
    let place = try OutputPaths.check(URL(fileURLWithPath: progress))
    guard place.kind == .file || place.kind == .nothing, !progress.hasSuffix(ProgressFile.ending) else {
      return
    }
    throw CommandError.contradiction(
      "--progress is '\(progress)'; the name of a progress file ends in \(ProgressFile.ending)")
  }

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
    let run = try ShardedRun(
      verb, shard: try resolved(), timings: timings, report: report, command: command)
    // Random strokes have a progress of their own, in strokes.
    run.progress = verb == .fuzz ? nil : progressFile
    return run
  }
}
