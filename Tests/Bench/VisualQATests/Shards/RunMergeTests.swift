import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct RunMergeTests {
  private nonisolated static func run(
    _ indices: [Int]?, of count: Int = 3, plan: [String] = ["a", "b", "c", "d"], played: [String],
    program: String = "1 ab", inputs: String = "i", timings: String? = nil
  ) -> RunManifest {
    RunManifest(
      .compare, command: "orihon compare", program: program, resources: "r", inputs: inputs,
      shards: indices.map { RunManifest.Shards($0, of: count, timings: timings) }, plan: plan, played: played)
  }

  private func shard(_ name: String, _ run: RunManifest) -> RunMerge.Shard {
    RunMerge.Shard(folder: URL(fileURLWithPath: name, isDirectory: true), run: run)
  }

  @Test func `shards merge in any order into the whole run`() throws {
    let shards = [
      shard("two", Self.run([2], played: ["c"])), shard("three", Self.run([3], played: ["b"])),
      shard("one", Self.run([1], played: ["a", "d"])),
    ]
    for order in [shards, shards.reversed()] {
      let merge = try RunMerge(order)
      #expect(merge.run == Self.run(nil, played: ["a", "b", "c", "d"]))
      #expect(merge.shards.map { $0.folder.relativePath } == ["one", "two", "three"])
      #expect(merge.notes.isEmpty)
    }
  }

  @Test func `what is missing is counted and listed with the commands that play it`() throws {
    let merge = try RunMerge([shard("one", Self.run([1], played: ["a"], timings: "my times.json"))])
    #expect(merge.missing == [2, 3])
    #expect(merge.missingParts == ["b", "c", "d"])
    #expect(
      merge.notes == [
        "2 of 3 shards are missing, with 3 scenarios: b, c, d",
        "orihon compare --shard 2/3 --timings 'my times.json' --report shard-2",
        "orihon compare --shard 3/3 --timings 'my times.json' --report shard-3",
      ])
    #expect(merge.run.shards?.indices == [1])
  }

  @Test func `a partial merge merges with the rest`() throws {
    let partial = try RunMerge([
      shard("one", Self.run([1], played: ["a"])), shard("two", Self.run([2], played: ["b"])),
    ]).run
    let merge = try RunMerge([shard("x", partial), shard("three", Self.run([3], played: ["c", "d"]))])
    #expect(merge.run == Self.run(nil, played: ["a", "b", "c", "d"]))
  }

  @Test(arguments: [
    (run([2], played: ["b"], program: "2 cd"), "its program is 2 cd, and not 1 ab"),
    (run([2], of: 4, played: ["b"]), "its number of shards is 4, and not 3"),
    (run([2], plan: ["a", "b"], played: ["b"]), "its scenarios are others"),
    (run([2], played: ["b"], inputs: "j"), "its inputs' hash is j, and not i"),
    (run(nil, played: ["b"]), "its number of shards is 1, and not 3"),
  ])
  func `shards of another run are refused by name`(other: RunManifest, saying: String) {
    let error = #expect(throws: VisualQAError.self) {
      try RunMerge([shard("one", Self.run([1], played: ["a"])), shard("other", other)])
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("other") && text.contains("does not belong to one (shard 1 of 3)"), "\(text)")
    #expect(text.contains(saying), "\(text)")
  }

  @Test func `a part in two shards is refused: they were cut by different timings`() {
    let error = #expect(throws: VisualQAError.self) {
      try RunMerge([
        shard("one", Self.run([1], played: ["a", "b"])), shard("two", Self.run([2], played: ["b"])),
      ])
    }
    #expect(error?.description.contains("b is in one (shard 1 of 3) and in two (shard 2 of 3)") ?? false)
  }

  @Test func `a manifest reads what it writes`() throws {
    try TemporaryFolder.use { folder in
      for run in [Self.run(nil, played: ["a"]), Self.run([1, 3], played: [], timings: "t.json")] {
        try OutputFile.write(run.text, to: folder.appendingPathComponent(RunManifest.file))
        #expect(try RunManifest(of: folder) == run)
      }
    }
  }

  @Test(arguments: [
    ("\"plan\": [", "\"plan\": [ 3,", "\"plan\""), ("\"count\": 3", "\"count\": 0", "\"count\" is 0"),
    ("\"compare\"", "\"compute\"", "\"verb\" is \"compute\""),
    ("orihon-run", "orihon-walk", "describes no run"),
    ("\"d\"\n", "\"e\"\n", "\"played\" names something"),
  ])
  func `a faulty manifest is refused`(part: String, other: String, saying: String) throws {
    try TemporaryFolder.use { folder in
      let text = Self.run([1], played: ["d"]).text
      let changed = text.replacing(part, with: other, maxReplacements: 1)
      #expect(changed != text)
      try OutputFile.write(changed, to: folder.appendingPathComponent(RunManifest.file))
      let error = #expect(throws: DocumentError.self) { try RunManifest(of: folder) }
      #expect(error?.description.contains(saying) ?? false, "\(error?.description ?? "")")
    }
  }
}
