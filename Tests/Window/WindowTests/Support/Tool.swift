import Foundation
import TestSupport

/// A runner of the small tools that drive and look at an X server.
enum Tool {
  /// Runs `arguments` with the environment and returns the output; a failure throws.
  @discardableResult
  static func run(_ arguments: [String], _ environment: [String: String]) async throws -> Data {
    let (process, output, errors) = try begin(arguments, environment)
    let data = await Waiting.off { output.readDataToEndOfFile() }
    return try end(process, arguments, data, errors)
  }

  /// Runs `arguments` and returns the output, while everything else waits.
  static func runInLoop(_ arguments: [String], _ environment: [String: String]) throws -> Data {
    let (process, output, errors) = try begin(arguments, environment)
    return try end(process, arguments, output.readDataToEndOfFile(), errors)
  }

  private static func begin(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> (process: Process, output: FileHandle, errors: FileHandle) {
    let process = make(arguments, environment)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output.fileHandleForReading, errors.fileHandleForReading)
  }

  private static func end(
    _ process: Process, _ arguments: [String], _ data: Data, _ errors: FileHandle
  ) throws -> Data {
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: data.prefix(500) + errors.availableData.prefix(500), as: UTF8.self)
      throw HarnessFault.toolFailed(
        arguments.prefix(12).joined(separator: " "), status: process.terminationStatus, output: text)
    }
    return data
  }

  /// Starts `arguments` and returns the process at once.
  static func start(_ arguments: [String], _ environment: [String: String]) throws -> Process {
    let process = make(arguments, environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func make(_ arguments: [String], _ environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "-s", "KILL", String(Int(HangGuard.seconds))] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
