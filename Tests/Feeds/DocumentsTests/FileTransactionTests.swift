import Foundation
import TestSupport
import Testing

@testable import Documents

/// Tests of files that change together or not at all.
struct FileTransactionTests {
  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  private func use(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      try Data("old".utf8).write(to: folder.appendingPathComponent("a"))
      try Data("gone".utf8).write(to: folder.appendingPathComponent("b"))
      try body(folder)
    }
  }

  @Test func `until they are put in their places everything is as it was`() throws {
    try use { folder in
      var batch = FileTransaction()
      try batch.write(Data("new".utf8), to: folder.appendingPathComponent("a"))
      try batch.write(Data("first".utf8), to: folder.appendingPathComponent("deep/er/c"))
      try batch.remove(folder.appendingPathComponent("b"))
      #expect(text(folder.appendingPathComponent("a")) == "old")
      #expect(text(folder.appendingPathComponent("b")) == "gone")
      try batch.commit()
      batch.close()
      #expect(text(folder.appendingPathComponent("a")) == "new")
      #expect(text(folder.appendingPathComponent("deep/er/c")) == "first")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "deep"])
    }
  }

  @Test func `given up after they took their places, everything is as it was as well`() throws {
    try use { folder in
      var batch = FileTransaction()
      try batch.write(Data("new".utf8), to: folder.appendingPathComponent("a"))
      try batch.write(Data("first".utf8), to: folder.appendingPathComponent("deep/er/c"))
      try batch.remove(folder.appendingPathComponent("b"))
      try batch.commit()
      batch.abandon()
      #expect(text(folder.appendingPathComponent("a")) == "old")
      #expect(text(folder.appendingPathComponent("b")) == "gone")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
    }
  }

  @Test func `where something comes into one of the places, the others are put back`() throws {
    try use { folder in
      var batch = FileTransaction()
      try batch.write(Data("new".utf8), to: folder.appendingPathComponent("a"))
      try batch.remove(folder.appendingPathComponent("b"))
      let between = folder.appendingPathComponent("deep/c")
      try batch.write(Data("first".utf8), to: between)
      try FileManager.default.createDirectory(at: between, withIntermediateDirectories: false)
      #expect { try batch.commit() } throws: { "\($0)".hasSuffix("it is a folder") }
      #expect(text(folder.appendingPathComponent("a")) == "old")
      #expect(text(folder.appendingPathComponent("b")) == "gone")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deep") == ["c"])
    }
  }

  @Test func `where a file gives way to a folder meanwhile, nothing is left beside it`() throws {
    try use { folder in
      var batch = FileTransaction()
      let file = folder.appendingPathComponent("a")
      try batch.write(Data("new".utf8), to: file)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      #expect(throws: DocumentError.self) { try batch.commit() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: file.path).isEmpty)
    }
  }

  @Test func `paths through a link are the same as those behind it`() throws {
    try use { folder in
      let real = folder.appendingPathComponent("real")
      try FileManager.default.createDirectory(at: real, withIntermediateDirectories: false)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      var batch = FileTransaction()
      try batch.write(Data("z".utf8), to: link.appendingPathComponent("z"))
      try batch.write(Data("a".utf8), to: link.appendingPathComponent("a"))
      #expect {
        try batch.write(Data("b".utf8), to: link.appendingPathComponent("a/b"))
      } throws: { "\($0)".hasSuffix("and one of them would be a folder") }
      batch.abandon()
      #expect(try FileManager.default.contentsOfDirectory(atPath: real.path).isEmpty)
    }
  }

  @Test func `given up, nothing is left of them, not even the folders that they needed`() throws {
    try use { folder in
      var batch = FileTransaction()
      try batch.write(Data("new".utf8), to: folder.appendingPathComponent("a"))
      try batch.write(Data("first".utf8), to: folder.appendingPathComponent("deep/er/c"))
      batch.abandon()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
      #expect(text(folder.appendingPathComponent("a")) == "old")
    }
  }

  @Test(arguments: [
    ("a/c", "a part of its path is no folder"), ("new/c", "and one of them would be a folder"),
    ("new", "it is there twice"), ("folder", "it is a folder"),
  ])
  func `a file where a folder would be, or a folder where a file would be, is refused`(
    path: String, reason: String
  ) throws {
    try use { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder"), withIntermediateDirectories: false)
      var batch = FileTransaction()
      try batch.write(Data("new".utf8), to: folder.appendingPathComponent("new"))
      #expect {
        try batch.write(Data("x".utf8), to: folder.appendingPathComponent(path))
      } throws: { "\($0)".hasSuffix(reason) }
      batch.abandon()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b", "folder"])
    }
  }
}
