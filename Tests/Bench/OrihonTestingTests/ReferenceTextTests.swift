import Foundation
import Testing

@testable import OrihonTesting

struct ReferenceTextTests {
  /// Returns the verdicts on texts one after the other, each in its own mode, and the file's final content.
  private func verdicts(
    _ texts: [(text: String, mode: String?, isCI: Bool)]
  ) throws -> (verdicts: [ReferenceFile.Verdict], content: String?) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("ATests.swift").path
    var verdicts: [ReferenceFile.Verdict] = []
    var file: URL?
    for (text, mode, isCI) in texts {
      var environment: [String: String] = isCI ? ["CI": "true"] : [:]
      environment["ORIHON_RECORD"] = mode
      let reference = ReferenceText("a-1", suffix: "txt", besideTest: test, environment: environment)
      file = reference.file.file
      verdicts.append(reference.check(text))
    }
    #expect(file?.path.hasSuffix("/__Frames__/ATests/a-1.txt") == true)
    return (verdicts, file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
  }

  @Test func `a reference is written where there is none, then held`() throws {
    let run = try verdicts([("one", nil, false), ("one", nil, false), ("two", nil, false)])
    #expect(run.verdicts[..<2] == [.written, .passed] && run.content == "one")
    guard case .differs(let explanation, let actual) = run.verdicts[2] else {
      Issue.record("\(run.verdicts[2])")
      return
    }
    #expect(explanation == "line 1: 'two' instead of 'one'")
    #expect(try String(contentsOf: actual, encoding: .utf8) == "two")
  }

  @Test(arguments: ["one\r\ntwo\r\n", "one\rtwo\r", "\u{FEFF}one\ntwo\n", "one\ntwo"])
  func `what ends the lines of a reference is no difference, and a real one has its line`(reference: String)
    throws
  {
    let run = try verdicts([
      (reference, nil, false), ("one\ntwo\n", "failed", false), ("one\nsix\n", "never", false),
      ("one\nsix\n", "failed", false),
    ])
    #expect(run.verdicts[..<2] == [.written, .passed] && run.verdicts[3] == .written)
    guard case .differs(let explanation, _) = run.verdicts[2] else {
      Issue.record("\(run.verdicts[2])")
      return
    }
    #expect(explanation == "line 2: 'six' instead of 'two'")
    #expect(run.content == "one\nsix\n")
  }

  @Test func `failed writes what differs, all writes everything, never writes nothing`() throws {
    #expect(try verdicts([("one", "never", false)]).verdicts == [.missing])
    let failed = try verdicts([("one", nil, false), ("two", "failed", false), ("two", "failed", false)])
    #expect(failed.verdicts == [.written, .written, .passed] && failed.content == "two")
    #expect(try verdicts([("one", nil, false), ("one", "all", false)]).verdicts == [.written, .written])
  }

  @Test(arguments: [nil, "all", "failed", "missing"])
  func `where CI is set nothing is written, whatever is asked for`(mode: String?) throws {
    let run = try verdicts([("one", mode, true)])
    #expect(run.verdicts == [.missing] && run.content == nil)
  }

  @Test func `a word that is no mode and a name that is no file name are told`() throws {
    #expect(
      try verdicts([("one", "often", false)]).verdicts
        == [.failed("the environment's ORIHON_RECORD is 'often'; allowed: never, missing, failed, all")])
    let reference = ReferenceText("../a", suffix: "txt", besideTest: "/nowhere/T.swift", environment: [:])
    #expect(
      reference.check("")
        == .failed("a reference is called '../a'; allowed: 1 to 64 letters, digits, - and _"))
  }
}
