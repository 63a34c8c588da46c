import Foundation
import TestSupport
import Testing

@testable import SourcePorting

/// Tests of diffs, which `patch` applies to what the edits give.
@MainActor struct UnifiedDiffTests {
  /// Returns a text after edits, and after `patch` has applied their diff.
  private func results(_ text: String, _ edits: [TextEdit]) throws -> (edited: String, patched: String) {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    let edited = String(decoding: bytes, as: UTF8.self)
    let diff = UnifiedDiff(of: "file.swift", text, edits).text
    guard !diff.isEmpty else { return (edited, text) }
    return try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("file.swift")
      try Data(text.utf8).write(to: file)
      try Data(diff.utf8).write(to: folder.appendingPathComponent("file.diff"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "apply", "--unsafe-paths", "-p0", "file.diff"]
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return (edited, try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test(arguments: 0..<40)
  func `a diff of random edits leads where the edits do`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let lines = (0..<(1 + random.below(40))).map { _ in String(repeating: "ab ü ", count: random.below(4)) }
    let end = seed % 3 == 0 ? "\r\n" : "\n"
    let text = lines.joined(separator: end) + (random.below(3) == 0 ? "" : end)
    let places = Array(text.indices.map { $0.utf16Offset(in: text) })
    guard places.count > 4 else { return }
    var edits: [TextEdit] = []
    var start = 0
    for _ in 0..<(1 + random.below(6)) {
      let first = start + random.below(30)
      let last = first + 1 + random.below(12)
      guard last < places.count else { break }
      let offsets = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      edits.append(
        TextEdit(range: offsets[first]..<offsets[last], text: ["", "x", "new\nline", "\n"][random.below(4)]))
      start = last
    }
    let (edited, patched) = try results(text, edits)
    #expect(Array(patched.utf8) == Array(edited.utf8))
  }

  @Test func `edits that change nothing have no diff`() {
    #expect(UnifiedDiff(of: "a", "one\n", []).text == "")
    #expect(UnifiedDiff(of: "a", "one\n", [TextEdit(range: 0..<3, text: "one")]).text == "")
  }
}
