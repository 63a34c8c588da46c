import Foundation
import TestSupport
import Testing

@testable import Documents

struct LineSourceTests {
  private struct Line: Equatable {
    var text: String
    var isComplete: Bool
  }

  private func lines(of text: String, limit: Int = 100) throws -> [Line] {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.jsonl")
      try Data(text.utf8).write(to: file)
      var source = try LineSource(file, limit: limit)
      defer { source.close() }
      var lines: [Line] = []
      while let bytes = try source.next() {
        lines.append(Line(text: String(decoding: bytes, as: UTF8.self), isComplete: source.isComplete))
        #expect(source.number == lines.count)
      }
      return lines
    }
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a\nb\n", ["a", "b"]), ("a\n\nb\n", ["a", "", "b"]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a", "b"]), ("a\r\r\nb\n", ["a", "", "b"]),
    ("\r\n\r\n", ["", ""]),
    ("\u{FEFF}a\r\n", ["a"]), ("\u{FEFF}", []), ("a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
  ])
  func `a file is its lines without what ends them`(text: String, expected: [String]) throws {
    #expect(try lines(of: text) == expected.map { Line(text: $0, isComplete: true) })
  }

  @Test func `a last line without an end is not complete`() throws {
    #expect(try lines(of: "a\nb") == [Line(text: "a", isComplete: true), Line(text: "b", isComplete: false)])
  }

  @Test func `lines are whole however they fall into what is read at once`() throws {
    let expected = (0..<40_000).map { "line \($0)" }
    for end in ["\n", "\r\n", "\r"] {
      #expect(try lines(of: expected.joined(separator: end) + end).map(\.text) == expected)
    }
  }

  @Test func `a line beyond the limit is a fault at its beginning`() throws {
    let long = String(repeating: "x", count: 70_000)
    #expect {
      _ = try lines(of: "a\n" + long)
    } throws: {
      "\($0)".hasSuffix(":2:1: this line has more than 100 bytes; it is not read")
    }
  }

  @Test func `a folder is no file of lines`() throws {
    try TemporaryFolder.use { folder -> Void in
      #expect(throws: DocumentError.notAFile(file: folder.relativePath, kind: "a folder")) {
        _ = try LineSource(folder, limit: 1)
      }
    }
  }
}
