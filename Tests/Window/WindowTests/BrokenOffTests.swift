import Foundation
import Glibc
import Testing

/// Tests that a window that is taken away keeps the recording made in it.
struct BrokenOffTests {
  private func headless(_ recording: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = try BuiltProduct.executable("orihon")
    process.arguments = ["replay", recording.path, "--headless"]
    process.currentDirectoryURL = recording.deletingLastPathComponent()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(arguments: ["software", "accelerated"])
  func `where the X server ends, the program says so, ends with 4 and keeps its recording`(renderer: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let recording = folder.file("lost.jsonl")
    let window = try await FeedWindow(
      "default", ["--renderer", renderer, "--record", recording.path], in: folder.url)
    window.display.stop()
    try await window.program.end(with: 4)
    let program = window.program
    let told = program.errors.split(separator: "\n").last
    #expect(told == "orihon: the display has gone: the X server ended, and the window with it")
    #expect(!program.errors.contains("X connection"), "\(program.errors)")
    #expect(try headless(recording) == 0)
  }

  @Test func `a program that knows the library alone says so as well, and ends with 4`() async throws {
    let display = try await VirtualDisplay()
    let program = try ProgramUnderTest("LiveWindowProgram", [], on: display)
    _ = try await program.log.next("the first ending") { $0.text("name") == "shown" }
    display.stop()
    try await program.end(with: 4)
    #expect(
      program.errors.split(separator: "\n").last
        == "LiveWindowProgram: the display has gone: the X server ended, and the window with it")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal that ends programs closes the window, and its recording is kept`(signal: Int32) async throws
  {
    let folder = try TemporaryFolder()
    let recording = folder.file("run.jsonl")
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let program = try SignalledProgram(
      "orihon", ["demo", "--renderer", "software", "--record", recording.path, "--log", "-"], on: display,
      in: folder.url)
    _ = await program.output.next()
    program.send(signal)
    #expect(await program.end() == 0)
    #expect(try headless(recording) == 0)
  }
}
