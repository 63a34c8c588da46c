import Foundation
import TestSupport
import Testing

/// Tests that the recording of any session in a real window replays, and says when it cannot go on.
///
/// Covers Q1.
struct RecordedSessionTests {
  private func headless(_ recording: URL, _ options: [String] = []) async throws -> Int32 {
    let process = Process()
    process.executableURL = try BuiltProduct.executable("orihon")
    process.arguments = ["replay", recording.path, "--headless"] + options
    process.currentDirectoryURL = recording.deletingLastPathComponent()
    return try await Waiting.run(process)
  }

  /// A click on a card and two drags.
  private let strokes: [PointerRobot.Step] =
    PointerRobot.Step.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 20)
    + [.pause(0.2), .move(CGPoint(x: 100, y: 560)), .press(1), .release(1), .pause(0.2)]
    + PointerRobot.Step.drag(from: CGPoint(x: 215, y: 500), to: CGPoint(x: 200, y: 300), steps: 15)
    + [.pause(0.3)]

  @Test(arguments: [["--hud", "--size", "800x600"], ["--inspect", "hero/overlay"], ["--layers"]])
  func `a session that began with tools open replays as it was`(tools: [String]) async throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("tools.jsonl")
    let window = try await FeedWindow("default", ["--record", recording.path] + tools, in: folder.url)
    try await window.robot.perform(strokes)
    try await window.program.quit()
    #expect(try await headless(recording) == 0)
  }

  @Test func `a recording that was cut off plays up to the cut in a window, and says so`() async throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("cut.jsonl")
    let window = try await FeedWindow("default", ["--record", recording.path])
    try await window.robot.perform(strokes)
    try await window.program.quit()
    let whole = try String(contentsOf: recording, encoding: .utf8)
    try whole.prefix(whole.count / 2).write(to: recording, atomically: true, encoding: .utf8)
    let display = try await VirtualDisplay()
    defer { display.stop() }
    for more in [[], ["--matrix"]] {
      let arguments = ["replay", recording.path, "--log", "-", "--renderer", "software", "--speed", "4"]
      let replay = try ProgramUnderTest("orihon", arguments + more, on: display)
      try await replay.end(with: 0)
      #expect(replay.errors.contains("the recording ends in the middle of this line"), "\(replay.errors)")
    }
  }

  @Test func `a size that is played is the window's, whatever it was opened with`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    for renderer in ["software", "accelerated"] {
      let replay = try ProgramUnderTest(
        "orihon", ["replay", "default-resize", "--log", "-", "--renderer", renderer], on: display)
      try await replay.end(with: 0)
    }
  }

  @Test func `keys that saved something save nothing when they are replayed`() async throws {
    let folder = try TemporaryFolder()
    let window = try await FeedWindow("default", in: folder.url)
    try await window.robot.perform(strokes + [.key("s"), .pause(0.2), .key("ctrl+s"), .pause(0.3)])
    try await window.program.quit()
    let files = FileManager.default
    let before = try files.contentsOfDirectory(atPath: folder.url.path).sorted()
    let name = try #require(before.first { $0.hasSuffix("recording.jsonl") })
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let replay = try ProgramUnderTest(
      "orihon", ["replay", name, "--renderer", "software", "--log", "-"], on: display, in: folder.url)
    try await replay.end(with: 0)
    #expect(try files.contentsOfDirectory(atPath: folder.url.path).sorted() == before)
  }

  @Test(arguments: [true, false])
  func `a recording that a key began replays, ended by the key or with the window`(
    isEndedByKey: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let window = try await FeedWindow("default", in: folder.url)
    try await window.robot.perform([.key("ctrl+r"), .pause(0.2)] + strokes)
    if isEndedByKey { try await window.robot.perform([.key("ctrl+r"), .pause(0.3)]) }
    try await window.program.quit()
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.path).first { $0.hasSuffix("jsonl") })
    #expect(window.program.errors.contains("Recorded ./\(name)"), "\(window.program.errors)")
    #expect(try await headless(folder.file(name)) == 0)
  }

  private static func cards(_ cards: String) -> String {
    """
    title: Cards
    sections:
      - {id: row, layout: carousel, behavior: groupPaging, card: {width: 300, height: 400}, kind: text,
         cards: [\(cards)]}
    """
  }

  /// The recordings in a folder, by name.
  private func recordings(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix("jsonl") }
      .sorted()
  }

  @Test func `after a save that changes nothing a session is saved, and its command plays it`() async throws {
    let folder = try TemporaryFolder()
    let feed = folder.file("feed.yml")
    let text = Self.cards("{title: a}, {title: b}, {title: c}")
    try text.write(to: feed, atomically: true, encoding: .utf8)
    let window = try await FeedWindow("feed.yml", in: folder.url)
    try await window.robot.perform(strokes)
    try await window.rest()
    try ("# a comment\n\n" + text).write(to: feed, atomically: true, encoding: .utf8)
    try await window.robot.perform([.pause(0.5), .key("ctrl+s"), .pause(0.3)])
    try await window.program.quit()
    let names = try recordings(in: folder)
    try #require(names.count == 1, "\(window.program.errors)")
    #expect(window.program.errors.contains("replay ./\(names[0])"), "\(window.program.errors)")
    #expect(try await headless(folder.file(names[0])) == 0)
  }

  @Test func `after a change of the feed a key opens it anew where it is, and records it`() async throws {
    let folder = try TemporaryFolder()
    let feed = folder.file("feed.yml")
    try Self.cards("{title: a}, {title: b}, {title: c}").write(to: feed, atomically: true, encoding: .utf8)
    let window = try await FeedWindow("feed.yml", in: folder.url)
    try await window.robot.perform(
      PointerRobot.Step.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 20)
        + [.pause(0.3)])
    try await window.rest()
    try Self.cards("{title: a}, {title: b}").write(to: feed, atomically: true, encoding: .utf8)
    try await window.log.next("the feed reloaded") { $0.int("rows.row.pages") == 2 }
    try await window.robot.perform([.key("ctrl+s"), .pause(0.3)])
    #expect(try recordings(in: folder).isEmpty)
    #expect(window.program.errors.contains("⌃R records the feed as it is now"), "\(window.program.errors)")
    try await window.robot.perform([.key("ctrl+r")])
    let first = try await window.log.next("the same feed anew") { $0.int("frame") == 0 }
    #expect(first.int("rows.row.page") == 1)
    try await window.robot.perform(strokes + [.key("ctrl+r"), .pause(0.3)])
    try await window.program.quit()
    let names = try recordings(in: folder)
    try #require(names.count == 1, "\(window.program.errors)")
    #expect(window.program.errors.contains("replay ./\(names[0])"), "\(window.program.errors)")
    #expect(try await headless(folder.file(names[0])) == 0)
  }

  @Test func `a feed that is saved ends its recording, which replays on what it was`() async throws {
    let folder = try TemporaryFolder()
    let (feed, recording) = (folder.file("feed.yml"), folder.file("run.jsonl"))
    let text = Self.cards
    try text("{title: a}, {title: b}, {title: c}").write(to: feed, atomically: true, encoding: .utf8)
    let window = try await FeedWindow("feed.yml", ["--record", recording.path], in: folder.url)
    try await window.robot.perform(
      PointerRobot.Step.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 20)
        + [.pause(0.3)])
    try await window.rest()
    try text("{title: a}, {title: b}").write(to: feed, atomically: true, encoding: .utf8)
    try await window.log.next("the feed reloaded") { $0.int("rows.row.pages") == 2 }
    try await window.program.quit()
    let errors = window.program.errors
    #expect(errors.contains("run.jsonl ends here, because the feed was changed"), "\(errors)")
    #expect(!errors.contains("replay "), "\(errors)")
    #expect(try await headless(recording) == 2)
    try text("{title: a}, {title: b}, {title: c}").write(to: feed, atomically: true, encoding: .utf8)
    #expect(try await headless(recording) == 0)
  }
}
