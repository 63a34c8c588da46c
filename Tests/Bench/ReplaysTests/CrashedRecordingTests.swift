import Documents
import Foundation
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that a recording holds what a crash needs before the crash.
struct CrashedRecordingTests {
  /// Content that calls a closure before an event and before a frame, where a crash would be.
  private final class Brink: SessionInterceptor {
    let inside: any StagedContent
    private let onEvent: () -> Void
    private let onFrame: () -> Void

    init(on inside: any StagedContent, onEvent: @escaping () -> Void, onFrame: @escaping () -> Void) {
      self.inside = inside
      self.onEvent = onEvent
      self.onFrame = onFrame
    }

    func handle(_ event: InputEvent) {
      onEvent()
      inside.handle(event)
    }

    func advance(to time: TimeInterval) {
      onFrame()
      inside.advance(to: time)
    }
  }

  @Test func `an input is in the file before it is handled, and a frame is told before it is made`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = try RecordingWriter(
      to: folder.appendingPathComponent("run.jsonl"), header: Playing.header)
    let partial = try #require(writer.unfinished)
    #expect(partial.lastPathComponent == "run.jsonl.partial")
    var told: [Microseconds?] = []
    var inputs: [Int] = []
    var frames: [Microseconds?] = []
    let session = StageSession(Playing.stage())
    session.intercept {
      Brink(on: $0) {
        let text = (try? String(contentsOf: partial, encoding: .utf8)) ?? ""
        inputs.append(text.split(separator: "\n").count { $0.contains("\"input\"") })
      } onFrame: {
        frames.append(told.last ?? nil)
      }
    }
    let recording = session.intercept { RecordingInterceptor(on: $0, to: writer) }
    recording.onFrame = { told.append($0) }
    try HeadlessRun(session).play(
      ScriptPlayer(try Playing.script("- drag: {from: {row: hero}, dx: -60, duration: 0.1}\n- wait: 0.1")),
      rate: 60)
    #expect(inputs == Array(1...inputs.count) && inputs.count > 4)
    #expect(frames.count > 10 && frames.allSatisfy { $0 != nil })
    #expect(told.count == 2 * frames.count && told.last == .some(nil))
    try recording.finish()
    #expect(writer.unfinished == nil)
  }
}
