import Documents
import Foundation
import Testing

struct DocumentTextTests {
  private func error(reading name: String, in folder: URL) -> DocumentError? {
    do throws(DocumentError) {
      _ = try DocumentReader().read(contentsOf: URL(fileURLWithPath: name, relativeTo: folder))
      return nil
    } catch {
      return error
    }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a file of 50 MB is refused by its size alone`() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("large.yml")
      try Data().write(to: url)
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 50_000_000)
      try handle.close()
      #expect(
        error(reading: "large.yml", in: folder)
          == .tooLarge(file: "large.yml", bytes: 50_000_000, limit: 16 << 20))
      #expect(
        error(reading: "large.yml", in: folder)?.description
          == "large.yml:1:1: the file has 50000000 bytes; at most 16777216 are read")
    }
  }

  @Test func `a missing file and a folder say what they are`() throws {
    try withFolder { folder in
      #expect(error(reading: "none.yml", in: folder)?.description == "none.yml:1:1: there is no such file")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("sub.yml"), withIntermediateDirectories: false)
      #expect(
        error(reading: "sub.yml", in: folder)?.description
          == "sub.yml: this is not a file but a folder; a file is needed")
    }
  }

  @Test func `a file that is there is read`() throws {
    try withFolder { folder in
      try Data("a: 1".utf8).write(to: folder.appendingPathComponent("good.yml"))
      #expect(error(reading: "good.yml", in: folder) == nil)
    }
  }
}
