import Foundation
import TestSupport
import Testing

/// Tests that what a recording names and cannot be followed is told with the recording's name.
struct RecordedSceneTests {
  /// A part of a recording's first line, what takes its place, and the fault.
  nonisolated struct Fault: CustomTestStringConvertible {
    let former: String
    let latter: String
    let message: String

    init(_ former: String, _ latter: String, _ message: String) {
      (self.former, self.latter, self.message) = (former, latter, message)
    }

    var testDescription: String { latter }
  }

  nonisolated private static let faults = [
    Fault("\"feed\":\"feed.yml\"", "\"feed\":\"gone.yml\"", "\"feed\": gone.yml:1:1: there is no such file"),
    Fault("\"feed\":\"feed.yml\"", "\"feed\":\"there\"", "\"feed\": there: this is not a file but a folder"),
    Fault(
      "\"feed\":\"feed.yml\"", "\"feed\":\"nowhere\"", "\"feed\": there is no feed file and no scene called"),
    Fault("\"place\":\"\"", "\"place\":\"x\"", "\"place\": 'x' is no place; one is NAME=OFFSET"),
    Fault("\"place\":\"\"", "\"place\":\"feed=1,x=1e300\"", "\"place\": 'x=1e300' is no place; one is"),
    Fault(
      "\"place\":\"\"", "\"place\":\"gone=3\"", "\"place\": there is no row called 'gone'; what scrolls is"),
  ]

  private func record(_ fault: Fault) throws -> Scratch {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.1\n", as: "script.yml")
    for folder in ["there", "mine"] {
      try FileManager.default.createDirectory(at: place.file(folder), withIntermediateDirectories: false)
    }
    let words = ["replay", "script.yml", "feed.yml", "--headless", "--record", "run.jsonl"]
    #expect(try Program().run(words, in: place.folder).status == 0)
    let text = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    let head =
      text.contains("\"place\":") ? text : text.replacing("\"feed\":", with: "\"place\":\"\",\"feed\":")
    #expect(head.contains(fault.former), "\(head.prefix(400))")
    for name in ["run.jsonl", "mine/run.jsonl"] {
      try place.write(head.replacing(fault.former, with: fault.latter), as: name)
    }
    return place
  }

  @Test(arguments: faults)
  func `a recording's feed and place are told with its name, by what replays it`(fault: Fault) throws {
    let place = try record(fault)
    for (words, name) in [
      (["replay", "run.jsonl", "--headless"], "run.jsonl"), (["strokes", "mine"], "mine/run.jsonl"),
    ] {
      let ending = try Program().run(words, in: place.folder)
      #expect(ending.status == 2, "\(words)")
      #expect(ending.complaint.hasPrefix("\(name):1:1: \(fault.message)"), "\(ending.complaint)")
    }
  }

  @Test func `on another feed, rows that it has not stay away`() throws {
    let place = try record(Fault("\"place\":\"\"", "\"place\":\"gone=3\"", ""))
    let ending = try Program().run(["replay", "run.jsonl", "feed.yml", "--headless"], in: place.folder)
    #expect(ending.status == 0 && !ending.complaint.contains("gone"), "\(ending.complaint)")
  }
}
