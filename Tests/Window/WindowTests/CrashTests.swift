import Foundation
import Glibc
import TestSupport
import Testing

/// Tests of what a crash of the program leaves behind.
struct CrashTests {
  /// Crashes a window by a signal once its hero has turned by itself; returns what it said.
  private func crash(by signal: Int32, _ options: [String], in folder: TemporaryFolder) async throws -> String
  {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let errors = folder.file("errors.txt")
    let program = try SignalledProgram(
      "orihon", ["demo", "--renderer", "software", "--log", "-"] + options, on: display, in: folder.url,
      errors: errors)
    while let line = await program.output.next() {
      if line.contains(#""event":"didSettle""#) { break }
    }
    program.send(signal)
    #expect(await program.end() == -signal)
    return try String(contentsOf: errors, encoding: .utf8)
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT])
  func `a crash leaves a recording that replays, and says where it lies and how`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let said = try await crash(by: signal, ["--record", "glitch.jsonl"], in: folder)
    #expect(said.contains("the program has crashed; the session until then is in "), "\(said)")
    #expect(said.hasSuffix("glitch.jsonl.partial --headless plays it until it crashes again\n"), "\(said)")
    let replay = Process()
    replay.executableURL = try BuiltProduct.executable("orihon")
    replay.arguments = ["replay", "glitch.jsonl.partial", "--headless", "--log", "log.jsonl"]
    replay.currentDirectoryURL = folder.url
    replay.standardError = FileHandle.nullDevice
    #expect(try await Waiting.run(replay) == 0)
    let log = try String(contentsOf: folder.file("log.jsonl"), encoding: .utf8)
    #expect(log.contains(#""event":"didSettle""#))
  }

  @Test func `a session that was not recorded says so`() async throws {
    let said = try await crash(by: SIGSEGV, [], in: try TemporaryFolder())
    #expect(said.hasSuffix("the session was not recorded; --record FILE records the next one\n"), "\(said)")
  }
}
