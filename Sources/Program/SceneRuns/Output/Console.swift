import Documents
import Foundation

/// The output of the program: results on standard output, everything else on standard error.
///
/// Terminal control characters are escaped, whether they come from a file, a name or an argument.
package nonisolated enum Console {
  /// Writes a line of the result.
  ///
  /// - Throws: `CommandError` when it cannot be written; without a message when the pipe is closed, as by `head`.
  package static func result(_ line: String) throws(CommandError) { try write(EscapedText.line(line)) }

  /// Writes a result of several lines.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package static func results(_ lines: String) throws(CommandError) { try write(EscapedText.lines(lines)) }

  /// Writes a result for another program to read, such as a difference: nothing is escaped, and no line end added.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package static func verbatim(_ text: String) throws(CommandError) { try write(text, end: "") }

  /// Writes a value as JSON with sorted keys to a file; `-` is standard output.
  package static func write(_ value: some Encodable, to path: String) throws {
    let text = try SortedJSON.text(value)
    if path == "-" { return try results(text) }
    try OutputFile.write(text + "\n", to: URL(fileURLWithPath: path))
  }

  /// Writes a line about the result on standard error; errors are ignored.
  package static func note(_ line: String) { try? StandardStream.error.write(EscapedText.line(line) + "\n") }

  /// Writes several lines about the result on standard error; errors are ignored.
  package static func notes(_ lines: String) {
    try? StandardStream.error.write(EscapedText.lines(lines) + "\n")
  }

  /// Writes a line about the run on standard error, after the program's name; errors are ignored.
  package static func say(_ line: String) { note("\(ProgramName.text): \(line)") }

  /// Writes several lines about the run, the first after the program's name, the others below it.
  package static func say(_ lines: [String]) {
    let name = "\(ProgramName.text): "
    notes(name + lines.joined(separator: "\n" + String(repeating: " ", count: name.count)))
  }

  private static func write(_ text: String, end: String = "\n") throws(CommandError) {
    do {
      try StandardStream.output.write(text + end)
    } catch {
      throw error.code == .EPIPE
        ? .ended(.badInput) : .notWritten(path: "standard output", reason: error.fileReason)
    }
  }
}
