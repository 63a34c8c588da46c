import Documents
import Foundation

/// A pool of processes of this program, each of which does one part of the work, with a limit on those at a time.
struct ProcessPool {
  /// The most processes at a time.
  let count: Int

  /// The default number of processes, one for each core.
  static var automatic: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Starts a process for each part, and passes each ended process to `goesOn`, in the order of the parts.
  ///
  /// `words` returns the arguments of a part; the process may write its results at `place`. When `goesOn` returns
  /// false, all running processes are ended.
  ///
  /// - Throws: What `goesOn` throws, or `VisualQAError` when no process can be started; all are ended then.
  func run(
    parts: Int, words: (_ part: Int, _ place: URL) -> [String], _ goesOn: (WorkerProcess) throws -> Bool
  ) throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = DispatchSemaphore(value: 0)
    var processes: [WorkerProcess] = []
    defer { for process in processes { process.end() } }
    var told = 0
    while told < parts {
      while processes.count < parts, processes.count(where: \.isRunning) < count {
        let part = processes.count
        let place = folder.appendingPathComponent("\(part)", isDirectory: true)
        processes.append(
          try WorkerProcess(part, words: words(part, place), at: place) { _ = ended.signal() })
      }
      if processes[told].isRunning {
        ended.wait()
      } else {
        guard try goesOn(processes[told]) else { return }
        told += 1
      }
    }
  }

  /// Creates a new folder that only this user may read, named after this process.
  ///
  /// An existing folder, such as one that a killed run has left, is not used.
  private static func makeFolder() throws(VisualQAError) -> URL {
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
          throw .document(.unwritable(file: folder.path, reason: error.fileReason))
        }
        number += 1
      }
    }
  }
}
