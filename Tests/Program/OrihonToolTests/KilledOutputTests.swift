import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Tests of a run that is killed while it writes.
struct KilledOutputTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(LayoutVerbTests.feed, as: "feed.yml")
    let flick = "- flick: {at: {row: row}, velocity: 1500, angle: 180}\n- wait: 1\n"
    try scratch.write(String(repeating: flick, count: 20), as: "script.yml")
  }

  private let words = ["replay", "script.yml", "feed.yml", "--headless", "--size", "320x480"]

  /// Runs until the log, which nobody empties, holds the program up; then kills the program.
  private func kill(_ options: [String]) throws {
    let pipe = scratch.file("pipe")
    if !FileManager.default.fileExists(atPath: pipe.path) {
      try #require(try OutputScene.tool("mkfifo", pipe.path) == 0)
    }
    let process = Process()
    process.executableURL = try Program.executable()
    process.arguments = words + options + ["--log", "pipe"]
    process.currentDirectoryURL = scratch.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let log = try FileHandle(forReadingFrom: pipe)
    var lines = 0
    while lines < 8, let byte = try log.read(upToCount: 1), !byte.isEmpty {
      lines += byte == Data([10]) ? 1 : 0
    }
    #expect(lines == 8)
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    try log.close()
  }

  @Test(arguments: [("--record", "a.jsonl"), ("--film", "a.apng")])
  func `the former file stands, what was begun is called so, and the next run goes round it`(
    option: String, name: String
  ) throws {
    try scratch.write("former", as: name)
    for number in 1...2 {
      try kill([option, name])
      #expect(try String(contentsOf: scratch.file(name), encoding: .utf8) == "former")
      let left = number == 1 ? "\(name).partial" : "\(name).2.partial"
      #expect(try !Data(contentsOf: scratch.file(left)).isEmpty)
    }
    try scratch.write("- capture: now\n", as: "script.yml")
    let ending = try Program().run(words + [option, name], in: scratch.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(try Data(contentsOf: scratch.file(name)) != Data("former".utf8))
    #expect(
      try scratch.names().filter { $0.hasPrefix("a.") } == [name, "\(name).2.partial", "\(name).partial"])
  }

  @Test func `what is left of a recording plays up to the cut`() throws {
    try kill(["--record", "a.jsonl"])
    try FileManager.default.moveItem(at: scratch.file("a.jsonl.partial"), to: scratch.file("cut.jsonl"))
    let ending = try Program().run(["replay", "cut.jsonl", "--headless"], in: scratch.folder)
    #expect(ending.status == 0 && ending.complaint.contains("cut.jsonl"), "\(ending.complaint)")
  }
}
