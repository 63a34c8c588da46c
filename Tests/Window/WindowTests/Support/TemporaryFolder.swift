import Foundation

/// A folder for one test, removed with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the place of a file in the folder.
  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
