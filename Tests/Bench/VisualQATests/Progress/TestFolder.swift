import Foundation

/// A folder for one test, removed with this object.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "orihon-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }
}
