import Documents
import Foundation

/// The installed program `ffmpeg`.
nonisolated struct FFmpeg {
  /// The program's file.
  let program: URL

  /// Finds the program on the `PATH` of an environment.
  ///
  /// - Throws: `DocumentError.unwritable` for `file` with the name of the package, where it is not installed.
  init(
    for file: URL, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(DocumentError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else {
      throw .unwritable(
        file: file.relativePath,
        reason: "ffmpeg makes it and is not installed; it is in the Debian package ffmpeg")
    }
    program = found
  }

  /// The arguments of every run: no question, no greeting, and nothing of the machine in the file.
  static let manners = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"]
  /// The arguments before an output.
  static let plain = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
}
