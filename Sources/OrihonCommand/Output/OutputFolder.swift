import Documents
import Foundation

/// A folder that files are written into; made when it is not there.
nonisolated struct OutputFolder {
  let url: URL

  /// Makes the folder.
  ///
  /// - Throws: `CommandError.notWritten` when something else is in its place, or it is refused.
  init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw CommandError.notWritten(path: path, reason: error.fileReason)
    }
  }

  /// Makes sure, before there is anything to write, that the folder of a file is there.
  ///
  /// - Throws: `CommandError.notWritten`.
  static func check(for file: URL) throws(CommandError) {
    var isFolder: ObjCBool = false
    let folder = file.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .notWritten(path: file.relativePath, reason: "there is no such folder")
    }
  }

  /// Makes the same sure of files that may be asked for; `-` is no file.
  static func check(_ paths: String?...) throws(CommandError) {
    for path in paths.compactMap(\.self) where path != "-" { try check(for: URL(fileURLWithPath: path)) }
  }

  /// A file in it.
  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes text into it, whole or not at all.
  func write(_ text: String, as name: String) throws {
    try TextFile.write(text, to: file(name))
  }
}
