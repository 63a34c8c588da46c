import Foundation
import Glibc

/// A program that runs on a virtual display, its standard output read as a log; it ends with this object.
final class ProgramUnderTest {
  /// The program's standard output, such as that of `orihon demo --log -`.
  let log: LogReader
  /// The robot that drives the program's window.
  let robot: PointerRobot
  private let process = Process()
  private let errorFile: URL
  /// The bytes of a log that wait for their reader, the most that the system allows everybody: a quarter of a minute.
  private static let logRoom: Int32 = 1 << 20
  /// The system's `F_SETPIPE_SZ`, which its module leaves out.
  private static let setPipeSize: Int32 = 1031

  /// Starts `executable`, an absolute path or the name of a built product.
  init(
    _ executable: String = "orihon", _ arguments: [String], on display: VirtualDisplay,
    environment: [String: String] = [:], in folder: URL? = nil
  ) throws {
    let output = Pipe()
    // While the pointer is moved nobody reads: a program whose log finds no room would stand still meanwhile.
    _ = fcntl(output.fileHandleForWriting.fileDescriptor, Self.setPipeSize, Self.logRoom)
    let errorFile = FileManager.default.temporaryDirectory
      .appendingPathComponent("orihon-test-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    process.executableURL =
      executable.hasPrefix("/") ? URL(fileURLWithPath: executable) : try BuiltProduct.executable(executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = display.environment(adding: environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    self.errorFile = errorFile
    log = LogReader(output.fileHandleForReading) { Self.text(of: errorFile) }
    robot = PointerRobot(display: display, process: process.processIdentifier)
  }

  isolated deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: errorFile)
  }

  /// The text that the program has written to standard error.
  var errors: String { Self.text(of: errorFile) }

  /// Quits the program by its key, with the pointer over its window.
  ///
  /// SIGTERM does nothing to the program: Foundation starts processes with the signal mask of a worker
  /// thread.
  ///
  /// - Throws: `HarnessFault.ended` where the program does not end with 0.
  func quit() async throws {
    try await robot.perform([.key("ctrl+q")])
    try await end(with: 0)
  }

  /// Waits until the program has ended; a program that does not end is killed.
  ///
  /// - Throws: `HarnessFault.ended` where its exit code is another.
  func end(with code: Int32) async throws {
    await log.rest()
    let isStuck = !log.isAtEnd
    if isStuck { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == code { return }
    let kind = process.terminationReason == .exit ? "exit code" : isStuck ? "our own signal" : "signal"
    throw HarnessFault.ended(
      "\(kind) \(process.terminationStatus)", wanted: code, lastLine: log.records.last?.line, errors: errors)
  }

  private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}
