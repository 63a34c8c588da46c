import Foundation
import Testing
import VisualQA

@testable import OrihonCommand

/// `orihon report`: shards put into one.
struct ReportVerbTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func write(_ folder: String, _ scenarios: [String], outcome: ReportOutcome = .passed) throws {
    let cases = scenarios.map { ReportCase("\($0)/state.json", scenario: $0, kind: .state, outcome: outcome) }
    try ReportWriter(place.file(folder), template: .embedded).write(
      Report(command: "orihon compare", notes: ["a note"], cases: cases))
  }

  private func merge(_ folders: String..., out: String = "all") throws -> Program.Ending {
    try Program().run(["report"] + folders + ["--out", out], in: place.folder)
  }

  @Test func `the reports of shards become one, in their order`() throws {
    try write("one", ["b", "d"])
    try write("two", ["a"])
    let ending = try merge("one", "two")
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "all/index.html\nnothing differs in 3\n")
    #expect(try place.names(in: "all") == ["index.html", "junit.xml", "report.json"])
    let merged = try ReportReader(place.file("all")).report()
    #expect(merged.scenarios == ["b", "d", "a"])
    #expect(merged.command == "orihon report one two --out all")
    #expect(merged.notes == ["a note"])
  }

  @Test func `a difference in one of them is a difference of all, also when written over itself`() throws {
    try write("one", ["a"])
    try write("two", ["b"], outcome: .changed)
    let ending = try merge("one", "two", out: "one")
    #expect(ending.status == 1)
    #expect(ending.output == "one/index.html\n1 of 2 differ\n")
    #expect(try ReportReader(place.file("one")).report().cases.count == 2)
  }

  @Test func `the same case twice is refused, and nothing is written`() throws {
    try write("one", ["a", "b"])
    try write("two", ["b"])
    let ending = try merge("one", "two")
    #expect(ending.status == 2)
    #expect(
      ending.complaint == "b/state.json is in one and in two; each case may be in one report only\n")
    #expect(try place.names() == ["one", "two"])
  }

  @Test func `a broken report is refused with its place`() throws {
    try place.write("{\n  \"format\": \"orihon-report\",\n  oops\n}", as: "report.json")
    let ending = try merge(".")
    #expect(ending.status == 2)
    #expect(
      ending.complaint.hasPrefix("./report.json:3:3: \"o\" is here; a name in quotes is needed"),
      "\(ending.complaint)")
  }
}
