import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct WatchedFoldersTests {
  /// Runs `body` while `feed.yml` is watched in a folder of its own.
  private func watching(_ body: (WatchedFolders, URL) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("feed.yml")
      try Data("a".utf8).write(to: file)
      let folders = try WatchedFolders(of: [file])
      defer { folders.close() }
      try body(folders, file)
    }
  }

  @Test func `other files of the folder, and reading, are no save; writing is`() throws {
    try watching { folders, file in
      try Data("b".utf8).write(to: file.deletingLastPathComponent().appendingPathComponent("other.yml"))
      _ = try Data(contentsOf: file)
      #expect(!folders.hasSavedNames())
      try Data("b".utf8).write(to: file)
      #expect(folders.hasSavedNames())
    }
  }

  @Test func `in a folder that is watched wholly every file counts, also one that is taken away`() throws {
    try TemporaryFolder.use { folder in
      let inner = folder.appendingPathComponent("goldens")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let folders = try WatchedFolders(of: [folder.appendingPathComponent("feed.yml")], wholly: [inner])
      defer { folders.close() }
      try Data("a".utf8).write(to: folder.appendingPathComponent("other.yml"))
      #expect(!folders.hasSavedNames())
      let golden = inner.appendingPathComponent("state-rest.json")
      try Data("a".utf8).write(to: golden)
      #expect(folders.hasSavedNames())
      try FileManager.default.removeItem(at: golden)
      #expect(folders.hasSavedNames())
    }
  }

  @Test func `many writes before anybody looks are one save`() throws {
    try watching { folders, file in
      for index in 0..<20 { try Data("\(index)".utf8).write(to: file) }
      let never = Pipe()
      #expect(folders.waitForSave(orStopOn: never.fileHandleForReading.fileDescriptor))
      #expect(!folders.hasSavedNames(), "nothing is left to report")
    }
  }

  @Test func `what is told to stop reports no save`() throws {
    try watching { folders, file in
      let stopping = Pipe()
      try stopping.fileHandleForWriting.close()
      #expect(!folders.waitForSave(orStopOn: stopping.fileHandleForReading.fileDescriptor))
    }
  }
}
