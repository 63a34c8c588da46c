import Documents
import Foundation
import TestSupport
import Testing

/// Tests that a file is found however the characters of its name are written.
struct UnicodeFileNameLookupTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `a name that a Mac wrote is found under the composed one, and the other way round`() throws {
    try TemporaryFolder.use { folder in
      for (written, asked) in [(Self.decomposed, Self.composed), (Self.composed, Self.decomposed)] {
        let inner = folder.path + "/" + bytes(written).map { String($0, radix: 16) }.joined()
        try FileManager.default.createDirectory(
          atPath: inner + "/" + written, withIntermediateDirectories: true)
        let file = inner + "/" + written + "/" + written + ".png"
        #expect(FileManager.default.createFile(atPath: file, contents: Data("x".utf8)))
        let found = URL(fileURLWithPath: inner + "/" + asked + "/" + asked + ".png").found
        #expect(bytes(found.path) == bytes(file))
        let data = try InputFile.data(
          contentsOf: URL(fileURLWithPath: inner + "/" + asked + "/" + asked + ".png"), limit: .text)
        #expect(data == Data("x".utf8))
      }
    }
  }

  @Test func `the exact name wins`() throws {
    try TemporaryFolder.use { folder in
      for name in [Self.composed, Self.decomposed] {
        try Data(name.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
      }
      for name in [Self.composed, Self.decomposed] {
        #expect(
          try bytes(String(contentsOf: URL(fileURLWithPath: folder.path + "/" + name).found, encoding: .utf8))
            == bytes(name))
      }
    }
  }

  @Test func `of two other names the one with the lowest bytes is taken`() throws {
    // One letter with two accents can be written in three ways.
    let (asked, low, high) = ("\u{1ED9}", "o\u{323}\u{302}", "\u{1ECD}\u{302}")
    try TemporaryFolder.use { folder in
      for name in [high, low] {
        #expect(FileManager.default.createFile(atPath: folder.path + "/" + name, contents: nil))
      }
      #expect(bytes(URL(fileURLWithPath: folder.path + "/" + asked).found.lastPathComponent) == bytes(low))
    }
  }

  @Test func `where nothing is like it the name stays as it was asked for`() throws {
    try TemporaryFolder.use { folder in
      let asked = URL(fileURLWithPath: folder.path + "/none/" + Self.composed)
      #expect(bytes(asked.found.path) == bytes(asked.path))
      var files = UnicodeFileNameLookup()
      let path = files.path(Self.composed)
      #expect(bytes(path) == bytes(Self.composed))
    }
  }
}
