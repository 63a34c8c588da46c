import Documents
import Foundation

/// The shard that a scheduler or a build server gives to a process in its environment.
///
/// | engine | index | count |
/// |---|---|---|
/// | Slurm, `--array` | `SLURM_ARRAY_TASK_ID` (`_MIN`, `_STEP`) | `SLURM_ARRAY_TASK_COUNT` |
/// | Slurm, `srun -n` | `SLURM_PROCID`, from 0 | `SLURM_NTASKS` |
/// | Kubernetes, Indexed Job | `JOB_COMPLETION_INDEX`, from 0 | `ORIHON_SHARDS` |
/// | GitLab | `CI_NODE_INDEX`, from 1 | `CI_NODE_TOTAL` |
/// | Buildkite | `BUILDKITE_PARALLEL_JOB`, from 0 | `BUILDKITE_PARALLEL_JOB_COUNT` |
/// | CircleCI | `CIRCLE_NODE_INDEX`, from 0 | `CIRCLE_NODE_TOTAL` |
/// | GNU parallel | `PARALLEL_SEQ`, from 1 | `ORIHON_SHARDS` |
package nonisolated struct SchedulerShard: Sendable, Hashable {
  /// The variable with the number of shards, for engines that have none.
  package static let countVariable = "ORIHON_SHARDS"

  /// The shard.
  package let shard: WorkShard
  /// The names of the variables that say so.
  package let variables: [String]

  /// Reads the shard from an environment; `nil` when it says nothing, or that the run is whole.
  ///
  /// - Throws: `VisualQAError.refused` for a value that is no number, an index outside its count, an index without
  ///   its count, and for variables that contradict each other.
  package init?(_ environment: [String: String]) throws(VisualQAError) {
    var found: [(shard: WorkShard, engine: Engine)] = []
    for engine in Engine.all {
      if let shard = try engine.shard(in: environment) { found.append((shard, engine)) }
    }
    if let total = try Self.number(Self.countVariable, in: environment) {
      if found.isEmpty {
        throw .refused(
          "\(Self.countVariable) is \(total), and nothing says which shard this is: \(Engine.indices) is needed, "
            + "or --shard I/\(total), or --shard none")
      }
      for (shard, engine) in found
      where shard.count != total && (shard.count > 1 || engine.splitsIntoOne) {
        throw Self.contradiction(engine.count, shard.count, Self.countVariable, total)
      }
    }
    // A build server sets its variables for whole runs too.
    let split = found.filter { $0.shard.count > 1 }
    guard let first = split.first else {
      guard let whole = found.first(where: { $0.engine.splitsIntoOne }) else { return nil }
      (shard, variables) = (whole.shard, whole.engine.names)
      return
    }
    for other in split.dropFirst() where other.shard != first.shard {
      if other.shard.count != first.shard.count {
        throw Self.contradiction(
          first.engine.count, first.shard.count, other.engine.count, other.shard.count)
      }
      throw Self.contradiction(first.engine.index, first.shard.index, other.engine.index, other.shard.index)
    }
    (shard, variables) = (first.shard, first.engine.names)
  }

  /// The sentence that tells which shard was taken from which variables.
  package var description: String { "shard \(shard), from \(variables.joined(separator: " and "))" }

  private static func contradiction(
    _ name: String, _ value: Int, _ other: String, _ otherValue: Int
  ) -> VisualQAError {
    .refused("\(name) says \(value) and \(other) \(otherValue); --shard I/N decides, or --shard none")
  }

  /// Returns the number in a variable; `nil` when it is not set or empty.
  fileprivate static func number(
    _ name: String, in environment: [String: String]
  ) throws(VisualQAError) -> Int? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = Int(text), (0...1_000_000_000).contains(number) else {
      throw .refused("\(name) is '\(EscapedText.shortened(text))'; a whole number is needed, or --shard none")
    }
    return number
  }
}

/// The variables of one engine.
private nonisolated struct Engine: Sendable {
  let index: String
  let count: String
  /// The index of the first shard.
  var first = 1
  /// The variables with the index of the first shard and the distance of two indices, where the user chooses them.
  var origin: (first: String, step: String)?
  /// True when an index without a count is an error, because such processes always share work.
  var needsCount = true
  /// True when one shard of one is told as such, because the count was asked for.
  var splitsIntoOne = false

  var names: [String] { [index, count] }

  static let all = [
    Engine(
      index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      origin: ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP"), splitsIntoOne: true),
    Engine(index: "SLURM_PROCID", count: "SLURM_NTASKS", first: 0, needsCount: false),
    Engine(
      index: "JOB_COMPLETION_INDEX", count: SchedulerShard.countVariable, first: 0, splitsIntoOne: true),
    Engine(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL"),
    Engine(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Engine(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    // GNU parallel numbers all its jobs, also those that share nothing.
    Engine(
      index: "PARALLEL_SEQ", count: SchedulerShard.countVariable, needsCount: false, splitsIntoOne: true),
  ]

  static var indices: String {
    all.filter { $0.count == SchedulerShard.countVariable }.map(\.index).joined(separator: " or ")
  }

  func shard(in environment: [String: String]) throws(VisualQAError) -> WorkShard? {
    guard let number = try SchedulerShard.number(index, in: environment) else { return nil }
    guard let total = try SchedulerShard.number(count, in: environment) else {
      guard needsCount else { return nil }
      throw .refused("\(index) is \(number), and \(count) is not set; --shard I/N says both, or --shard none")
    }
    var (start, step) = (first, 1)
    if let origin {
      start = try SchedulerShard.number(origin.first, in: environment) ?? first
      step = max(1, try SchedulerShard.number(origin.step, in: environment) ?? 1)
    }
    guard total <= WorkShard.most, (number - start) % step == 0,
      let shard = WorkShard((number - start) / step + 1, of: total)
    else {
      throw .refused(
        "\(index) is \(number) and \(count) \(total); the shards are \(start) to \(start + (max(1, total) - 1) * step)"
          + (total > WorkShard.most ? ", at most \(WorkShard.most)" : "")
          + ", or --shard none")
    }
    return shard
  }
}
