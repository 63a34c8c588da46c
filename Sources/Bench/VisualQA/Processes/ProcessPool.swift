import Documents
import Foundation
import Replays

/// A pool of processes of this program, each of which does one part of the work, with a limit on those at a time.
struct ProcessPool {
  /// The most processes at a time.
  let count: Int

  /// The default number of processes, one for each core.
  static var automatic: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Starts a process for each part, and passes each ended process to `goesOn`, in the order of the parts.
  ///
  /// `words` returns the arguments of a part; the process may read and write files at `place`. When `goesOn` returns
  /// false, all running processes are ended. While it waits, it calls `meanwhile` about once a second with the places of
  /// the processes.
  ///
  /// - Throws: What `words` and `goesOn` throw, or `VisualQAError` when no process can be started; all are ended then.
  func run(
    parts: Int, words: (_ part: Int, _ place: URL) throws -> [String],
    meanwhile: ([URL]) throws -> Void = { _ in },
    _ goesOn: (WorkerProcess) throws -> Bool
  ) throws {
    let folder = try PrivateFolder.make(for: "workers")
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = DispatchSemaphore(value: 0)
    var processes: [WorkerProcess] = []
    defer { for process in processes { process.end() } }
    var reported = 0
    while reported < parts {
      while processes.count < parts, processes.count(where: \.isRunning) < count {
        let part = processes.count
        let place = folder.appendingPathComponent("\(part)", isDirectory: true)
        processes.append(
          try WorkerProcess(part, words: try words(part, place), at: place) { _ = ended.signal() })
      }
      if processes[reported].isRunning {
        _ = ended.wait(timeout: .now() + 1)
        try meanwhile(processes.map(\.place))
      } else {
        guard try goesOn(processes[reported]) else { return }
        reported += 1
      }
    }
  }
}

/// A process of a pool, which does one part of the work.
final class WorkerProcess {
  /// The number of the part, from 0.
  let part: Int
  /// The path at which the process may write its results.
  let place: URL
  private let process = Process()

  /// Starts the process; `whenEnded` is called on any thread when it ends.
  init(_ part: Int, words: [String], at place: URL, whenEnded: @escaping @Sendable () -> Void) throws {
    self.part = part
    self.place = place
    process.executableURL = Bundle.main.executableURL
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let output = try Self.newFile(at: place.appendingPathExtension("out"))
    let complaint = try Self.newFile(at: place.appendingPathExtension("txt"))
    // The running process has its own copies of the file descriptors.
    defer { for file in [output, complaint] { try? file.close() } }
    (process.standardOutput, process.standardError) = (output, complaint)
    process.terminationHandler = { _ in whenEnded() }
    do {
      try process.run()
    } catch {
      throw VisualQAError.document(.unwritable(file: "a worker", reason: error.fileReason))
    }
  }

  private static func newFile(at file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  var isRunning: Bool { process.isRunning }

  /// The exit status of the process; `nil` if it was killed or the status is unknown.
  var status: RunStatus? {
    process.terminationReason == .exit ? RunStatus(rawValue: process.terminationStatus) : nil
  }

  /// The text that the process has written on standard output.
  var output: String { text("out") }

  /// The text that the process has written on standard error.
  var complaint: String { text("txt") }

  private func text(_ extension: String) -> String {
    let file = place.appendingPathExtension(`extension`)
    let data = (try? InputFile.data(contentsOf: file, limit: .text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The reason why a process ended without a result.
  var failure: String {
    let reason = complaint.split(separator: "\n").last.map(String.init)
    guard process.terminationReason == .exit else {
      let signal = "its worker ended with signal \(process.terminationStatus)"
      return reason.map { "\(signal): \($0)" } ?? signal
    }
    return reason ?? "its worker ended with status \(process.terminationStatus)"
  }

  /// Kills the process if it is still running.
  func end() {
    // Foundation starts programs with SIGTERM blocked, so SIGKILL is sent.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
