import Foundation
import Glibc
import TestSupport
import Testing

/// Tests of what a crash of the program leaves behind.
struct CrashTests {
  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT])
  func `a crash leaves a recording that replays, and says where it lies and how`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("glitch.jsonl")
    let window = try await FeedWindow("default", ["--record", recording.path], in: folder.url)
    try await window.robot.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250))
    try await window.log.next("the hero settled") { $0.isEvent("didSettle", row: "hero") }
    window.program.send(signal)
    try await window.program.end(bySignal: signal)
    let said = window.program.errors
    #expect(said.contains("the program has crashed; the session until then is in "), "\(said)")
    let command = try #require(said.split(separator: "\n").last { $0.contains(" replay ") })
    let path = try #require(command.split(separator: " ").first { $0.contains("glitch.jsonl.partial") })
    let replay = Process()
    replay.executableURL = try BuiltProduct.executable("orihon")
    replay.arguments = ["replay", String(path), "--headless", "--log", "log.jsonl"]
    replay.currentDirectoryURL = folder.url
    replay.standardError = FileHandle.nullDevice
    #expect(try await Waiting.run(replay) == 0)
    let log = try String(contentsOf: folder.file("log.jsonl"), encoding: .utf8)
    #expect(log.contains(#""event":"didSettle""#))
  }

  @Test func `a session that was not recorded says so`() async throws {
    let window = try await FeedWindow()
    window.program.send(SIGSEGV)
    try await window.program.end(bySignal: SIGSEGV)
    #expect(window.program.errors.contains("the session was not recorded"), "\(window.program.errors)")
  }
}
