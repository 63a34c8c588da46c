import Documents
import Foundation
import Replays
import SampleFeeds
import Stage
import TestSupport
import Testing

@testable import SceneRuns
@testable import VisualQA

/// Tests of fuzz tests that collect their findings, on a scene with a fault and on one without.
struct FuzzCampaignTests {
  private func campaign(strokes: Int, seeds: URL? = nil) -> FuzzCampaign {
    var plan = FuzzPlan(seed: 1)
    plan.length = .strokes(strokes)
    let scenes = [("sound", false), ("faulty", true)].map { name, isFaulty in
      var scene = SampleFeed.scene(showsWrongDots: isFaulty)
      scene.name = name
      return LoadedScene(scene: scene, argument: name)
    }
    var campaign = FuzzCampaign(plan, on: scenes, in: SceneEnvironment(), among: [])
    campaign.corpus = seeds
    return campaign
  }

  private var alone: FuzzWorkers { FuzzWorkers(count: 1, words: []) }

  @Test func `a finding becomes a file of the corpus, which the next test plays first`() throws {
    try TemporaryFolder.use { folder in
      let seeds = folder.appendingPathComponent("corpus", isDirectory: true)
      let first = campaign(strokes: 2000, seeds: seeds)
      let results = try first.results(workers: alone)
      let findings = results[1].findings
      #expect(results[0].findings.isEmpty && !findings.isEmpty)
      let files = Set(findings.map { FuzzCorpus.name(of: $0.smallest.yaml, scene: "faulty") })
      for _ in 0..<2 {
        // The same finding is one file, however often it is told.
        #expect(throws: CommandError.self) { try first.tell(results, out: nil) }
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: seeds.path)) == files)
      }
      let again = try campaign(strokes: 25, seeds: seeds).results(workers: alone)
      #expect(again.map(\.corpus) == [0, files.count])
      let known = again[1].findings.filter { finding in
        findings.contains { $0.invariant == finding.invariant }
      }
      #expect(known.count == findings.count)
      for (one, other) in zip(findings, known) {
        #expect(other.smallest.steps <= one.smallest.steps)
        guard case .file(let name) = other.examples[0].origin else {
          throw CommandError.nothingDone("no file")
        }
        #expect(files.contains(name))
      }
    }
  }

  @Test func `shards give the result of the whole, and their progress ends as done`() throws {
    try TemporaryFolder.use { folder in
      let whole = try campaign(strokes: 1000).results(workers: alone)
      var parts: [[FuzzResult]] = []
      for index in 1...3 {
        var campaign = campaign(strokes: 1000)
        campaign.shard = WorkShard(index, of: 3)
        campaign.progress = folder.appendingPathComponent("\(index).jsonl")
        parts.append(try campaign.results(workers: alone))
      }
      for place in whole.indices {
        #expect(FuzzResult.merged(parts.map { $0[place] }) == whole[place])
      }
      var board = ProgressBoard()
      board.see(try ProgressFile.lines(below: folder), at: 0)
      #expect(board.rows.map(\.line.done).reduce(0, +) == 2000)
      #expect(board.isOver && !board.isClean)
    }
  }

  @Test func `a worker's results are read back as they were`() throws {
    try TemporaryFolder.use { folder in
      let place = folder.appendingPathComponent("0")
      try campaign(strokes: 300).play(try #require(WorkShard(1, of: 1)), into: place.path)
      #expect(try FuzzShare(place).results() == campaign(strokes: 300).results(workers: alone))
    }
  }

  @Test func `scripts go into a folder for findings too`() throws {
    try TemporaryFolder.use { folder in
      let out = folder.appendingPathComponent("out")
      let campaign = campaign(strokes: 1000)
      let results = try campaign.results(workers: alone)
      #expect(throws: CommandError.self) { try campaign.tell(results, out: out.path) }
      let files = Set(results[1].findings.map { FuzzCorpus.name(of: $0.smallest.yaml, scene: "faulty") })
      #expect(Set(try FileManager.default.contentsOfDirectory(atPath: out.path)) == files)
      try campaign.tell([results[0]], out: out.path)
    }
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a finding is a file at once, a smaller one takes its place, and another run's stays`() throws {
    try TemporaryFolder.use { folder in
      let seeds = folder.appendingPathComponent("corpus", isDirectory: true)
      let report = folder.appendingPathComponent("report", isDirectory: true)
      let (large, small) = ("- wait: 1\n- wait: 2\n", "- wait: 1\n")
      func finding(_ yaml: String, steps: Int, index: Int) throws -> FuzzFinding {
        let example = FuzzFinding.Example(
          .seeded(index: index, seed: UInt64(index)), message: "m", time: 1, steps: steps, yaml: yaml)
        return try #require(FuzzFinding("m", broken: 1, examples: [example]))
      }
      let other = try FuzzCorpus(seeds).add(large, scene: "faulty").lastPathComponent
      let files = FindingFiles(in: [FuzzCorpus(seeds)], report: report)
      try files.keep(finding(large, steps: 2, index: 1), of: "faulty")
      #expect(files.urls.count == 1 && files.urls[0].lastPathComponent != other)
      #expect(try String(contentsOf: files.urls[0], encoding: .utf8) == large)
      #expect(try names(seeds).count == 2)
      try files.keep(finding(small, steps: 1, index: 2), of: "faulty")
      #expect(files.urls.count == 1)
      #expect(try names(seeds) == [other, files.urls[0].lastPathComponent].sorted())
      #expect(try String(contentsOf: files.urls[0], encoding: .utf8) == small)
      // What a killed run has left is played as any other file of the corpus.
      let entries = try FuzzCorpus(seeds).entries(scenes: ["faulty"])
      #expect(entries.count == 2 && entries.allSatisfy { $0.scene == "faulty" })
      #expect(
        try names(report.appendingPathComponent("scripts")) == ["faulty-fuzz-1.yml", "faulty-fuzz-2.yml"])
    }
  }

  @Test func `a worker writes its findings at once, and does not play those of this run`() throws {
    try TemporaryFolder.use { folder in
      let seeds = folder.appendingPathComponent("corpus", isDirectory: true)
      let report = folder.appendingPathComponent("report", isDirectory: true)
      _ = try FuzzCorpus(seeds).add("- wait: 1\n", scene: "faulty")
      let known = try names(seeds)
      // Another process of the run was faster.
      _ = try FuzzCorpus(seeds).add("- wait: 2\n", scene: "faulty")
      let place = folder.appendingPathComponent("0")
      try FuzzShare(place).write(FuzzShare.Setup(corpus: known, report: report))
      let campaign = campaign(strokes: 1000, seeds: seeds)
      try campaign.play(try #require(WorkShard(1, of: 1)), into: place.path)
      let outcome = try FuzzShare(place).outcome()
      #expect(outcome.results.map(\.corpus) == [0, 1])
      #expect(outcome.timings.map(\.name) == ["sound", "faulty"])
      let findings = outcome.results[1].findings
      #expect(!findings.isEmpty && outcome.made.count == findings.count)
      let made = try outcome.made.map { try String(contentsOf: $0, encoding: .utf8) }
      #expect(made.sorted() == findings.map(\.smallest.yaml).sorted())
      let scripts = try names(report.appendingPathComponent("scripts"))
      #expect(
        findings.allSatisfy { scripts.contains(FuzzCase.file(of: $0, scene: "faulty").name) }, "\(scripts)")
    }
  }

  @Test func `a whole run leaves only the final files, with the times of its scenes`() throws {
    try TemporaryFolder.use { folder in
      let seeds = folder.appendingPathComponent("corpus", isDirectory: true)
      let out = folder.appendingPathComponent("out", isDirectory: true)
      let report = folder.appendingPathComponent("report", isDirectory: true)
      let run = try ShardedRun(
        .fuzz, shard: nil, timings: nil, report: report.path, command: "orihon fuzz")
      let campaign = campaign(strokes: 2000, seeds: seeds)
      let findings = try self.campaign(strokes: 2000).results(workers: alone)[1].findings
      #expect(throws: CommandError.self) {
        try campaign.perform(workers: alone, of: run, out: out.path)
      }
      let files = Set(findings.map { FuzzCorpus.name(of: $0.smallest.yaml, scene: "faulty") })
      for scripts in [seeds, out] { #expect(Set(try names(scripts)) == files) }
      #expect(
        Set(try names(report.appendingPathComponent("scripts")))
          == Set(findings.map { FuzzCase.file(of: $0, scene: "faulty").name }))
      #expect(try names(folder) == ["corpus", "out", "report"])
      let machine = try RunTimings(contentsOf: report.appendingPathComponent(RunTimings.file)).machines[0]
      #expect(machine.entries.map(\.name) == ["sound", "faulty"])
      #expect(machine.entries.allSatisfy { $0.seconds > 0 } && machine.calibration > 0)
    }
  }

  @Test func `an earlier report is not touched by a faulty corpus, nor by a run that has only begun`() throws
  {
    try TemporaryFolder.use { folder in
      let seeds = folder.appendingPathComponent("corpus", isDirectory: true)
      let report = folder.appendingPathComponent("report", isDirectory: true)
      try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
      try Data("- wait: soon\n".utf8).write(to: seeds.appendingPathComponent("a.yml"))
      try ReportFolder(report).claim()
      try Data("{}".utf8).write(to: report.appendingPathComponent(RunManifest.file))
      let run = try ShardedRun(
        .fuzz, shard: nil, timings: nil, report: report.path, command: "orihon fuzz")
      #expect(throws: DocumentError.self) {
        try campaign(strokes: 25, seeds: seeds).perform(workers: alone, of: run, out: nil)
      }
      #expect(try names(report) == [ReportFolder.mark, RunManifest.file])
      #expect(try run.begin()?.path == report.path)
      #expect(
        try names(report) == [ReportFolder.mark, RunManifest.file], "it stays complete until the new one is")
    }
  }
}
