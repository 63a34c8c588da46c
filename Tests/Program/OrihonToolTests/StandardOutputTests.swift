import Foundation
import Testing

/// Tests of standard output that cannot be written.
struct StandardOutputTests {
  private nonisolated static let commands = [
    ["list"], ["list", "--json"], ["layout", "default"], ["layout", "default", "--json"],
    ["check", "feed.yml"],
    ["shoot", "feed.yml", "--at", "0", "--size", "320x480", "--out", "o"], ["--help"], ["--version"],
    ["help", "compare"],
    ["compare", "--help"], ["fuzz", "feed.yml", "--strokes", "1"],
    ["replay", "script.yml", "feed.yml", "--headless", "--size", "320x480", "--log", "-"],
  ]

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(LayoutVerbTests.feed, as: "feed.yml")
    try scratch.write("- flick: {at: {row: row}, velocity: 1500, angle: 180}\n", as: "script.yml")
  }

  /// Runs a command with its streams as a shell redirects them.
  private func run(_ arguments: [String], _ redirection: String) throws -> (status: Int32, complaint: String)
  {
    let complaint = scratch.file("complaint")
    try Data().write(to: complaint)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "exec \"$@\" \(redirection)", "bash", try Program.executable().path] + arguments
    process.currentDirectoryURL = scratch.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(arguments) \(redirection)")
    return (process.terminationStatus, try String(contentsOf: complaint, encoding: .utf8))
  }

  @Test(arguments: commands)
  func `closed or full it is one sentence and status 2, and where nobody can be told, status 2`(
    _ arguments: [String]
  ) throws {
    for (redirection, reason) in [(">&-", "it is closed"), (">/dev/full", "there is no room for it")] {
      let told = try run(arguments, redirection)
      #expect(told.status == 2, "\(redirection)")
      #expect(told.complaint.hasSuffix("written: \(reason)\n"), "\(told.complaint)")
      #expect(told.complaint.hasPrefix("orihon: standard output"), "\(told.complaint)")
      #expect(told.complaint.count { $0 == "\n" } == 1, "\(told.complaint)")
      #expect(try run(arguments, redirection + " 2>&-").status == 2)
    }
  }

  @Test(arguments: commands)
  func `a reader who has gone ends it quietly with 2`(_ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let complaint = scratch.file("complaint")
    try Data().write(to: complaint)
    let process = Process()
    process.executableURL = try Program.executable()
    process.arguments = arguments
    process.currentDirectoryURL = scratch.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    #expect(try String(contentsOf: complaint, encoding: .utf8).isEmpty)
  }

  @Test func `a log that is standard output by another name leaves it open for the result`() throws {
    let said = scratch.file("said")
    let words = [
      "replay", "script.yml", "feed.yml", "--headless", "--size", "320x480", "--out", "o", "--strip", "2",
    ]
    let ending = try run(words + ["--log", "/dev/stdout"], ">said")
    #expect(ending.status == 0, "\(ending.complaint)")
    let text = try String(contentsOf: said, encoding: .utf8)
    #expect(text.hasPrefix("{\"kind\"") && text.hasSuffix("}\no/strip-feed.png\n"))
  }

  @Test func `nothing that is opened takes the place of a stream that was closed`() throws {
    let ending = try run(
      [
        "replay", "script.yml", "feed.yml", "--headless", "--size", "320x480", "--record", "a.jsonl", "--out",
        "o",
      ],
      "<&- >&- 2>&-")
    #expect(ending.status == 0, "it has nothing to say")
    let check = try Program().run(["check", "a.jsonl"], in: scratch.folder)
    #expect(check.status == 0, "\(check.complaint)")
  }
}
