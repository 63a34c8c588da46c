import Foundation
import Replays
import Testing

/// Tests of `orihon approve`, which makes reviewed results the references.
struct ApproveVerbTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func run(_ arguments: String..., ci: String = "") throws -> Program.Ending {
    try Program(environment: ["CI": ci]).run(arguments, in: place.folder)
  }

  private var state: URL {
    place.file("goldens/paged-rest/430x932@1/light/leftToRight/state-rest.json")
  }

  private func change(_ word: String) throws {
    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacing("\"idle\"", with: "\"\(word)\"").utf8).write(to: state)
  }

  private func compare() throws -> Program.Ending {
    try run("compare", "paged-rest", "--goldens", "goldens", "--report", "report")
  }

  @Test func `what differs is copied over its reference, and the status says that references were written`()
    throws
  {
    #expect(try compare().status == 3)
    let text = try String(contentsOf: state, encoding: .utf8)
    try change("flying")
    #expect(try compare().status == 1)
    let approving = try run("approve", "paged-rest")
    #expect(approving.status == 3, "\(approving.complaint)")
    #expect(
      approving.output
        == "paged-rest/430x932@1/light/leftToRight/state-rest.json: copied\n1 golden approved\n")
    #expect(try String(contentsOf: state, encoding: .utf8) == text)
    #expect(try compare().status == 0)
    let nothing = try run("approve")
    #expect(nothing.status == 0 && nothing.output.hasPrefix("nothing to approve in report: nothing differs"))
  }

  @Test func `what is stale, absent or unknown is refused, and CI approves nothing`() throws {
    let absent = try run("approve")
    #expect(
      absent.status == 2 && absent.complaint.contains("report holds no report of goldens"),
      "\(absent.complaint)")
    #expect(try compare().status == 3)
    try change("flying")
    #expect(try compare().status == 1)
    #expect(try run("approve", ci: "true").status == 2)
    let unknown = try run("approve", "swift-rest")
    #expect(unknown.status == 2 && unknown.complaint.contains("it holds of paged-rest"))
    try Data("{}".utf8).write(to: state)
    let stale = try run("approve")
    #expect(
      stale.status == 2 && stale.complaint.contains("its reference is another one"), "\(stale.complaint)")
    #expect(try String(contentsOf: state, encoding: .utf8) == "{}")
  }

  /// Writes a report of two new stills, the second at a given path.
  private func report(_ second: String) throws {
    let hash = ContentHash(of: "new").description
    let entries = ["a/still-a.png", second].map { path in
      #"{"path":"\#(path)","scenario":"a","hash":"\#(hash)","reference":null}"#
    }
    for path in ["a/still-a.new.png", second.dropLast(4) + ".new.png"] {
      let file = place.file("report/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("new".utf8).write(to: file)
    }
    let list = #"{"goldens":"goldens","actuals":[\#(entries.joined(separator: ","))]}"#
    try Data((list + "\n").utf8).write(to: place.file("report/actuals.json"))
  }

  @Test(arguments: [
    ("b/still-b.png", "a part of its path is no folder"),
    ("a/still-a.png/still-b.png", "one of them would be a folder"),
  ])
  func `where one of them has no place, none is copied`(second: String, reason: String) throws {
    try report(second)
    try FileManager.default.createDirectory(at: place.file("goldens"), withIntermediateDirectories: true)
    try place.write("kept", as: "goldens/b")
    let ending = try run("approve")
    #expect(ending.status == 2 && ending.complaint.hasSuffix("\(reason)\n"), "\(ending.complaint)")
    #expect(ending.output.isEmpty)
    #expect(try place.names(in: "goldens") == ["b"])
  }

  @Test func `where nobody can be told, nothing is copied`() throws {
    try report("b/still-b.png")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "CI= \(try Program.executable().path) approve > /dev/full 2> said"]
    shell.currentDirectoryURL = place.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    #expect(!FileManager.default.fileExists(atPath: place.file("goldens").path))
  }

  @Test func `a list that goes on after its first line is refused`() throws {
    try report("b/still-b.png")
    let list = place.file("report/actuals.json")
    let text = try String(contentsOf: list, encoding: .utf8)
    try Data((text + " \n{}\n").utf8).write(to: list)
    let ending = try run("approve")
    #expect(ending.status == 2, "\(ending.output)")
    #expect(
      ending.complaint.hasPrefix("report/actuals.json:3:1: the list is whole in line 1"),
      "\(ending.complaint)")
    try Data((text + " \n\n").utf8).write(to: list)
    #expect(try run("approve").status == 3)
  }

  @Test func `a report says nowhere that something is written outside its goldens`() throws {
    let outside = place.file("outside/still-a.png")
    try FileManager.default.createDirectory(
      at: outside.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("old".utf8).write(to: outside)
    try FileManager.default.createDirectory(
      at: place.file("here/report/x"), withIntermediateDirectories: true)
    try Data("new".utf8).write(to: place.file("here/report/x/still-a.new.png"))
    let (old, new) = (ContentHash(of: "old").description, ContentHash(of: "new").description)
    for (goldens, path) in [
      (place.folder.path, "outside/still-a.png"), ("..", "outside/still-a.png"),
      ("goldens", "../../outside/still-a.png"), ("goldens", outside.path), ("goldens", "x/index.html"),
    ] {
      let list =
        "{\"goldens\":\"\(goldens)\",\"actuals\":[{\"path\":\"\(path)\",\"scenario\":\"a\","
        + "\"hash\":null,\"reference\":\"\(old)\"},"
        + "{\"path\":\"x/still-a.png\",\"scenario\":\"a\",\"hash\":\"\(new)\",\"reference\":null}]}\n"
      try Data(list.utf8).write(to: place.file("here/report/actuals.json"))
      let ending = try Program(environment: ["CI": ""]).run(["approve"], in: place.file("here"))
      #expect(ending.status == 2, "\(goldens) \(path)")
      #expect(ending.complaint.hasPrefix("report/actuals.json:1:1: \""), "\(ending.complaint)")
      #expect(try String(contentsOf: outside, encoding: .utf8) == "old")
      #expect(try place.names(in: "here") == ["report"])
    }
  }
}
