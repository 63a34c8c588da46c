import Foundation
import TestSupport
import Testing
import VisualQA

@testable import OrihonTool

/// Tests of runs that are split into shards, and of the merge of their reports.
struct ShardTests {
  /// A verb with arguments that play a few parts.
  nonisolated struct Split: Sendable, CustomTestStringConvertible {
    let words: [String]
    let count: Int
    var testDescription: String { words[0] }
  }

  nonisolated static let splits = [
    Split(
      words: [
        "compare", "default-rest", "paged-rest", "controls-rest", "languages-rest", "--goldens", goldens,
      ],
      count: 3),
    Split(words: ["lab", "--headless", "S01", "S02", "S03"], count: 2),
    Split(words: ["strokes"], count: 3),
    Split(words: ["check", "one.yml", "two.yml", "three.yml"], count: 2),
    Split(words: ["fuzz", "one.yml", "--strokes", "60"], count: 2),
  ]

  nonisolated static let goldens = Checkout.root().appendingPathComponent("Resources/Goldens").path

  private let place: Scratch

  init() throws {
    place = try Scratch()
    for name in ["one", "two", "three"] {
      let text = "sections:\n  - {id: a, title: \(name), layout: list, cards: [{title: Card}]}\n"
      try place.write(name == "two" ? text + "nonsense: 1\n" : text, as: "\(name).yml")
    }
    for folder in ["whole", "split"] {
      try FileManager.default.createDirectory(at: place.file(folder), withIntermediateDirectories: true)
      for name in ["one.yml", "two.yml", "three.yml"] {
        try FileManager.default.copyItem(at: place.file(name), to: place.file("\(folder)/\(name)"))
      }
    }
  }

  private func files(_ folder: String) throws -> [String: Data] {
    let root = place.file(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? Data(contentsOf: root.appendingPathComponent(name))).map { (name, $0) }
      })
  }

  @Test(arguments: splits)
  func `the merged report is byte for byte that of the whole run, but for its times`(split: Split) throws {
    let program = Program(environment: ["CI": "1"])
    let whole = try program.run(split.words + ["--report", "R"], in: place.file("whole"))
    var shards: [String] = []
    for index in (1...split.count).reversed() {
      let ending = try program.run(
        split.words + ["--shard", "\(index)/\(split.count)", "--report", "s\(index)"],
        in: place.file("split"))
      #expect([0, 1, 2].contains(ending.status), "\(ending.complaint)")
      shards.append("s\(index)")
    }
    // A folder that is named twice counts once.
    let ending = try program.run(["report", shards[0]] + shards + ["--out", "R"], in: place.file("split"))
    #expect(ending.status == whole.status, "\(ending.complaint)")
    var (expected, merged) = (try files("whole/R"), try files("split/R"))
    #expect(expected.removeValue(forKey: RunTimings.file) != nil)
    #expect(merged.removeValue(forKey: RunTimings.file) != nil)
    #expect(expected.keys.sorted() == merged.keys.sorted())
    for (name, data) in expected { #expect(merged[name] == data, "\(name)") }
  }

  @Test func `a missing shard is listed with its command, and ends with 1`() throws {
    let program = Program(environment: ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"])
    let ending = try program.run(["lab", "--headless", "S01", "S02", "--report", "s1"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(
      ending.complaint.hasPrefix("orihon: shard 1/2, from SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT\n"))
    let merged = try Program().run(["report", "s1", "--out", "R"], in: place.folder)
    #expect(merged.status == 1)
    #expect(
      merged.output == """
        R/index.html
        1 of 1 fails on the naive side, 1 of 1 holds on ours
        1 of 2 shards is missing, with 1 pair: S02
        orihon lab --headless S01 S02 --theme light --shard 2/2 --report shard-2

        """, "\(merged.output)")
  }

  @Test func `a run that did not end counts as missing`() throws {
    let split = ["lab", "--headless", "S01", "S02", "--shard"]
    #expect(try Program().run(split + ["1/2", "--report", "s1"], in: place.folder).status == 0)
    try ReportFolder(place.file("s2")).claim()
    let merged = try Program().run(["report", "s1", "s2", "--out", "R"], in: place.folder)
    #expect(merged.status == 1)
    #expect(merged.output.contains("s2 is not complete: its run did not end; it counts as missing\n"))
  }

  @Test func `nonsense of a scheduler ends with 2, and --shard decides`() throws {
    let program = Program(environment: ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "4"])
    let refused = try program.run(["check", "one.yml"], in: place.folder)
    #expect(refused.status == 2)
    #expect(refused.complaint.contains("CI_NODE_INDEX is 9 and CI_NODE_TOTAL 4"), "\(refused.complaint)")
    #expect(try program.run(["check", "one.yml", "--shard", "none"], in: place.folder).status == 0)
    #expect(try program.run(["check", "one.yml", "--shard", "1/1"], in: place.folder).status == 0)
  }

  @Test(arguments: ["0/4", "5/4", "x", "1/0"])
  func `a shard that does not exist is refused`(text: String) throws {
    for words in Self.splits.map(\.words) {
      let ending = try Program().run(words + ["--shard", text], in: place.folder)
      #expect(ending.status == 2)
      #expect(ending.complaint.contains("a part is I/N"), "\(ending.complaint)")
    }
  }

  @Test func `timings that are none are refused before anything is played`() throws {
    try place.write("{}", as: "t.json")
    let ending = try Program().run(
      ["strokes", "--shard", "1/2", "--timings", "t.json", "--report", "R"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix("t.json:1:1: these are no timings"), "\(ending.complaint)")
    #expect(!FileManager.default.fileExists(atPath: place.file("R").path))
  }
}
