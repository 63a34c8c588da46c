import Documents
import Foundation
import Replays
import TestSupport
import Testing

@testable import VisualQA

/// Tests that nothing outside the folders of goldens and reports is written or removed.
///
/// This holds whatever a report says.
struct GoldenBoundsTests {
  private let files = FileManager.default

  private func write(_ text: String, to file: URL) throws {
    try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func actual(_ path: String, _ new: String?, over old: String?) -> GoldenActual {
    GoldenActual(
      path, scenario: "a", hash: new.map { ContentHash(of: $0) }, reference: old.map { ContentHash(of: $0) })
  }

  @Test(arguments: ["/etc", "/", "..", "../goldens", "a/../../b", "", "out", "out/goldens"])
  func `goldens that a report names outside this folder are refused until they are named`(goldens: String)
    throws
  {
    try TemporaryFolder.use { folder in
      let here = folder.appendingPathComponent("here")
      try files.createDirectory(at: here, withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: here.appendingPathComponent("out").path, withDestinationPath: "..")
      let error = #expect(throws: DocumentError.self) {
        try GoldenActuals(goldens: goldens).goldensFolder(below: here, of: URL(fileURLWithPath: "report"))
      }
      #expect(
        error?.description.hasPrefix("report/actuals.json:1:1: \"goldens\" is \"\(goldens)\"; ") == true)
      #expect(error?.description.hasSuffix("name it with --goldens") == true)
    }
  }

  @Test(arguments: ["goldens", "./goldens", "Resources/Goldens", "."])
  func `goldens below this folder are taken as the report names them`(goldens: String) throws {
    try TemporaryFolder.use { folder in
      let found = try GoldenActuals(goldens: goldens).goldensFolder(below: folder, of: folder)
      #expect(
        found.standardizedFileURL.path == folder.appendingPathComponent(goldens).standardizedFileURL.path)
    }
  }

  @Test(arguments: [true, false])
  func `a link out of the goldens or of the report is not followed, and nothing is written`(isInGoldens: Bool)
    throws
  {
    try TemporaryFolder.use { folder in
      let (goldens, report) = (
        folder.appendingPathComponent("goldens"), folder.appendingPathComponent("report")
      )
      let outside = folder.appendingPathComponent("outside")
      try write("old", to: outside.appendingPathComponent("still-a.png"))
      try write("new", to: outside.appendingPathComponent("still-a.new.png"))
      try write("first", to: report.appendingPathComponent("b/still-b.new.png"))
      try write("new", to: (isInGoldens ? report : goldens).appendingPathComponent("a/still-a.new.png"))
      let linked = (isInGoldens ? goldens : report).appendingPathComponent("a")
      try files.createDirectory(at: linked.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: linked.path, withDestinationPath: outside.path)
      let list = GoldenActuals(
        goldens: "goldens",
        actuals: [
          actual("b/still-b.png", "first", over: nil),
          actual("a/still-a.png", "new", over: isInGoldens ? "old" : nil),
        ])
      let error = #expect(throws: VisualQAError.self) { try list.approve(in: report, to: goldens) }
      #expect(error?.description.contains("\"path\" is \"a/still-a.png\"; a path below") == true)
      #expect(error?.exitStatus == .badInput)
      #expect(!files.fileExists(atPath: goldens.appendingPathComponent("b").path))
      let left = outside.appendingPathComponent("still-a.png")
      #expect(try String(contentsOf: left, encoding: .utf8) == "old")
      try list.write(to: report)
      GoldenActuals.clear(report)
      #expect(files.fileExists(atPath: outside.appendingPathComponent("still-a.new.png").path))
    }
  }

  @Test(arguments: [nil, "new"])
  func `a folder in the place of a golden is neither taken away nor replaced`(new: String?) throws {
    try TemporaryFolder.use { folder in
      let (goldens, report) = (
        folder.appendingPathComponent("goldens"), folder.appendingPathComponent("report")
      )
      let kept = goldens.appendingPathComponent("a/still-a.png/kept")
      try write("kept", to: kept)
      try write("new", to: report.appendingPathComponent("a/still-a.new.png"))
      let list = GoldenActuals(goldens: "goldens", actuals: [actual("a/still-a.png", new, over: nil)])
      #expect(throws: VisualQAError.self) { try list.approve(in: report, to: goldens) }
      #expect(try String(contentsOf: kept, encoding: .utf8) == "kept")
    }
  }

  @Test func `reports of different goldens are not put into one`() throws {
    try TemporaryFolder.use { folder in
      for name in ["one", "two"] {
        try GoldenActuals(goldens: name).write(to: folder.appendingPathComponent(name))
      }
      let error = #expect(throws: DocumentError.self) {
        try CollectedGoldens(in: folder.appendingPathComponent("all"))
          .gather(["one", "two"].map { folder.appendingPathComponent($0) })
      }
      #expect(error?.description.contains("two/actuals.json:1:1: \"goldens\" is \"two\" and") == true)
      #expect(!files.fileExists(atPath: folder.appendingPathComponent("all").path))
    }
  }

  @Test(arguments: [
    ("still-rest.png", GoldenKind.still), ("motion.jsonl", .motion), ("fonts-a.json", .fonts),
    ("strip-a.png", .strip),
    ("drawlist-a-b.txt", .drawList), ("state-a.json", .state),
  ])
  func `a golden's name tells its kind`(name: String, kind: GoldenKind) {
    #expect(GoldenKind(fileName: name) == kind)
  }

  @Test(arguments: [
    "stillness.png", "still-rest.png.partial", "still-rest.jpg", "states.json", "motion-a.txt", "notes.txt",
    "",
  ])
  func `another name is no golden's, and its file is left alone`(name: String) {
    #expect(GoldenKind(fileName: name) == nil)
  }
}
