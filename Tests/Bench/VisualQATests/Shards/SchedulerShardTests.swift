import Testing

@testable import VisualQA

struct SchedulerShardTests {
  /// An environment and the shard that it means.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let shard: String?
    var testDescription: String {
      environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
    }

    init(_ environment: [String: String], _ shard: String?) {
      (self.environment, self.shard) = (environment, shard)
    }
  }

  nonisolated static let cases = [
    Case([:], nil),
    Case(["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "1"], "3/8"),
    Case(["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "0"], "1/8"),
    Case(
      [
        "SLURM_ARRAY_TASK_ID": "20", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "5",
      ], "3/3"),
    Case(["SLURM_PROCID": "0", "SLURM_NTASKS": "4"], "1/4"),
    Case(["SLURM_PROCID": "0", "SLURM_NTASKS": "1"], nil),
    Case(["JOB_COMPLETION_INDEX": "7", "ORIHON_SHARDS": "8"], "8/8"),
    Case(["JOB_COMPLETION_INDEX": "0", "ORIHON_SHARDS": "1"], "1/1"),
    Case(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
    Case(["CI_NODE_TOTAL": "1"], nil),
    Case(["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "1/3"),
    Case(["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], nil),
    Case(["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], "3/3"),
    Case(["PARALLEL_SEQ": "4", "ORIHON_SHARDS": "6"], "4/6"),
    Case(["PARALLEL_SEQ": "4"], nil),
    Case(
      [
        "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_PROCID": "0", "SLURM_NTASKS": "1", "ORIHON_SHARDS": "4",
      ], "2/4"),
    Case(["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""], nil),
  ]

  @Test(arguments: cases)
  func `the variables of an engine say which shard this is`(value: Case) throws {
    #expect(try SchedulerShard(value.environment)?.shard.description == value.shard)
  }

  @Test(
    arguments: [
      (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "4"], "SLURM_ARRAY_TASK_ID is 0"),
      (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is 5 and CI_NODE_TOTAL 4"),
      (["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is 'two'"),
      (["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is not set"),
      (["JOB_COMPLETION_INDEX": "1"], "ORIHON_SHARDS is not set"),
      (["ORIHON_SHARDS": "8"], "nothing says which shard this is"),
      (
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "ORIHON_SHARDS": "8"],
        "CI_NODE_TOTAL says 4 and ORIHON_SHARDS 8"
      ),
      (
        [
          "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "BUILDKITE_PARALLEL_JOB": "1",
          "BUILDKITE_PARALLEL_JOB_COUNT": "4",
        ], "CI_NODE_INDEX says 1 and BUILDKITE_PARALLEL_JOB 2"
      ),
      (
        ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "0"], "BUILDKITE_PARALLEL_JOB_COUNT 0"
      ),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "999999"], "at most 10000"),
      (["CIRCLE_NODE_INDEX": "99999999999999999999", "CIRCLE_NODE_TOTAL": "2"], "a whole number is needed"),
    ] as [([String: String], String)])
  func `variables that make no sense are refused by name`(environment: [String: String], saying: String) {
    let error = #expect(throws: VisualQAError.self) { try SchedulerShard(environment) }
    #expect(error?.description.contains(saying) ?? false, "\(error?.description ?? "")")
    #expect(error?.description.contains("--shard none") ?? false)
  }

  @Test func `the variables are told`() throws {
    let shard = try SchedulerShard(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"])
    #expect(shard?.description == "shard 2/5, from CI_NODE_INDEX and CI_NODE_TOTAL")
  }
}
