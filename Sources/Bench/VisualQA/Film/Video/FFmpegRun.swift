import Documents
import Foundation

/// One run of `ffmpeg`, which may be fed with bytes.
final class FFmpegRun {
  private let process = Process()
  private let input = Pipe()
  private let complaint: URL
  private let file: URL

  /// Starts a run for `file`, which its errors name.
  init(_ ffmpeg: FFmpeg, _ arguments: [String], for file: URL) throws(DocumentError) {
    self.file = file
    complaint = UniqueFileName.named(
      "orihon-ffmpeg-\(ProcessInfo.processInfo.processIdentifier)", "txt",
      in: FileManager.default.temporaryDirectory)
    process.executableURL = ffmpeg.program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    do {
      try Data().write(to: complaint)
      process.standardError = try FileHandle(forWritingTo: complaint)
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: complaint)
      throw .unwritable(file: file.relativePath, reason: "ffmpeg does not start: \(error.fileReason)")
    }
  }

  /// Feeds bytes to the program.
  func write(_ data: Data) throws(DocumentError) {
    do {
      try input.fileHandleForWriting.write(contentsOf: data)
    } catch {
      // The program has ended before its input, and says why.
      try finish()
      throw .unwritable(file: file.relativePath, reason: "ffmpeg ended before the film did")
    }
  }

  /// Ends the input and waits for the program.
  ///
  /// - Throws: `DocumentError.unwritable` with the last line of its complaint.
  func finish() throws(DocumentError) {
    close()
    defer { try? FileManager.default.removeItem(at: complaint) }
    guard process.terminationStatus != 0 else { return }
    let text =
      (try? InputFile.data(contentsOf: complaint, limit: .text)).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
    let last = text.split(whereSeparator: \.isNewline).last.map(String.init)
    throw .unwritable(
      file: file.relativePath,
      reason: "ffmpeg failed: \(last ?? "status \(process.terminationStatus), without a word")")
  }

  /// Ends the program and forgets what it said.
  func abandon() {
    process.terminate()
    close()
    try? FileManager.default.removeItem(at: complaint)
  }

  private func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
