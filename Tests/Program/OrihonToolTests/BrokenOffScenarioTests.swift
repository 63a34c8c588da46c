import Foundation
import Testing

/// Tests of a comparison in which one scenario does not come to its end.
struct BrokenOffScenarioTests {
  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try write(expecting: "idle")
    try place.write("- capture: rest\n", as: "calm.yml")
    try scenarios("turn")
    let recording = try compare()
    try #require(recording.status == 3, "\(recording.output)\(recording.complaint)")
  }

  private func write(expecting phase: String) throws {
    try place.write(
      """
      - capture: start
      - expect: {path: rows.row.phase, value: \(phase)}
      - drag: {from: {row: row}, dx: -150, duration: 0.2}
      - capture: turned

      """, as: "turn.yml")
  }

  private func scenarios(_ name: String) throws {
    try place.write(
      """
      scenarios:
        - {name: \(name), scene: feed.yml, script: turn.yml, variants: [{size: 320x480}]}
        - {name: calm, scene: feed.yml, script: calm.yml, variants: [{size: 320x480}]}

      """, as: "scenarios.yml")
  }

  private func compare(_ more: String...) throws -> Program.Ending {
    try Program(environment: ["CI": ""]).run(["compare"] + more, in: place.folder)
  }

  @Test func `its other goldens are counted as not compared, and those before it are compared`() throws {
    try write(expecting: "flying")
    let ending = try compare("--report", "report")
    #expect(ending.status == 1, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.last == "7 of 11 goldens passed, 3 not compared", "\(ending.output)")
    #expect(
      lines.contains { $0.contains(" and 2 more: not compared: ") && $0.contains("turn.yml:2:3: ") },
      "\(ending.output)")
    let junit = try String(contentsOf: place.file("report/junit.xml"), encoding: .utf8)
    #expect(junit.contains("turn.yml:2:3: "), "\(junit)")
    let page = try String(contentsOf: place.file("report/index.html"), encoding: .utf8)
    #expect(page.contains("Nothing to approve: it was not played to its end."))
  }

  @Test func `the box to tick is only where something can be approved`() throws {
    try write(expecting: "flying")
    let still = "goldens/calm/320x480@1/light/leftToRight/state-rest.json"
    let text = try String(contentsOf: place.file(still), encoding: .utf8)
    try place.write(text.replacing("\"idle\"", with: "\"flying\""), as: still)
    #expect(try compare("--report", "report").status == 1)
    let page = try String(contentsOf: place.file("report/index.html"), encoding: .utf8)
    #expect(page.contains("data-scenario=\"calm\"") && !page.contains("data-scenario=\"turn\""))
    let approved = try Program(environment: ["CI": ""]).run(["approve", "calm"], in: place.folder)
    #expect(approved.status == 3, "\(approved.complaint)")
  }

  @Test func `a broken feed is told line by line, each with one place`() throws {
    try place.write("title: t\nsectoins: []\npaging: 3\n", as: "feed.yml")
    let ending = try compare()
    #expect(ending.status == 2)
    let lines = ending.output.split(separator: "\n")
    #expect(!ending.output.contains("\\n") && !ending.output.contains("cannot be read"), "\(ending.output)")
    #expect(lines.contains { $0.hasPrefix("turn: ") && $0.contains("feed.yml:1:1: ") }, "\(ending.output)")
    #expect(lines.last == "0 of 11 goldens passed, 11 not compared", "\(ending.output)")
  }

  @Test func `goldens of a scenario that was renamed are told, where all are compared`() throws {
    try scenarios("turned")
    #expect(try compare("turned").status == 3)
    let ending = try compare()
    #expect(ending.status == 0)
    let note = "goldens/turn holds goldens, and no scenario is called so; "
    #expect(ending.output.contains(note), "\(ending.output)")
    #expect(!(try compare("turned").output.contains(note)))
  }
}
