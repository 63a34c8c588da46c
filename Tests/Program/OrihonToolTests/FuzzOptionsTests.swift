import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests that `orihon fuzz` plays everything with a corpus, for a time, and with its progress in a file.
struct FuzzOptionsTests {
  private func place() throws -> Scratch {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    return place
  }

  @Test func `a number of strokes is told with its progress, the same with any number of processes`() throws {
    let place = try place()
    for count in ["1", "3"] {
      let ending = try Program().run(
        ["fuzz", "feed.yml", "--strokes", "110", "--progress", "p.jsonl", "--workers", count],
        in: place.folder)
      #expect(ending.status == 0, "\(ending.complaint)")
      #expect(ending.output == "feed: 110 strokes from seed 1, nothing broken\n")
      let line = try #require(ProgressFile.last(of: place.file("p.jsonl")))
      #expect((line.verb, line.done, line.left, line.state) == ("fuzz", 110, 0, .done))
      #expect(try place.names() == ["feed.yml", "p.jsonl"])
    }
    let watch = try Program().run(["report", "--watch", "."], in: place.folder)
    #expect(watch.status == 0, "\(watch.complaint)")
    #expect(watch.output.hasSuffix("1 of 1 shard ended, 110 strokes done, no finding\n"), "\(watch.output)")
  }

  @Test(arguments: ["1", "3"])
  func `a report has the time of each scene, and a file of times changes nothing and is told`(
    workers: String
  ) throws {
    let place = try place()
    let words = ["fuzz", "feed.yml", "--strokes", "110", "--workers", workers, "--report"]
    let ending = try Program().run(words + ["R"], in: place.folder)
    #expect(ending.status == 0 && !ending.complaint.contains("--timings"), "\(ending.complaint)")
    let file = place.file("R/\(RunTimings.file)")
    let machine = try #require(try RunTimings(contentsOf: file).machines.first)
    #expect(machine.calibration > 0 && machine.entries.map(\.name) == ["feed"])
    #expect(machine.entries.allSatisfy { $0.seconds > 0 })
    let again = try Program().run(
      words + ["S", "--timings", "R/\(RunTimings.file)"], in: place.folder)
    #expect(again.status == 0)
    #expect(
      again.complaint.hasPrefix(
        "orihon: --timings changes nothing: random strokes are dealt in equal hands, on every scene\n"),
      "\(again.complaint)")
    for name in [ReportFile.json, ReportFile.page, ReportFile.junit, RunManifest.file] {
      #expect(
        try Data(contentsOf: place.file("S/\(name)")) == Data(contentsOf: place.file("R/\(name)")), "\(name)")
    }
  }

  @Test func `until a time is over rounds are played, and told`() throws {
    let place = try place()
    let ending = try Program().run(
      ["fuzz", "feed.yml", "--until", "1s", "--workers", "2", "--progress", "p.jsonl"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let line = try #require(ProgressFile.last(of: place.file("p.jsonl")))
    #expect(line.done >= 25 && line.left == 0 && line.remaining == nil)
    #expect(ending.output == "feed: \(line.done) strokes from seed 1, nothing broken\n")
  }

  @Test func `a corpus is played first, and its faulty file is told`() throws {
    let place = try place()
    try FileManager.default.createDirectory(at: place.file("corpus"), withIntermediateDirectories: true)
    try place.write("- wait: 1\n", as: "corpus/feed-a.yml")
    try place.write("- wait: 1\n", as: "corpus/default-b.yml")
    func run() throws -> Program.Ending {
      try Program().run(["fuzz", "feed.yml", "--strokes", "50", "--seeds", "corpus"], in: place.folder)
    }
    let ending = try run()
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "feed: 50 strokes from seed 1 and 1 script of the corpus, nothing broken\n")
    #expect(try place.names() == ["corpus", "feed.yml"])
    try place.write("- wait: soon\n", as: "corpus/c.yml")
    let faulty = try run()
    #expect(faulty.status == 2 && faulty.output.isEmpty)
    #expect(faulty.complaint.hasPrefix("corpus/c.yml:1:9: "), "\(faulty.complaint)")
  }
}
