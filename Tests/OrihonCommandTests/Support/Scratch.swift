import Foundation

/// A folder for one test, gone when the test is over.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A file in it, which need not be there.
  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes a file.
  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: file(name))
  }

  /// The names of all files, sorted.
  func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(name).path).sorted()
  }
}
