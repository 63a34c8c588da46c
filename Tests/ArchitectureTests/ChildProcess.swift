import Foundation
import Glibc

/// Another program, run to its end.
enum ChildProcess {
  struct Result {
    let status: Int32
    /// Standard output and standard error together, as they came.
    let output: String
  }

  static func run(_ words: String...) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    // A process begins with the signals blocked that are blocked in the thread which starts it, and in the threads of tests
    // nearly all are.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
