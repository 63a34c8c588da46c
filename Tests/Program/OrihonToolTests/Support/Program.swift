import Foundation
import Testing

/// A built program, `orihon` by default, run to its end.
struct Program {
  /// The exit status of a run, with its output and its complaint.
  struct Ending {
    let status: Int32
    let output: String
    let complaint: String
  }

  /// The name of the program.
  var name = "orihon"
  /// The environment variables besides those of the test; an empty value removes one.
  var environment: [String: String] = [:]

  /// Runs the program with these arguments in `folder`.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Ending {
    let place = try Scratch()
    let (output, complaint) = (place.file("out"), place.file("err"))
    for file in [output, complaint] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = try Self.executable(name)
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? place.folder
    // Nothing of the tester's desktop decides what a window shows.
    process.environment = ProcessInfo.processInfo.environment.merging(["ORIHON_DESKTOP": "0"]) { $1 }
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

  /// Returns the place of the program, beside the test bundle.
  static func executable(_ name: String = "orihon") throws -> URL {
    let found = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "\(name) is not built")
  }
}
