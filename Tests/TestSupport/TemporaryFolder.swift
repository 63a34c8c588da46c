public import Foundation

/// Folders that exist for the time of one test.
public enum TemporaryFolder {
  /// Makes a new folder below the system's folder for temporary files, and removes it after `body`.
  public static func use<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
