import Foundation

/// A folder of a test's own, gone with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }

  /// A file in it.
  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
