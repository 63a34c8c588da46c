import Foundation
import Testing

/// The built `orihon`, run to its end.
struct Program {
  /// How a run ended and what it said.
  struct Ending {
    let status: Int32
    let output: String
    let complaint: String
  }

  /// Variables of the environment beside those of the test; empty takes one away.
  var environment: [String: String] = [:]

  /// Runs it with these arguments in `folder`.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Ending {
    let place = try Scratch()
    let (output, complaint) = (place.file("out"), place.file("err"))
    for file in [output, complaint] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? place.folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }.filter { !$0.value.isEmpty }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      complaint: try String(contentsOf: complaint, encoding: .utf8))
  }

  /// The program lies beside the test bundle.
  static func executable() throws -> URL {
    let found = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appendingPathComponent("orihon") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "orihon is not built")
  }
}
