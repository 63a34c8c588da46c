import Documents
import Foundation
import Replays
import TestSupport
import Testing

@testable import VisualQA

struct FuzzCaseTests {
  private func finding(_ index: Int, steps: Int) throws -> FuzzFinding {
    let yaml = (0..<steps).map { "- wait: \($0 + 1)\n" }.joined()
    let example = FuzzFinding.Example(
      .seeded(index: index, seed: UInt64(index)), message: "row hero rests between pages at \(index)",
      time: 1.5, steps: steps, yaml: yaml)
    return try #require(FuzzFinding("row hero rests between pages at ", broken: 1, examples: [example]))
  }

  private func result(_ scripts: [Int: Int], of scene: String) throws -> FuzzResult {
    var result = FuzzResult(scene, seed: 7)
    result.scripts = 10 * max(1, scripts.count)
    result.strokes = 250 * max(1, scripts.count)
    for (index, steps) in scripts.sorted(by: { $0.key < $1.key }) {
      result.add(try finding(index, steps: steps))
    }
    return result
  }

  private func run(_ shard: Int?, of count: Int) -> RunManifest {
    RunManifest(
      .fuzz, command: "orihon fuzz", program: "1", resources: "r", inputs: "i",
      shards: shard.map { RunManifest.Shards([$0], of: count) }, plan: ["a", "b"], played: ["a", "b"])
  }

  private func write(_ results: [FuzzResult], _ run: RunManifest, to folder: URL) throws {
    let cases = results.map { FuzzCase($0, command: run.command).reported }
    try ResultsFiles(in: folder).write(ResultsReport(run, cases: cases), timings: RunTimings())
  }

  private func files(_ folder: URL) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, $0) }
      })
  }

  @Test func `merged shards are the report of the whole, with the smallest script of each invariant`() throws
  {
    try TemporaryFolder.use { folder in
      let place = { folder.appendingPathComponent($0, isDirectory: true) }
      let split = [[3: 4, 9: 2], [5: 2]]
      for (index, scripts) in split.enumerated() {
        try write(
          [try result(scripts, of: "a"), try result([:], of: "b")], run(index + 1, of: 2),
          to: place("s\(index)"))
      }
      var whole = try result([3: 4, 5: 2, 9: 2], of: "a")
      (whole.scripts, whole.strokes) = (30, 750)
      var other = FuzzResult("b", seed: 7)
      (other.scripts, other.strokes) = (20, 500)
      try write([whole, other], run(nil, of: 1), to: place("whole"))
      let outcome = try MergedReport([place("s1"), place("s0")]).write(to: place("merged"), command: "")
      #expect(outcome.status == .different)
      #expect(outcome.lines[1] == "1250 strokes on 2 scenes, 1 finding")
      #expect(try files(place("merged")) == files(place("whole")))
      let script = place("merged").appendingPathComponent("scripts/a-fuzz-5.yml")
      #expect(try String(contentsOf: script, encoding: .utf8) == "- wait: 1\n- wait: 2\n")
    }
  }

  @Test func `a missing shard of strokes is listed with its command alone`() throws {
    try TemporaryFolder.use { folder in
      let place = { folder.appendingPathComponent($0, isDirectory: true) }
      try write([try result([:], of: "a")], run(2, of: 2), to: place("s2"))
      let outcome = try MergedReport([place("s2")]).write(to: place("merged"), command: "")
      #expect(outcome.status == .different)
      #expect(
        outcome.lines.suffix(2) == [
          "1 of 2 shards is missing", "orihon fuzz --shard 1/2 --report shard-1",
        ])
    }
  }

  @Test func `results from different seeds are refused`() throws {
    try TemporaryFolder.use { folder in
      let place = { folder.appendingPathComponent($0, isDirectory: true) }
      try write([FuzzResult("a", seed: 1)], run(1, of: 2), to: place("s1"))
      try write([FuzzResult("a", seed: 2)], run(2, of: 2), to: place("s2"))
      let error = #expect(throws: VisualQAError.self) {
        try MergedReport([place("s1"), place("s2")]).write(to: place("merged"), command: "")
      }
      #expect(error?.description == "the shards of a were played from different seeds")
      #expect(!FileManager.default.fileExists(atPath: place("merged").path))
    }
  }
}
