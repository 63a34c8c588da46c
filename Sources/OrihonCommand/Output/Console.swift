import Documents
import Foundation

/// Where the program speaks: results on standard output, everything else on standard error.
nonisolated enum Console {
  /// Writes a line of the result.
  ///
  /// - Throws: `CommandError` when it cannot be written: without a word where whoever read it has gone, as `head` does.
  static func result(_ line: String) throws(CommandError) {
    do {
      try StandardStream.output.write(line + "\n")
    } catch {
      throw error.code == .EPIPE
        ? .ended(.badInput) : .notWritten(path: "standard output", reason: error.fileReason)
    }
  }

  /// Writes a line about the result; where nobody can be told, nothing is.
  static func note(_ line: String) { try? StandardStream.error.write(line + "\n") }
}
