import Foundation
import Replays

/// The file of `--log`; `-` is standard output.
struct LogFile {
  /// Opens the log, emptying a file that is there.
  ///
  /// - Throws: `CommandError.notWritten`.
  static func open(_ path: String) throws(CommandError) -> FrameLog {
    if path == "-" { return FrameLog(to: FileHandle.standardOutput) }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw .notWritten(path: path, reason: "the file cannot be made") }
    return FrameLog(to: handle)
  }
}
