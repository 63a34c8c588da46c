import Foundation
import LayoutGeometry
import SampleRuns
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that going back to any frame shows exactly that frame.
///
/// It costs no more than the frames between two kept states. Covers Q1.
struct SessionHistoryTests {
  /// A session of the gestures with every frame that it made, at the moment when a picture is made of it.
  private struct Lived {
    let stage: Stage
    let history: SessionHistory
    let recording: RecordingInterceptor
    var frames: [(position: HistoryPosition, digest: UInt64, list: DisplayList)] = []
  }

  private func live(_ text: String = Playing.gestures, moving: Double? = 1, rate: Double = 59.94) throws
    -> Lived
  {
    let stage = Playing.stage(moving: moving)
    let history = SessionHistory(of: stage)
    let session = StageSession(stage)
    let recording = session.intercept { RecordingInterceptor(on: $0, to: history) }
    var lived = Lived(stage: stage, history: history, recording: recording)
    let run = HeadlessRun(session)
    var frames: [(HistoryPosition, UInt64, DisplayList)] = []
    run.onFrame = { stage in frames.append((history.present, stage.digest, stage.displayList)) }
    try run.play(ScriptPlayer(try Playing.script(text)), rate: rate)
    lived.frames = frames.map { ($0.0, $0.1, $0.2) }
    return lived
  }

  @Test func `every frame comes back bit for bit, in any order`() throws {
    let lived = try live()
    let order =
      Array(lived.frames.indices.reversed()) + [0, lived.frames.count - 1, 100, 40, 41, 42, 200, 199]
    for index in order {
      let frame = lived.frames[index]
      lived.history.seek(to: frame.position)
      #expect(lived.stage.digest == frame.digest, "frame \(index)")
      #expect(lived.stage.displayList == frame.list, "frame \(index)")
    }
  }

  @Test func `no way back makes more frames than there are between two states`() throws {
    let lived = try live()
    for index in lived.frames.indices.reversed() {
      #expect(lived.history.seek(to: lived.frames[index].position) <= SessionHistory.interval)
    }
    let last = lived.frames.count - 1
    for (from, to) in [(last, 0), (0, last), (last, last / 2), (last / 2, 3)] {
      lived.history.seek(to: lived.frames[from].position)
      #expect(lived.history.seek(to: lived.frames[to].position) <= SessionHistory.interval)
    }
  }

  @Test func `the frame at a time, the one before and the one after are found`() throws {
    let lived = try live()
    let history = lived.history
    let all = lived.frames.map(\.position)
    #expect(history.earliest == all[0])
    for (index, position) in all.enumerated() {
      #expect(history.position(at: position.time) == position)
      #expect(history.position(at: Microseconds(position.time.count + 1)) == position)
      #expect(history.next(after: position) == (index + 1 < all.count ? all[index + 1] : nil))
      #expect(history.previous(before: position) == (index > 0 ? all[index - 1] : nil))
    }
    #expect(history.position(at: Microseconds(0)) == all[0])
    #expect(history.position(at: Microseconds(1 << 40)) == all.last)
  }

  @Test func `strokes, requests and pages are marked where they happened, and undone with them`() throws {
    let lived = try live(moving: nil)
    let ticks = lived.history.ticks
    #expect(ticks.strokes.count == 4)
    #expect(ticks.strokes.allSatisfy { stroke in stroke.end.map { $0 > stroke.start } ?? false })
    #expect(!ticks.pages.isEmpty)
    let middle = lived.history.position(at: Microseconds(900_000))
    lived.history.seek(to: middle)
    lived.history.branch()
    #expect(lived.history.present == middle)
    #expect(lived.history.ticks.strokes == ticks.strokes.filter { $0.start <= middle.time })
    #expect(lived.history.ticks.pages == ticks.pages.filter { $0 <= middle.time })
  }

  @Test func `only the last minute can be gone back to, and memory stays bounded`() throws {
    let lived = try live("- wait: 95", rate: 30)
    let back = lived.history.present.time.seconds - lived.history.earliest.time.seconds
    #expect(back >= SessionHistory.span && back < SessionHistory.span + 2)
    #expect(lived.history.frames.marks.count <= Int(60 * 30) / SessionHistory.interval + 2)
    lived.history.seek(to: lived.history.earliest)
    let frame = try #require(lived.frames.first { $0.position == lived.history.earliest })
    #expect(lived.stage.digest == frame.digest)
  }

  @Test func `a session that grows too long can still go back, but no longer be recorded`() throws {
    let stage = Playing.stage(moving: 1)
    let history = SessionHistory(of: stage, limit: 300_000)
    let recording = StageSession(stage).intercept { RecordingInterceptor(on: $0, to: history) }
    for frame in 0..<40_000 { recording.advance(to: Double(frame) / 240) }
    #expect(history.frames.log.bytes < 1_000_000)
    let digest = stage.digest
    history.seek(to: history.earliest)
    history.returnToPresent()
    #expect(stage.digest == digest)
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.jsonl")
      #expect { try history.save(to: file, Playing.header, with: recording.digest) } throws: {
        "\($0)".hasPrefix("no recording was made: the session has grown beyond")
      }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `nobody goes back beyond a change of the feed`() throws {
    let lived = try live()
    #expect(!lived.history.isChanged)
    lived.history.sceneWillChange()
    lived.history.sceneDidChange()
    #expect(lived.history.isChanged)
    for frame in 1...40 {
      lived.recording.advance(
        to: lived.frames[lived.frames.count - 1].position.time.seconds + Double(frame) / 60)
    }
    #expect(lived.history.earliest.frame == lived.frames.count)
    lived.history.seek(to: lived.history.earliest)
    #expect(lived.history.breakDescription?.hasPrefix("the feed was changed after") == true)
  }
}
