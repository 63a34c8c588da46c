import Documents
import Foundation

/// A text file that is written beside its place and then renamed.
nonisolated enum TextFile {
  /// Writes `text`, whole or not at all.
  ///
  /// - Throws: `CommandError.notWritten` with the path and the reason.
  static func write(_ text: String, to file: URL) throws {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandError.notWritten(path: file.relativePath, reason: error.fileReason)
    }
  }
}
