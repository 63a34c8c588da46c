import Foundation
import Glibc
import TestSupport

/// A program that takes signals.
///
/// A program that Foundation starts does not: it begins with every signal blocked that a worker thread
/// blocks.
struct SignalledProgram {
  /// The program's standard output.
  let output: LineReader
  private let process: pid_t

  /// Starts a built product in `folder`, on a display; its standard error goes to a file where one is given.
  init(
    _ name: String, _ arguments: [String], on display: VirtualDisplay, in folder: URL, errors: URL? = nil
  ) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    let pipe = Pipe()
    posix_spawn_file_actions_adddup2(&files, pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    if let errors {
      posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors.path, O_WRONLY | O_CREAT, 0o600)
    }
    let program = try BuiltProduct.executable(name).path
    let words = (["env", "--chdir=\(folder.path)", program] + arguments).map { strdup($0) } + [nil]
    let environment = display.environment().map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var started = pid_t()
    guard posix_spawn(&started, "/usr/bin/env", &files, &attributes, words, environment) == 0 else {
      throw HarnessFault.noDisplay
    }
    process = started
    try pipe.fileHandleForWriting.close()
    output = LineReader(pipe.fileHandleForReading)
  }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits for the end; returns the exit code, or negative the signal that ended the program.
  func end() async -> Int32 {
    let status = await Waiting.off { [process] in
      var status: Int32 = 0
      waitpid(process, &status, 0)
      return status
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }
}
