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
      let folders = try WatchedFolders(of: file)
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
