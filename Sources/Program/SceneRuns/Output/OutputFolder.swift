package import Documents
package import Foundation
import SDLRendering
package import ScreenInterface

/// A folder that files are written into, which is created if it does not exist.
package nonisolated struct OutputFolder {
  package let url: URL

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: `CommandError.notWritten` when the path is no folder, or the system denies it.
  package init(_ path: String) throws(CommandError) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    try Self.check(path)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: path, reason: error.fileReason)
    }
  }

  /// Checks that a folder can be created or written into, without creating it.
  ///
  /// - Throws: `CommandError.notWritten`.
  package static func check(_ path: String?) throws(CommandError) {
    guard let path else { return }
    var folder = URL(fileURLWithPath: path, isDirectory: true)
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), folder.path != "/" {
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path)) != nil {
        throw .notWritten(path: path, reason: "a link leads to nothing there")
      }
      folder.deleteLastPathComponent()
    }
    guard isFolder.boolValue else {
      throw .notWritten(path: path, reason: "something else of this name is there")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw .notWritten(path: path, reason: "the system does not permit it")
    }
  }

  /// Returns the URL of a file in the folder.
  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Checks that files with these names can be written into the folder, and that none replaces an input.
  ///
  /// - Throws: `CommandError.notWritten`, `CommandError.contradiction`.
  package func check(_ names: [String], over inputs: [ReservedFile]) throws(CommandError) {
    for name in names {
      try OutputPaths.check(file(name))
      try OutputPaths.check(file(name), over: inputs)
    }
  }
}

extension PNGFile {
  /// Writes `bitmap` as a PNG file atomically, through a temporary file beside it.
  package func write(_ bitmap: Bitmap, to file: URL) throws {
    try OutputFile.write(png(of: bitmap), to: file)
  }
}
