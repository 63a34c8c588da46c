import Documents
import Foundation
import Replays
import TestSupport
import Testing

@testable import VisualQA

/// Tests that exactly the reviewed results are copied, or nothing is.
struct GoldenActualsTests {
  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Prepares a report of one changed and one new result and of one reference to take away.
  private func prepare(_ folder: URL) throws -> (actuals: GoldenActuals, report: URL, goldens: URL) {
    let (report, goldens) = (
      folder.appendingPathComponent("report"), folder.appendingPathComponent("goldens")
    )
    try write("old", to: goldens.appendingPathComponent("a/state-rest.json"))
    try write("gone", to: goldens.appendingPathComponent("a/state-left.json"))
    try write("new", to: report.appendingPathComponent("a/state-rest.new.json"))
    try write("first", to: report.appendingPathComponent("b/still-rest.new.png"))
    func hash(_ text: String) -> ContentHash { ContentHash(of: text) }
    let actuals = GoldenActuals(
      goldens: "goldens",
      actuals: [
        GoldenActual("a/state-rest.json", scenario: "a", hash: hash("new"), reference: hash("old")),
        GoldenActual("a/state-left.json", scenario: "a", hash: nil, reference: hash("gone")),
        GoldenActual("b/still-rest.png", scenario: "b", hash: hash("first"), reference: nil),
      ])
    try actuals.write(to: report)
    return (actuals, report, goldens)
  }

  @Test func `the list is read back, and approving copies what it names`() throws {
    try TemporaryFolder.use { folder in
      let (actuals, report, goldens) = try prepare(folder)
      let read = try GoldenActuals(of: report)
      #expect(read == actuals)
      try read.approve(in: report, to: goldens)
      #expect(text(goldens.appendingPathComponent("a/state-rest.json")) == "new")
      #expect(text(goldens.appendingPathComponent("b/still-rest.png")) == "first")
      #expect(text(goldens.appendingPathComponent("a/state-left.json")) == nil)
    }
  }

  @Test(arguments: [
    ("goldens/a/state-rest.json", "other", "its reference is another one"),
    ("goldens/b/still-rest.png", "other", "its reference is another one"),
    ("report/a/state-rest.new.json", "other", "it was changed"),
    ("report/b/still-rest.new.png", nil, "it is not in the report any more"),
  ])
  func `where one thing is not what was reviewed nothing is copied`(
    file: String, content: String?, reason: String
  ) throws {
    try TemporaryFolder.use { folder in
      let (actuals, report, goldens) = try prepare(folder)
      let changed = folder.appendingPathComponent(file)
      if let content {
        try write(content, to: changed)
      } else {
        try FileManager.default.removeItem(at: changed)
      }
      do throws(VisualQAError) {
        try actuals.approve(in: report, to: goldens)
        Issue.record("it was approved")
      } catch {
        #expect(error.description.contains(reason))
        #expect(error.exitStatus == .badInput)
      }
      #expect(text(goldens.appendingPathComponent("a/state-left.json")) == "gone")
      #expect(text(goldens.appendingPathComponent("a/state-rest.json")) != "new")
    }
  }

  @Test(arguments: ["old\r\n", "old\r", "\u{FEFF}old\n"])
  func `line ends of a checkout or a copy make nothing stale, and line feeds are written`(reference: String)
    throws
  {
    try TemporaryFolder.use { folder in
      let (report, goldens) = (
        folder.appendingPathComponent("report"), folder.appendingPathComponent("goldens")
      )
      let golden = goldens.appendingPathComponent("a/drawlist-rest.txt")
      try write(reference, to: golden)
      try write("new\r\n", to: report.appendingPathComponent("a/drawlist-rest.new.txt"))
      let actual = GoldenActual(
        "a/drawlist-rest.txt", scenario: "a", hash: ContentHash(of: "new\n"),
        reference: ContentHash(of: "old\n"))
      try GoldenActuals(goldens: "goldens", actuals: [actual]).approve(in: report, to: goldens)
      #expect(text(golden) == "new\n")
    }
  }

  @Test func `the next run takes away what the last one left, and nothing else`() throws {
    try TemporaryFolder.use { folder in
      let (_, report, _) = try prepare(folder)
      try write("mine", to: report.appendingPathComponent("notes.txt"))
      GoldenActuals.clear(report)
      #expect(text(report.appendingPathComponent("a/state-rest.new.json")) == nil)
      #expect(text(report.appendingPathComponent(GoldenActuals.file)) == nil)
      #expect(text(report.appendingPathComponent("notes.txt")) == "mine")
      #expect(throws: DocumentError.self) { try GoldenActuals(of: report) }
    }
  }

  @Test func `what several runs left is approved from one report`() throws {
    try TemporaryFolder.use { folder in
      let (actuals, report, goldens) = try prepare(folder)
      let other = folder.appendingPathComponent("other")
      try write("third", to: other.appendingPathComponent("c/still-rest.new.png"))
      let third = GoldenActual(
        "c/still-rest.png", scenario: "c", hash: ContentHash(of: "third"), reference: nil)
      try GoldenActuals(goldens: "goldens", actuals: [third]).write(to: other)
      let merged = folder.appendingPathComponent("merged")
      let empty = folder.appendingPathComponent("empty")
      try CollectedGoldens(in: merged).gather([report, empty, other])
      let all = try GoldenActuals(of: merged)
      #expect(all.actuals == actuals.actuals + [third])
      try all.approve(in: merged, to: goldens)
      #expect(text(goldens.appendingPathComponent("c/still-rest.png")) == "third")
      #expect(text(goldens.appendingPathComponent("a/state-rest.json")) == "new")
    }
  }

  @Test(arguments: [
    "../still-a.png", "/etc/still-a.png", "a/../../still-b.png", "", ".", "..", "Makefile",
    ".git/hooks/post-commit",
    "a/index.html",
  ])
  func `a path that leaves the goldens, or is no golden's, is refused`(path: String) throws {
    try TemporaryFolder.use { folder in
      let actual = GoldenActual(path, scenario: "a", hash: nil, reference: nil)
      try GoldenActuals(goldens: "goldens", actuals: [actual]).write(to: folder)
      let error = #expect(throws: DocumentError.self) { try GoldenActuals(of: folder) }
      #expect(error?.description.contains("actuals.json:1:1: \"path\" is \"\(path)\"; ") == true)
    }
  }
}
