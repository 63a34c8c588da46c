package import Documents
import Foundation
import Replays
package import Stage

/// The file of `--log`, which is written in place so that it can be watched; `-` is standard output.
package final class LogFile {
  private let path: String
  private let handle: FileHandle?
  private let isPlain: Bool
  private let isAccessible: Bool
  private var state = State()

  private struct State {
    /// The length of the complete lines in a regular file, in bytes.
    var length: UInt64 = 0
    var failure: CommandError?
  }

  /// Opens the log, and replaces a regular file; by default without what a screen reader is told.
  ///
  /// - Throws: `DocumentError.unwritable`.
  package init(_ path: String, isAccessible: Bool = false) throws(DocumentError) {
    self.path = path
    self.isAccessible = isAccessible
    let url = URL(fileURLWithPath: path)
    handle = path == "-" ? nil : try OutputFile.live(url)
    isPlain = path == "-" ? false : try ResolvedPath(url).kind == .file
  }

  /// Adds the log to a session; a failed write ends the log at once, and the run at `finish`.
  package func intercept(_ session: StageSession) {
    session.intercept { LogInterceptor(on: $0, to: FrameLog { [self] in write($0) }) }
    if isAccessible { session.intercept { AccessibilityInterceptor(on: $0) { [self] in write($0) } } }
  }

  /// Closes the log, and throws if a part of it was not written.
  ///
  /// - Throws: `CommandError.ended`, as the reason has been printed, or is a closed pipe.
  package func finish() throws {
    guard state.failure == nil else { throw CommandError.ended(.badInput) }
    // A stream may be an alias of standard output, which is still needed for messages.
    guard isPlain else { return }
    do { try handle?.close() } catch { throw unwritable(error) }
  }

  private func write(_ lines: String) {
    guard state.failure == nil else { return }
    do {
      if let handle {
        try handle.write(contentsOf: Data(lines.utf8))
        state.length += UInt64(lines.utf8.count)
      } else {
        try StandardStream.output.write(lines)
      }
    } catch {
      let failure = unwritable(error)
      state.failure = failure
      // An incomplete last line is removed.
      if isPlain { try? handle?.truncate(atOffset: state.length) }
      if (error as? POSIXError)?.code != .EPIPE { Console.say("\(failure)") }
    }
  }

  private func unwritable(_ error: any Error) -> CommandError {
    .notWritten(path: path == "-" ? "standard output" : path, reason: error.fileReason)
  }
}
