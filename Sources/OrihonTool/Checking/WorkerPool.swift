import Documents
import Foundation
import Glibc
import Replays

/// Processes of this program that play one scenario each, a bounded number of them at a time.
struct WorkerPool {
  /// The most processes at a time.
  let count: Int
  /// The words of the command of each, without its scenario and its folder.
  let words: [String]

  /// The number of workers where none is asked for: one for each core.
  static var automatic: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Plays scenarios, and passes each outcome on in the order of `names`.
  ///
  /// - Throws: what `body` throws, or `CommandError` when no process can be started; all are ended then.
  func play(_ names: [String], _ body: (ScenarioOutcome) throws -> Void) throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = DispatchSemaphore(value: 0)
    var workers: [Worker] = []
    defer { for worker in workers { worker.end() } }
    var told = 0
    while told < names.count {
      while workers.count < names.count, workers.count(where: \.isRunning) < count {
        let place = WorkerFolder(folder.appendingPathComponent("\(workers.count)").path)
        workers.append(
          try Worker(names[workers.count], words: words, in: place) { _ = ended.signal() })
      }
      if workers[told].isRunning {
        ended.wait()
      } else {
        try body(workers[told].outcome())
        told += 1
      }
    }
  }

  /// Makes a new folder that only this user may read, named after this process.
  ///
  /// A folder that is there already, such as one that a killed run has left, is not taken.
  private static func makeFolder() throws(CommandError) -> URL {
    let files = FileManager.default
    let stem = "orihon-workers-\(ProcessInfo.processInfo.processIdentifier)"
    var number = 1
    while true {
      let folder = files.temporaryDirectory.appendingPathComponent(
        number == 1 ? stem : "\(stem)-\(number)", isDirectory: true)
      do {
        try files.createDirectory(
          at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return folder
      } catch {
        guard number < 100, files.fileExists(atPath: folder.path) else {
          throw .notWritten(path: folder.path, reason: error.fileReason)
        }
        number += 1
      }
    }
  }
}

/// One process that plays one scenario.
private final class Worker {
  private let name: String
  private let folder: WorkerFolder
  private let process = Process()

  init(
    _ name: String, words: [String], in folder: WorkerFolder, whenEnded: @escaping @Sendable () -> Void
  ) throws {
    self.name = name
    self.folder = folder
    try Data().write(to: folder.complaint)
    process.executableURL = Bundle.main.executableURL
    process.arguments = words + ["--worker", folder.url.path, "--", name]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: folder.complaint)
    process.terminationHandler = { _ in whenEnded() }
    do {
      try process.run()
    } catch {
      throw CommandError.notWritten(path: "a worker", reason: error.fileReason)
    }
  }

  var isRunning: Bool { process.isRunning }

  /// The outcome of the process, which has ended; a failure where it left none.
  func outcome() -> ScenarioOutcome {
    let said = (try? InputFile.data(contentsOf: folder.complaint, limit: .text)) ?? Data()
    let complaint = String(decoding: said, as: UTF8.self)
    let code = process.terminationStatus
    if process.terminationReason == .exit, let status = RunStatus(rawValue: code),
      let outcome = try? folder.outcome(status: status)
    {
      try? StandardStream.error.write(complaint)
      return outcome
    }
    var outcome = ScenarioOutcome()
    let reason = complaint.split(separator: "\n").last.map(String.init)
    let way = process.terminationReason == .exit ? "status" : "signal"
    outcome.fail(name, because: reason ?? "its worker ended with \(way) \(code)", .badInput)
    return outcome
  }

  /// Ends the process at once if it still runs.
  func end() {
    // Foundation starts programs with SIGTERM blocked, so SIGKILL is sent.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
