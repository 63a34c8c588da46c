public import Foundation

/// Folders that are there for one test.
public enum TemporaryFolder {
  /// Makes a folder of its own below the system's folder for temporary files, and takes it away after `body`.
  public static func use<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
