import Foundation
import SDLRendering
import ScreenInterface
import TestSupport
import Testing
import VisualQA

@testable import OrihonTool

/// Tests of output that would take the place of something that the same run reads.
struct OutputOverInputTests {
  nonisolated struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// The words for the file in the complaint, which names the file before them.
    let role: String
    let variable: [String: String]?

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private nonisolated static let cases = Result { try Vectors.load("command/inputs", as: Case.self) }

  @Test(arguments: try cases.get())
  func `it is refused, and everything is as it was`(_ it: Case) throws {
    let place = try Self.place()
    let before = try Self.contents(of: place)
    var program = Program(environment: ["SDL_VIDEODRIVER": "dummy", "DISPLAY": "", "WAYLAND_DISPLAY": ""])
    program.environment.merge(it.variable ?? [:]) { $1 }
    let ending = try program.run(it.arguments, in: place.folder)
    #expect(ending.status == 2, "\(ending.output)\(ending.complaint)")
    #expect(
      ending.complaint.hasPrefix("orihon: ") && ending.complaint.hasSuffix("\(it.role)\n"),
      "\(ending.complaint)")
    #expect(try Self.contents(of: place) == before)
  }

  @Test func `a script that ships is no file of the folder, so that a file of its name can be written`()
    throws
  {
    let place = try Self.place()
    try place.write("former", as: "loops")
    let ending = try Program().run(
      ["replay", "loops", "feed.yml", "--headless", "--size", "320x480", "--log", "loops"], in: place.folder)
    #expect(!ending.complaint.contains("the file that is played"), "\(ending.complaint)")
    #expect(try String(contentsOf: place.file("loops"), encoding: .utf8) != "former")
  }

  /// Makes a feed with a picture, a script, a recording, logs, a measured run, two reports, and links.
  private static func place() throws -> Scratch {
    let place = try Scratch()
    try FileManager.default.createDirectory(at: place.file("o"), withIntermediateDirectories: false)
    let feed = LayoutVerbTests.feed.replacingOccurrences(
      of: "{id: one,", with: "{id: one, picture: feed-0.png,")
    try place.write(feed, as: "feed.yml")
    let png = try PNGFile().png(of: Bitmap(width: 40, height: 30))
    for name in ["feed-0.png", "over.png", "feed-0.05.png"] { try png.write(to: place.file(name)) }
    try place.write("- wait: 0.05\n- capture: feed-0\n", as: "script.yml")
    try place.write("t,offset\n0,0\n0.1,1\n", as: "curve.png")
    try place.write(#"{"interval": {"p95": 16.7}, "work": {"p95": 3}}"#, as: "before.json")
    try place.write(#"{"interval": {"p95": 16.7}, "work": {"p95": 3}}"#, as: "before.png")
    let taking = ["replay", "script.yml", "feed.yml", "--headless", "--size", "320x480"]
    let ending = try Program().run(
      taking + ["--record", "taken.jsonl", "--log", "log.png"], in: place.folder)
    try #require(ending.status == 0, "\(ending.complaint)")
    for (name, target) in [("link.yml", "feed.yml"), ("linked", "two")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.file(name).path, withDestinationPath: target)
    }
    for name in ["one", "two"] {
      let value = ReportCase("\(name)/state.json", scenario: name, kind: .state, outcome: .passed)
      try ReportWriter(place.file(name), template: .embedded).write(Report(command: "", cases: [value]))
    }
    return place
  }

  private static func contents(of place: Scratch) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.folder.path)
    return paths.reduce(into: [:]) { $0[$1] = try? Data(contentsOf: place.file($1)) }
  }
}
