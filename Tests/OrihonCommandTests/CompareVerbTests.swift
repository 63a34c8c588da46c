import Foundation
import TestSupport
import Testing

/// `orihon compare` and its four endings.
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
    #expect(try compare().status == 1)
    #expect(try compare("--record", "missing").status == 3)
    let passing = try compare()
    #expect(passing.status == 0, "\(passing.output)")

    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\"idle\"", with: "\"flying\"").utf8).write(to: state)
    let failing = try compare("--report", "report")
    #expect(failing.status == 1)
    #expect(failing.output.contains("state-rest.json: differs: "), "\(failing.output)")
    let report = place.file("report/paged-rest/430x932@1/light/leftToRight/state-rest.new.json")
    #expect(try String(contentsOf: report, encoding: .utf8) == text)
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
    #expect(ending.status == 0)
    #expect(ending.output.contains("still-end.png: not compared: "), "\(ending.output)")
    #expect(ending.output.hasSuffix("0 of 1 goldens passed, 1 not compared\n"))
  }

  @Test func `nothing is recorded where CI is set`() throws {
    let ending = try compare("--record", "all", ci: "true")
    #expect(ending.status == 1)
    #expect(ending.complaint == "orihon: CI is set, and nothing is recorded there\n")
    #expect(!FileManager.default.fileExists(atPath: place.file("goldens").path))
  }
}
