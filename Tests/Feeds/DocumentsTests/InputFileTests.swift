import Foundation
import TestSupport
import Testing

@testable import Documents

struct InputFileTests {
  private func refusal(_ url: URL, limit: FileLimit = .text) -> DocumentError? {
    do throws(DocumentError) {
      _ = try InputFile.data(contentsOf: url, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read whole, one of no bytes too`() throws {
    try TemporaryFolder.use { folder in
      for size in [0, 1, 70_000] {
        let file = folder.appendingPathComponent("a")
        let data = Data(repeating: 7, count: size)
        try data.write(to: file)
        #expect(try InputFile.data(contentsOf: file, limit: .text) == data)
      }
    }
  }

  @Test func `what is no file is refused at once, and says what it is`() throws {
    try TemporaryFolder.use { folder in
      let (pipe, socket) = (folder.appendingPathComponent("pipe"), folder.appendingPathComponent("socket"))
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(mknod(socket.path, S_IFSOCK | 0o600, 0) == 0)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
      let device = URL(fileURLWithPath: "/dev/zero")
      for (url, kind) in [
        (folder, "a folder"), (pipe, "a pipe"), (link, "a pipe"), (socket, "a socket"), (device, "a device"),
      ] {
        #expect(refusal(url) == .notAFile(file: url.relativePath, kind: kind))
      }
      #expect(
        refusal(pipe)?.description == "\(pipe.path):1:1: this is not a file but a pipe; a file is needed")
    }
  }

  @Test func `what is not there is missing, whatever its name`() throws {
    try TemporaryFolder.use { folder in
      let around = folder.appendingPathComponent("around")
      try FileManager.default.createSymbolicLink(at: around, withDestinationURL: around)
      #expect(refusal(around)?.description.hasSuffix("its links lead round in a circle") == true)
      try Data().write(to: folder.appendingPathComponent("a"))
      for name in ["none", "a/b", "a\0b"] {
        let url = folder.appendingPathComponent(name)
        #expect(refusal(url) == .missing(file: url.relativePath))
        #expect(try InputFile.dataIfThere(contentsOf: url, limit: .text) == nil)
      }
      #expect(throws: DocumentError.self) {
        try InputFile.dataIfThere(contentsOf: folder, limit: .text)
      }
    }
  }

  @Test func `a file beyond its limit is refused by its size, and by its bytes where it has grown`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a")
      try Data(repeating: 1, count: 11).write(to: file)
      let limit = FileLimit(bytes: 10)
      #expect(refusal(file, limit: limit) == .tooLarge(file: file.path, bytes: 11, limit: 10))
      try Data(repeating: 1, count: 10).write(to: file)
      var open = try InputFile(file, limit: limit)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(repeating: 2, count: 5))
      #expect(throws: DocumentError.tooLarge(file: file.path, bytes: 15, limit: 10)) {
        _ = try open.read(upToCount: 100)
      }
    }
  }
}
