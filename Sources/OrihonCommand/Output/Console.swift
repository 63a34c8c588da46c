import Documents
import Foundation

/// Where the program speaks: results on standard output, everything else on standard error.
///
/// Characters that would steer a terminal are written out, whatever file, name or argument they come from.
nonisolated enum Console {
  /// Writes a line of the result.
  ///
  /// - Throws: `CommandError` when it cannot be written: without a word where whoever read it has gone, as `head` does.
  static func result(_ line: String) throws(CommandError) { try write(ShownText.line(line)) }

  /// Writes a result of several lines.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  static func results(_ lines: String) throws(CommandError) { try write(ShownText.lines(lines)) }

  /// Writes a line about the result; where nobody can be told, nothing is.
  static func note(_ line: String) { try? StandardStream.error.write(ShownText.line(line) + "\n") }

  /// Writes several lines about the result, of which each names no more than it should.
  static func notes(_ lines: String) { try? StandardStream.error.write(ShownText.lines(lines) + "\n") }

  private static func write(_ text: String) throws(CommandError) {
    do {
      try StandardStream.output.write(text + "\n")
    } catch {
      throw error.code == .EPIPE
        ? .ended(.badInput) : .notWritten(path: "standard output", reason: error.fileReason)
    }
  }
}
