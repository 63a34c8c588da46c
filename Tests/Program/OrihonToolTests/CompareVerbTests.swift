import Foundation
import TestSupport
import Testing

/// Tests of `orihon compare` and its four endings.
struct CompareVerbTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func compare(_ more: String..., ci: String = "") throws -> Program.Ending {
    try Program(environment: ["CI": ci]).run(
      ["compare", "paged-rest", "--goldens", "goldens"] + more, in: place.folder)
  }

  private var state: URL {
    place.file("goldens/paged-rest/430x932@1/light/leftToRight/state-rest.json")
  }

  @Test func `missing goldens are a difference, recorded once they pass, and a change is found`() throws {
    #expect(try compare("--record", "never").status == 1)
    #expect(try compare(ci: "true").status == 1)
    let recording = try compare()
    #expect(recording.status == 3, "what is missing is recorded unless CI is set")
    #expect(recording.output.hasSuffix(" goldens written\n") && !recording.output.contains("passed"))
    let passing = try compare()
    #expect(passing.status == 0, "\(passing.output)")
    try FileManager.default.removeItem(at: state)
    let completing = try compare()
    #expect(completing.status == 3 && completing.output.hasSuffix("goldens passed, 1 written\n"))

    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\"idle\"", with: "\"flying\"").utf8).write(to: state)
    let unseen = try compare()
    #expect(unseen.status == 1)
    #expect(unseen.complaint == "orihon: --report DIR makes a page of what differs\n")
    let failing = try compare("--report", "report")
    #expect(failing.status == 1 && failing.complaint.isEmpty, "\(failing.complaint)")
    #expect(failing.output.contains("state-rest.json: differs: "), "\(failing.output)")
    let report = place.file("report/paged-rest/430x932@1/light/leftToRight/state-rest.new.json")
    #expect(try String(contentsOf: report, encoding: .utf8) == text)
    let names = try place.names(in: "report")
    #expect(Set(names).isSuperset(of: ["actuals.json", "index.html", "junit.xml", "report.json"]))
    let page = try String(contentsOf: place.file("report/index.html"), encoding: .utf8)
    #expect(page.contains("orihon demo paged --size 430x932 --theme light"))
  }

  @Test func `every scene and script that ships is as its goldens say`() throws {
    let goldens = Checkout.root().appendingPathComponent("Resources/Goldens").path
    let ending = try Program(environment: ["CI": "true"]).run(
      ["compare", "--goldens", goldens, "--report", "report"], in: place.folder)
    #expect(ending.status == 0, "\(ending.output)")
    #expect(ending.output.contains("goldens passed"))
    for line in ending.output.split(separator: "\n") where line.contains("not compared") { print(line) }
  }

  @Test func `real text is compared with the same fonts, and with others it is said that it was not`() throws
  {
    let arguments = ["compare", "default-text", "--goldens", "goldens"]
    func run(_ more: String...) throws -> Program.Ending {
      try Program(environment: ["CI": ""]).run(arguments + more, in: place.folder)
    }
    #expect(try run("--record", "missing").status == 3)
    #expect(try run().output == "2 of 2 goldens passed\n")
    let fonts = place.file("goldens/default-text/375x480@1/light/leftToRight/fonts-end.json")
    let text = try String(contentsOf: fonts, encoding: .utf8)
    #expect(!text.contains("/"), "no folder of this machine")
    try Data(text.replacingOccurrences(of: "SDL_ttf", with: "SDL_other").utf8).write(to: fonts)
    let ending = try run()
    #expect(ending.status == 2, "nothing was compared, which is not a pass")
    #expect(ending.complaint == "orihon: nothing was compared, which is not a pass\n", "\(ending.complaint)")
    #expect(ending.output.contains("still-end.png: not compared: "), "\(ending.output)")
    #expect(
      ending.output.hasSuffix(
        "no golden with real text was compared: other fonts are installed here than they were drawn with\n"
          + "0 of 1 golden passed, 1 not compared\n"))
  }

  @Test func `a change of the motion is told by frame, row and variable`() throws {
    #expect(try compare().status == 3)
    let file = place.file("goldens/paged-rest/430x932@1/dark/leftToRight/motion.jsonl")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(
      "\"dawn\":{\"phase\":\"idle\",\"velocity\":0", with: "\"dawn\":{\"phase\":\"idle\",\"velocity\":7")
    #expect(changed != text)
    try Data(changed.utf8).write(to: file)
    let ending = try compare()
    #expect(ending.status == 1)
    #expect(
      ending.output.hasPrefix(
        "paged-rest 430x932@1/dark/leftToRight: frame 0, row dawn, velocity: 0 instead of 7\n"),
      "\(ending.output)")
  }

  @Test func `a tolerance of the command line is listed with its origin and what was measured`() throws {
    #expect(try compare().status == 3)
    let still = place.file("goldens/paged-rest/430x932@1/light/leftToRight/still-rest.png")
    let dark = place.file("goldens/paged-rest/430x932@1/dark/leftToRight/still-rest.png")
    try FileManager.default.removeItem(at: still)
    try FileManager.default.copyItem(at: dark, to: still)
    #expect(try compare().status == 1)
    let ending = try compare("--precision", "0", "--perceptual-precision", "0")
    #expect(ending.status == 0, "\(ending.output)")
    #expect(ending.output.contains("still-rest.png: tolerated: precision 0: "), "\(ending.output)")
    #expect(ending.output.contains(" (command line)"))
  }

  @Test func `the parts of a run together are the whole`() throws {
    var paths: Set<String> = []
    for part in ["1/2", "2/2"] {
      let ending = try Program(environment: ["CI": ""]).run(
        [
          "compare", "paged-rest", "swift-rest", "--goldens", "goldens", "--shard", part, "--report",
          "report" + part.prefix(1),
        ], in: place.folder)
      let found = Set(
        ending.output.split(separator: "\n").filter { $0.hasSuffix(": written") }.map(String.init))
      #expect(ending.status == 3 && !found.isEmpty && paths.isDisjoint(with: found))
      paths.formUnion(found)
    }
    #expect(try compare().status == 0)
    #expect(paths.contains { $0.hasPrefix("swift-rest/") })
    let merging = try Program().run(["report", "report1", "report2", "--out", "whole"], in: place.folder)
    #expect(merging.status == 0, "\(merging.complaint)")
    let json = try String(contentsOf: place.file("whole/report.json"), encoding: .utf8)
    #expect(json.contains("paged-rest/") && json.contains("swift-rest/"))
    #expect(try place.names(in: "whole").contains("actuals.json"))
  }

  @Test func `a scenario file of one's own needs no code`() throws {
    try place.write(
      """
      scenarios:
        - name: mine
          scene: paged
          script: mine.yml
          variants: [{size: [300x400, 400x300]}]
          masks: [dawn/card/*]
          tolerance: {maxDiffPixels: 3}
      """, as: "own.yml")
    try place.write("- capture: now\n", as: "mine.yml")
    func run(_ more: String...) throws -> Program.Ending {
      try Program(environment: ["CI": ""]).run(
        ["compare", "--scenarios", "own.yml"] + more, in: place.folder)
    }
    #expect(try run().status == 3)
    #expect(try place.names(in: "goldens/mine") == ["300x400@1", "400x300@1"])
    let ending = try run("mine")
    #expect(ending.status == 0, "\(ending.output)")
    #expect(
      ending.output.contains("tolerated: maxDiffPixels 3: 0 pixels off, 3 allowed (own.yml:7)"),
      "\(ending.output)")
    #expect(try Program().run(["check", "own.yml"], in: place.folder).output == "own.yml: 1 scenario\n")
  }

  @Test func `nothing is recorded where CI is set`() throws {
    let ending = try compare("--record", "all", ci: "true")
    #expect(ending.status == 1)
    #expect(ending.complaint == "orihon: CI is set, and nothing is recorded there\n")
    #expect(!FileManager.default.fileExists(atPath: place.file("goldens").path))
  }

  @Test(arguments: [
    [], ["default-rest"], ["--goldens", "typo"], ["--record", "never"], ["--report", "report"],
  ])
  func `where there are no goldens nothing is compared, nothing written, and it is said how to record`(
    more: [String]
  ) throws {
    let ending = try Program(environment: ["CI": ""]).run(["compare"] + more, in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    let folder = more.contains("typo") ? "typo" : "Resources/Goldens"
    #expect(
      ending.complaint.hasPrefix("orihon: there are no goldens in \(folder), so nothing was compared"),
      "\(ending.complaint)")
    #expect(ending.complaint.hasSuffix("record them with --record missing\n"))
    #expect(try place.names().isEmpty)
    let ci = try Program(environment: ["CI": "true"]).run(["compare", "--record", "all"], in: place.folder)
    #expect(ci.status == 2 && ci.output.isEmpty)
    #expect(try place.names().isEmpty)
  }

  @Test func `goldens are recorded where that is asked for, and from then on what is missing is`() throws {
    let first = try Program(environment: ["CI": ""]).run(
      ["compare", "paged-rest", "--record", "missing"], in: place.folder)
    #expect(first.status == 3, "\(first.complaint)")
    #expect(try place.names(in: "Resources/Goldens") == ["paged-rest"])
    let second = try Program(environment: ["CI": ""]).run(["compare", "swift-rest"], in: place.folder)
    #expect(second.status == 3, "\(second.complaint)")
  }
}
