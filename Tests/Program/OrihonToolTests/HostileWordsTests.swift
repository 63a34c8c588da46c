import Documents
import Foundation
import Replays
import TestSupport
import Testing

/// Tests of names, arguments and contents that would steer a terminal, or slip lines into a file.
struct HostileWordsTests {
  private nonisolated static let hostile = "a\u{1B}[31m\n\u{202E}b"

  /// Returns `true` for a character with which a terminal does anything else than show it.
  private nonisolated static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && EscapedText.line(String(scalar)) != String(scalar)
  }

  private func check(_ ending: Program.Ending) {
    for text in [ending.output, ending.complaint] {
      let raw = text.unicodeScalars.filter { Self.isRaw($0) }
      #expect(raw.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ["demo", hostile], ["check", hostile], ["replay", hostile + ".yml"], ["replay", hostile + ".jsonl"],
    ["layout", "paged", "--device", hostile], ["compare", hostile], ["compare", hostile, "b"],
    ["shoot", "paged", "--at", hostile, "--out", "o"], ["plot", hostile, "--out", "a.png"],
    ["replay", "drags", "--film", hostile], ["demo", "--place", hostile + "=1"], [hostile], ["--" + hostile],
    ["fit", hostile], ["fit", "a.csv", "--feed", hostile], ["blame", hostile, hostile, "default"],
    ["report", hostile, "--out", "o"], ["approve", hostile], ["script", hostile], ["fuzz", hostile],
    ["fuzz", "--progress", hostile],
    ["report", "--watch", hostile],
    ["shoot", "paged", "--at", "0", "--out", "o", "--inspect", hostile],
    ["shoot", "paged", "--at", "0", "--out", "o", "--reference", hostile],
    ["goldens", hostile], ["goldens", "import", hostile, "--goldens", "store:s"],
    ["goldens", "list", "--goldens", hostile], ["goldens", "verify", "--goldens", "store:" + hostile],
    ["compare", "--goldens", "store:" + hostile], ["compare", "--goldens", "store:s", "--branch", hostile],
    ["strokes", hostile], ["strokes", "--set", hostile], ["strokes", "--against", hostile],
  ])
  func `an argument is shown as one line, and steers nothing`(arguments: [String]) throws {
    let ending = try Program(environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""]).run(arguments)
    #expect(ending.status == 2)
    check(ending)
    #expect(!ending.complaint.contains("\n\\u202eb"), "\(ending.complaint)")
  }

  @Test(arguments: [
    ("feed.yml", "title: \"\\e[2J\"\nsections: \"\\e\\u202e\"\n"), ("feed.yml", "\"\\e[2J\": 1\n"),
    ("script.yml", "- wait: \"\\e]0;x\\a\"\n"),
    ("own.yml", "scenarios: [{name: \"\\e\", scene: \"\\x9b\"}]\n"),
    ("a.jsonl", "{\"kind\":\"\\u001b[2J\"}\n"), ("a.jsonl", "\u{1B}\n"),
    ("raw.yml", "title: \u{7}\u{1B}[2J\n"),
  ])
  func `what a file holds is shown, and steers nothing`(name: String, text: String) throws {
    let place = try Scratch()
    try place.write(text, as: name)
    let ending = try Program().run(["check", name], in: place.folder)
    #expect(ending.status == 2)
    check(ending)
  }

  @Test func `no name in a recording slips a line into its script`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- press: {row: row}\n- release\n", as: "script.yml")
    let recording = try Program().run(
      ["replay", "script.yml", "feed.yml", "--headless", "--record", "a.jsonl"], in: place.folder)
    #expect(recording.status == 0, "\(recording.complaint)")
    let text = try String(contentsOf: place.file("a.jsonl"), encoding: .utf8)
    let evil = "feed.yml\\n- capture: slipped\\r- wait: 1\\u2028- wait: 2\\u0085- wait: 3\\u001b[2J"
    try place.write(
      text.replacing("\"feed\":\"feed.yml\"", with: "\"feed\":\"\(evil)\""),
      as: "evil\n- capture: named.jsonl")
    let ending = try Program().run(["script", "evil\n- capture: named.jsonl"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    check(ending)
    let honest = try Program().run(["script", "a.jsonl"], in: place.folder).output
    func steps(_ text: String) throws -> [GestureStep.Kind] {
      try GestureScriptReader().read(text: text, name: "a").steps.map(\.kind)
    }
    #expect(try steps(ending.output) == steps(honest))
  }
}
