import Foundation
import TestSupport
import Testing

/// Tests of a real mouse's strokes in a window, recorded, and played again without one.
struct RecordingTests {
  private let strokes: [PointerRobot.Step] =
    PointerRobot.Step.drag(from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), steps: 30)
    + [.pause(0.4)]
    + PointerRobot.Step.drag(from: CGPoint(x: 330, y: 700), to: CGPoint(x: 130, y: 705), steps: 12)
    + [.pause(0.1)]
    + PointerRobot.Step.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 180, y: 700), steps: 9)
    + PointerRobot.Step.drag(from: CGPoint(x: 215, y: 860), to: CGPoint(x: 200, y: 420), steps: 25)
    + [.pause(0.2), .press(1), .pause(0.1), .release(1)]
    + PointerRobot.Step.notch(4) + PointerRobot.Step.notch(4) + [.pause(0.3), .keyDown("shift")]
    + PointerRobot.Step.notch(5) + [.keyUp("shift"), .pause(0.5), .key("Page_Down"), .pause(0.2)]
    + PointerRobot.Step.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 310), steps: 20)

  @Test func `it replays headless with the same offsets, frame by frame and at any rate`() async throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("mouse.jsonl")
    let window = try await FeedWindow(try feed(in: folder), ["--record", recording.path])
    // The frames decide how long a row has been in sight, and so when it turns by itself: it is not to do so.
    try await window.pauseAutoScroll()
    try await window.robot.perform(strokes + [.key("p")])
    let last = try await window.pauseAutoScroll()
    try await window.program.quit()
    #expect(abs(try #require(last.number("feed.y"))) > 100)
    let rates = [30, 60, 144].map { ["--rate", String($0)] }
    for options in [[]] + rates {
      let end = try #require(try await replay(recording, options).frames.last { $0.isAtRest })
      expectSameOffsets(end, last, options)
    }
  }

  /// Writes the default feed with a list of known heights.
  ///
  /// On a busy machine a drag's events come all at once, and are a fling over the whole list. The frames then
  /// decide which cells are measured on the way, and so where the feed comes to rest.
  private func feed(in folder: TemporaryFolder) throws -> String {
    let shipped = Checkout.root().appendingPathComponent("Resources/Feeds/default.yml")
    let text = try String(contentsOf: shipped, encoding: .utf8)
    let (estimate, height) = ("card: {height: estimated(72)}", "card: {height: 72}")
    try #require(text.contains(estimate))
    let file = folder.file("default.yml")
    try Data(text.replacing(estimate, with: height).utf8).write(to: file)
    return file.path
  }

  /// Replays a recording and returns its log; throws unless the program ends with 0.
  private func replay(_ recording: URL, _ options: [String]) async throws -> [LogRecord] {
    let program = try BuiltProduct.executable("orihon").path
    let fixed = [program, "replay", recording.path, "--headless", "--log", "-"]
    let output = try await Tool.run(fixed + options, ProcessInfo.processInfo.environment)
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
      .compactMap { LogRecord(line: String($0)) }
  }

  private func expectSameOffsets(_ end: LogRecord, _ live: LogRecord, _ options: [String]) {
    #expect(end.rowIDs == live.rowIDs)
    for path in ["feed.y"] + live.rowIDs.flatMap({ ["rows.\($0).x", "rows.\($0).lap"] }) {
      let (played, recorded) = (end.number(path) ?? .nan, live.number(path) ?? .infinity)
      #expect(isClose(played, recorded, within: 1e-6), "\(path), \(options): \(played), live \(recorded)")
    }
  }
}
