import Documents
import Foundation
import Replays

/// The file of `--log`, which grows in its place so that it can be watched; `-` is standard output.
final class LogFile {
  private let path: String
  private let handle: FileHandle?
  private let isPlain: Bool
  private var state = State()

  private struct State {
    /// How much of a plain file is whole lines, in bytes.
    var length: UInt64 = 0
    var failure: CommandError?
  }

  /// Opens the log, in the place of a plain file that is there.
  ///
  /// - Throws: `DocumentError.unwritable`.
  init(_ path: String) throws(DocumentError) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    handle = path == "-" ? nil : try OutputFile.live(url)
    isPlain = path == "-" ? false : try FilePlace(url).kind == .file
  }

  /// The log of frames that writes here; what cannot be written ends the log at once, and the run with `finish`.
  var frames: FrameLog { FrameLog { [self] in write($0) } }

  /// Tells that not all of the log was written.
  ///
  /// - Throws: `CommandError.ended`, because why was told already, or is that nobody reads it any more.
  func finish() throws {
    guard state.failure == nil else { throw CommandError.ended(.badInput) }
    // What is no plain file may be standard output by another name, and is still spoken to.
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
      // Half a line is none.
      if isPlain { try? handle?.truncate(atOffset: state.length) }
      if (error as? POSIXError)?.code != .EPIPE { Console.note("orihon: \(failure)") }
    }
  }

  private func unwritable(_ error: any Error) -> CommandError {
    .notWritten(path: path == "-" ? "standard output" : path, reason: error.fileReason)
  }
}
