import Foundation
import Testing

/// An option that writes a file, in a folder with everything that its command reads.
final class OutputScene {
  /// A command with `OUT` for the file, the file's place, and the environment variable that names the file.
  nonisolated struct Writer: Decodable, Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let place: String
    let variable: String?

    var testDescription: String {
      (arguments + (variable.map { ["\($0)=OUT"] } ?? [])).joined(separator: " ")
    }
  }

  let scratch: Scratch
  private let writer: Writer

  /// Puts the feed, the script, the recording and the log in place.
  init(_ writer: Writer) throws {
    self.writer = writer
    scratch = try Scratch()
    try scratch.write(LayoutVerbTests.feed, as: "feed.yml")
    try scratch.write(
      "- drag: {from: {row: row}, dx: -150, duration: 0.1}\n- capture: turned\n", as: "script.yml")
    try scratch.write(FitVerbTests.fling(), as: "curve.csv")
    guard writer.arguments.contains(where: { $0.hasPrefix("taken") }) else { return }
    let taking = try Program().run(
      [
        "replay", "script.yml", "feed.yml", "--headless", "--size", "320x480", "--record", "taken.jsonl",
        "--log",
        "taken.log",
      ], in: scratch.folder)
    try #require(taking.status == 0, "\(taking.complaint)")
  }

  /// Returns the place of the file, whose folder it makes.
  func place() throws -> URL {
    let url = scratch.file(writer.place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return url
  }

  /// Runs the command; `path` is given to it in place of the file.
  func run(_ path: String? = nil) throws -> Program.Ending {
    let path = path ?? writer.place
    var program = Program(environment: ["SDL_VIDEODRIVER": "dummy", "DISPLAY": "", "WAYLAND_DISPLAY": ""])
    if let variable = writer.variable { program.environment[variable] = path }
    return try program.run(writer.arguments.map { $0 == "OUT" ? path : $0 }, in: scratch.folder)
  }

  /// True when the command can be given another path for its file.
  var isNamed: Bool { writer.variable != nil || writer.arguments.contains("OUT") }

  /// Returns the kind of thing at a place, no link followed; `nil` where nothing is.
  func kind(of url: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }

  /// Makes a device like `/dev/null` or `/dev/full`, where this is allowed; else a link to the machine's.
  ///
  /// With a device of its own, a program that replaces a device by a file does not touch the machine's.
  func makeDevice(_ name: String, minor: Int, at url: URL) throws {
    let node = try Self.tool("mknod", url.path, "c", "1", "\(minor)")
    if node == 0, (try? FileHandle(forWritingTo: url)) != nil { return }
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "/dev/" + name)
  }

  /// Runs a program of the system and returns its exit code.
  static func tool(_ words: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
