import Documents
import Foundation
import Replays
import SampleFeeds
import Stage
import TestSupport
import Testing
import VisualQA

@testable import SceneRuns

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
}
