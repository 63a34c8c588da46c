import Foundation
import Testing
import VisualQA

@testable import OrihonTool

/// Tests that a comparison of nothing is no pass: it ends with 2 and says so.
struct NothingComparedTests {
  nonisolated static let scenario = """
    scenarios:
      - {name: mine, scene: paged, script: mine.yml, variants: [{size: 300x400}]}

    """

  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write("- capture: now\n", as: "mine.yml")
  }

  private func refused(_ arguments: String..., saying words: String) throws {
    let ending = try Program(environment: ["CI": "true"]).run(arguments, in: place.folder)
    #expect(ending.status == 2, "\(ending.output)")
    #expect((ending.output + ending.complaint).contains(words), "\(ending.output)\(ending.complaint)")
  }

  @Test(arguments: [
    ("scenarios: []", "\"scenarios\" is empty"),
    ("scenarios:", "no \"scenarios\""),
    ("scenarios: [{name: a, scene: paged, variants: []}]", "\"variants\" is empty"),
    ("scenarios: [{name: a, scene: paged, keeps: []}]", "\"keeps\" is empty"),
    ("scenarios: [{name: a, scene: paged, variants: [{size: []}]}]", "\"size\" is empty"),
    ("scenarios: [{name: a, scene: paged, keeps: [strip]}]", "keeps nothing that could be compared"),
    ("scenarios: [{name: a, scene: paged, keeps: [fonts]}]", "keeps nothing that could be compared"),
    ("scenarios: [{name: a, scene: paged, script: none.yml}]", "the script has no step"),
    ("scenarios: [{name: a, scene: paged, masks: ['*']}]", "the masks hide everything in every capture of a"),
  ])
  func `a scenario file that compares nothing is refused`(text: String, words: String) throws {
    try place.write(text, as: "own.yml")
    try place.write("[]", as: "none.yml")
    try refused("compare", "--scenarios", "own.yml", saying: words)
  }

  @Test func `a part of a run without a scenario, and a program without scenarios`() throws {
    try place.write(Self.scenario, as: "own.yml")
    try refused(
      "compare", "--scenarios", "own.yml", "--shard", "2/2",
      saying: "part 2 of 2 holds none of the 1 scenario; nothing would be played")
  }

  @Test func `a recording without a digest, unless it is played for something else`() throws {
    _ = try Program().run(
      ["replay", "mine.yml", "paged", "--headless", "--record", "whole.jsonl"], in: place.folder)
    let lines = try String(contentsOf: place.file("whole.jsonl"), encoding: .utf8).split(separator: "\n")
    let others = lines.filter { !$0.contains("\"digest\"") }
    try #require(others.count < lines.count)
    try place.write(others.joined(separator: "\n") + "\n", as: "r.jsonl")
    try refused(
      "replay", "r.jsonl", "--headless", saying: "orihon: the recording has no digest; nothing was compared\n"
    )
    let ending = try Program().run(["replay", "r.jsonl", "--headless", "--log", "l.jsonl"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
  }

  @Test func `a scenario that is named twice is played once`() throws {
    try place.write(Self.scenario, as: "own.yml")
    let ending = try Program(environment: ["CI": ""]).run(
      ["compare", "mine", "mine", "--scenarios", "own.yml"], in: place.folder)
    let once = try Program(environment: ["CI": ""]).run(
      ["compare", "mine", "--scenarios", "own.yml"], in: place.folder)
    #expect(ending.status == 3 && once.status == 0, "\(ending.complaint)\(once.output)")
    let count = once.output.split(separator: " ").first { Int($0) != nil } ?? ""
    #expect(!count.isEmpty && ending.output.contains("\(count) "), "\(ending.output)\(once.output)")
  }

  @Test func `goldens that are no folder are none`() throws {
    try place.write(Self.scenario, as: "own.yml")
    try place.write("kept", as: "goldens")
    try refused("compare", "--scenarios", "own.yml", saying: "there are no goldens in ")
    try refused(
      "compare", "mine", "--scenarios", "own.yml", "--goldens", "own.yml", "--record", "all",
      saying: "there are no goldens in ")
    #expect(try String(contentsOf: place.file("goldens"), encoding: .utf8) == "kept")
  }

  @Test func `a report without a case, alone or among others`() throws {
    try ReportWriter(place.file("empty"), template: .embedded).write(
      Report(command: "orihon compare", notes: [], cases: []))
    let passed = ReportCase("a/state.json", scenario: "a", kind: .state, outcome: .passed)
    try ReportWriter(place.file("full"), template: .embedded).write(
      Report(command: "orihon compare", notes: [], cases: [passed]))
    for folders in [["empty"], ["full", "empty"]] {
      let ending = try Program().run(["report"] + folders + ["--out", "all"], in: place.folder)
      #expect(ending.status == 2 && ending.complaint.contains("empty holds no case"), "\(ending.complaint)")
      #expect(!FileManager.default.fileExists(atPath: place.file("all").path))
    }
    let skipped = ReportCase("a/still.png", scenario: "a", kind: .still, outcome: .notCompared)
    try ReportWriter(place.file("skipped"), template: .embedded).write(
      Report(command: "orihon compare", notes: [], cases: [skipped]))
    try refused("report", "skipped", "--out", "all", saying: "nothing was compared, which is not a pass")
  }

  @Test func `a folder against itself, by whatever path`() throws {
    try FileManager.default.createDirectory(at: place.file("one"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: place.file("link"), withDestinationURL: place.file("one"))
    for other in ["one", "./one/", "link"] {
      try refused("compare", "one", other, saying: "it is the same folder as one")
    }
  }

  @Test func `a measurement without a number of this run`() throws {
    for text in [#"{"interval":{},"work":{}}"#, "[]", "{", #"{"interval":{"p50":1e300},"work":{"p50":1}}"#] {
      try place.write(text, as: "base.json")
      try refused("bench", "--compare", "base.json", saying: "base.json:1:1: the file cannot be read: ")
    }
  }
}
