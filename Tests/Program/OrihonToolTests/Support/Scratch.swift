import Foundation

/// A folder for one test, removed with this object.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the place of a file in the folder, which need not be there.
  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes a file in the folder.
  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: file(name))
  }

  /// Returns the names of all files, sorted.
  func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(name).path).sorted()
  }
}
