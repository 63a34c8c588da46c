import Foundation
import TestSupport
import Testing
import VisualQA

@testable import OrihonTool

/// Tests of `orihon report`, which puts shards into one report.
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
    #expect(try place.names(in: "all") == [".orihon-report", "index.html", "junit.xml", "report.json"])
    let merged = try ReportReader(place.file("all")).report()
    #expect(merged.scenarios == ["b", "d", "a"])
    #expect(merged.command == "orihon report one two --out all")
    #expect(merged.notes == ["a note"])
  }

  @Test func `a difference in one of them is a difference of all`() throws {
    try write("one", ["a"])
    try write("two", ["b"], outcome: .changed)
    let ending = try merge("one", "two")
    #expect(ending.status == 1)
    #expect(ending.output == "all/index.html\n1 of 2 differs\n")
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

  @Test func `a folder of somebody else's is no place for a report, and stays as it is`() throws {
    try write("one", ["a"])
    try FileManager.default.createDirectory(
      at: place.file("mine/pictures"), withIntermediateDirectories: true)
    for name in ["mine/index.html", "mine/pictures/me.png"] { try place.write("mine", as: name) }
    try FileManager.default.copyItem(at: place.file("one"), to: place.file("two"))
    for arguments in [["report", "one", "--out", "mine"], ["compare", "one", "two", "--report", "mine"]] {
      let ending = try Program().run(arguments, in: place.folder)
      #expect(ending.status == 2 && ending.output.isEmpty)
      #expect(ending.complaint.contains("touch mine/.orihon-report"), "\(ending.complaint)")
      #expect(try place.names(in: "mine") == ["index.html", "pictures"])
      #expect(try place.names(in: "mine/pictures") == ["me.png"])
    }
    try place.write("", as: "mine/.orihon-report")
    #expect(try merge("one", out: "mine").status == 0)
    #expect(try place.names(in: "mine/pictures") == ["me.png"])
  }

  @Test(arguments: ["../outside.png", "/etc/passwd", "out/outside.png", "file.png"])
  func `a report names no picture outside its folder`(name: String) throws {
    try write("one", ["a"])
    let json = try String(contentsOf: place.file("one/report.json"), encoding: .utf8)
    let changed = json.replacing("\"actual\":null", with: "\"actual\":\"\(name)\"")
    #expect(changed != json)
    try place.write(changed, as: "one/report.json")
    try FileManager.default.copyItem(
      at: Checkout.root().appendingPathComponent(
        "Resources/Goldens/default-rest/430x932@1/light/leftToRight/still-rest.png"),
      to: place.file("outside.png"))
    for (link, target) in [("out", ".."), ("file.png", "../outside.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.file("one/" + link).path, withDestinationPath: target)
    }
    let ending = try merge("one")
    #expect(ending.status == 2)
    #expect(
      ending.complaint.contains(
        "report.json:1:1: case 1: \"actual\" is \"\(name)\"; a path below the report's"),
      "\(ending.complaint)")
    #expect(try place.names() == ["one", "outside.png"])
  }
}
