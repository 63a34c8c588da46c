import Foundation
import Testing

/// Tests that a real window's session replays there frame by frame, and can be gone back in.
///
/// Covers Q1.
struct HistoryInterceptorTests {
  private let strokes: [PointerRobot.Step] =
    PointerRobot.Step.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 20)
    + [.pause(0.3)]
    + PointerRobot.Step.drag(from: CGPoint(x: 215, y: 860), to: CGPoint(x: 200, y: 420), steps: 25)
    + [.pause(0.3)]

  /// Returns the numbers of the frames in which something stands on other pixels than in the frame before.
  ///
  /// A frame in which it moved by less shows nothing new, and is in a log only where a picture came up beside it.
  private func framesOfMotion(_ records: [LogRecord]) -> [Int] {
    let places = records.frames.map { frame in
      ([frame.number("feed.y")] + frame.rowIDs.map { frame.number("rows.\($0).x") }).map { $0?.rounded() }
    }
    return zip(records.frames.dropFirst(), zip(places, places.dropFirst()))
      .filter { $0.1.0 != $0.1.1 }.compactMap { $0.0.int("frame") }
  }

  /// Returns the frames of a log by their numbers, each as its line.
  ///
  /// A log leaves out frames that show nothing new, and pictures that fade in while nothing moves do so at
  /// the time of their decoding.
  private func frames(_ records: [LogRecord]) -> [Int: String] {
    let frames = records.filter(\.isFrame).compactMap { frame in
      frame.number("frame").map { (Int($0), frame.line) }
    }
    return Dictionary(frames) { first, _ in first }
  }

  @Test func `a recording replays in a window with the very frames that were recorded`() async throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("mouse.jsonl")
    let window = try await FeedWindow("default", ["--record", recording.path])
    try await window.drag(
      from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), until: "the hero dragged"
    ) {
      $0.isFrame && $0.text("rows.hero.phase") == "dragging"
    }
    try await window.robot.perform(strokes)
    try await window.pauseAutoScroll()
    try await window.program.quit()
    let lived = frames(window.log.records)
    let moving = framesOfMotion(window.log.records)
    #expect(!moving.isEmpty)
    let display = try await VirtualDisplay()
    defer { display.stop() }
    for speed in ["1", "4"] {
      let arguments = ["replay", recording.path, "--log", "-", "--renderer", "software", "--speed", speed]
      let replay = try ProgramUnderTest("orihon", arguments, on: display)
      try await replay.end(with: 0)
      let again = frames(replay.log.records)
      let shared = Set(lived.keys).intersection(again.keys)
      for frame in shared.sorted() {
        #expect(again[frame] == lived[frame], "frame \(frame) at speed \(speed)")
      }
      #expect(shared.isSuperset(of: moving), "speed \(speed)")
    }
  }

  @Test func `it just happened: ctrl S saves a recording and says how to see it again`() async throws {
    let folder = try TemporaryFolder()
    let window = try await FeedWindow("default", in: folder.url)
    try await window.robot.perform(strokes + [.key("ctrl+s"), .pause(0.3)])
    try await window.program.quit()
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.path).first {
        $0.hasSuffix("recording.jsonl")
      })
    for words in ["Saved the session so far in ./\(name)", "orihon replay ./\(name)"] {
      #expect(window.program.errors.contains(words), "\(window.program.errors)")
    }
    let replay = [
      try BuiltProduct.executable("orihon").path, "replay", folder.file(name).path, "--headless", "--log",
      "-",
    ]
    let output = try await Tool.run(replay, ProcessInfo.processInfo.environment)
    let end = String(decoding: output, as: UTF8.self).split(separator: "\n")
      .compactMap { LogRecord(line: String($0)) }.last { $0.isFrame }
    let frame = try #require(end)
    #expect(window.log.records.contains { $0.line == frame.line })
  }

  @Test func `frozen, gone back and taken over, the feed goes on from the past`() async throws {
    let window = try await FeedWindow()
    try await window.robot.perform(strokes)
    let thrown = try await window.pauseAutoScroll()
    let lived = try #require(thrown.number("t"))
    let away = try #require(thrown.number("feed.y"))
    #expect(away > 100)
    try await window.robot.perform([.key("f"), .key("Home")])
    let frozen = window.mark
    let (start, end) = (CGPoint(x: 215, y: 500), CGPoint(x: 215, y: 440))
    let taken = try await window.drag(from: start, to: end, until: "a drag from the beginning") {
      $0.isFrame && $0.text("feed.phase") == "dragging"
    }
    #expect(window.since(frozen).frames.contains { $0.time < lived }, "time has gone back")
    #expect((taken.number("feed.y") ?? away) < 100)
    try await window.program.quit()
  }
}
