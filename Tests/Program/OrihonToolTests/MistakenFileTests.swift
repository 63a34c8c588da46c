import Foundation
import Testing

/// Tests of a file of one kind given where another is wanted.
struct MistakenFileTests {
  private func complaint(_ arguments: String...) throws -> String {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "hello there.yml")
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(try place.names() == ["hello there.yml"])
    return ending.complaint
  }

  @Test func `a feed where a script is wanted is shown in another way`() throws {
    let told = "orihon: hello there.yml is a feed, and no script; orihon demo 'hello there.yml' shows it\n"
    #expect(try complaint("replay", "hello there.yml") == told)
    #expect(try complaint("replay", "hello there.yml", "--headless") == told)
  }

  private nonisolated static let script = "is a script, and no"
  private nonisolated static let scenarios = "is a scenario file, and no"
  private nonisolated static let plays = "orihon replay s.yml plays it\n"
  private nonisolated static let compares = "orihon compare --scenarios c.yml compares what it lists\n"

  @Test(arguments: [
    (["demo", "s.yml"], "s.yml \(script) feed; \(plays)"),
    (["layout", "s.yml"], "s.yml \(script) feed; \(plays)"),
    (["compare", "--scenarios", "s.yml"], "s.yml \(script) scenario file; \(plays)"),
    (["shoot", "c.yml", "--at", "1", "--out", "o"], "c.yml \(scenarios) feed; \(compares)"),
    (["replay", "c.yml"], "c.yml \(scenarios) script; \(compares)"),
    (["replay", "s.yml", "c.yml", "--headless"], "c.yml \(scenarios) feed; \(compares)"),
    (["demo", "r.jsonl"], "r.jsonl is a recording, and no feed; orihon replay r.jsonl plays it\n"),
    (
      ["compare", "--scenarios", "r.jsonl"],
      "r.jsonl is a recording, and no scenario file; orihon replay r.jsonl plays it\n"
    ),
    (
      ["replay", "l.jsonl"],
      "l.jsonl is a log, and no recording; orihon plot l.jsonl --out FILE.png draws it\n"
    ),
    (
      ["demo", "labels.yml"],
      "labels.yml is a file of labels, and no feed; orihon strokes plays the strokes of its folder\n"
    ),
  ])
  func `a file of another kind is told with what it is for`(arguments: [String], told: String) throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.1\n", as: "s.yml")
    try place.write("scenarios: [{name: a, scene: default}]\n", as: "c.yml")
    try place.write("strokes: {a: {must: turn}}\n", as: "labels.yml")
    let run = ["replay", "s.yml", "feed.yml", "--headless", "--record", "r.jsonl", "--log", "l.jsonl"]
    #expect(try Program().run(run, in: place.folder).status == 0)
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint == "orihon: " + told)
  }

  @Test(arguments: ["- id: row\n  title: no feed yet\n", "- 1\n"])
  func `a list that is no script is told as a feed without its keys`(text: String) throws {
    let place = try Scratch()
    try place.write(text, as: "feed.yml")
    let ending = try Program().run(["layout", "feed.yml"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint == "feed.yml:1:1: the feed is a list; a map of keys is needed\n")
  }

  @Test func `a feed where a recording is wanted, and how recordings are made`() throws {
    #expect(
      try complaint("script", "hello there.yml")
        == "orihon: hello there.yml is no recording; demo --record FILE.jsonl makes one, and so does ⌃R in the "
        + "window\n")
  }
}
