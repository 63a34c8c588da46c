import Documents
import Foundation
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests of a session that goes on in other code.
struct SessionResumptionTests {
  /// Resumes a recording on a stage; returns what came of it, and how often it began.
  private func resume(_ file: URL, on scene: any StagedContent) throws -> (SessionResumption, begun: Int) {
    var resumption = SessionResumption()
    var begun = 0
    let reader = try RecordingReader(contentsOf: file)
    defer { reader.close() }
    try resumption.play(reader, on: scene) { begun += 1 }
    return (resumption, begun)
  }

  /// Writes a recording of these entries; returns the file.
  private func recording(_ entries: [RecordingEntry], in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("written.jsonl")
    let writer = try RecordingWriter(to: file, header: Playing.header)
    for entry in entries { writer.write(entry) }
    try writer.finish(at: entries.last?.time ?? Microseconds(0))
    return file
  }

  private func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: TimeInterval) -> RecordingEntry {
    let isDown = phase == .pressed || phase == .moved
    return .input(
      InputEvent(
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 150), buttons: isDown ? 1 : 0)), at: time))
  }

  @Test func `the same code comes to the same state at the same time, to the bit`() throws {
    try TemporaryFolder.use { folder in
      let former = Playing.stage(moving: 1)
      let file = try Playing.recording(in: folder, of: former)
      let stage = Playing.stage(moving: 1)
      let (resumption, begun) = try resume(file, on: stage)
      #expect(stage.digest == former.digest)
      #expect(stage.displayList == former.displayList)
      #expect(resumption.time == former.time)
      #expect(resumption.losses.isEmpty && resumption.held == nil)
      #expect(begun == 1)
    }
  }

  @Test func `other code gets the same input, and what it makes of it can be recorded again`() throws {
    try TemporaryFolder.use { folder in
      let file = try Playing.recording(in: folder, of: Playing.stage())
      let (stage, again) = (Playing.stage(spacing: 60), folder.appendingPathComponent("again.jsonl"))
      let session = StageSession(stage)
      let recorded = try session.intercept {
        RecordingInterceptor(on: $0, to: try RecordingWriter(to: again, header: Playing.header))
      }
      _ = try resume(file, on: recorded)
      try recorded.finish()
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: again), exactness: .bits, playsFrames: true)
      let replayed = Playing.stage(spacing: 60)
      try HeadlessRun(replayed).playOwnFrames(of: player)
      #expect(replayed.digest == stage.digest)
      #expect(player.checkedDigests > 0)
    }
  }

  @Test func `a button that is down at the end is held, where the pointer was last`() throws {
    try TemporaryFolder.use { folder in
      let file = try recording(
        [
          .frame(Microseconds(0)), pointer(.pressed, 300, at: 0.1), pointer(.moved, 280, at: 0.12),
          .frame(Microseconds(125_000)),
        ], in: folder)
      let stage = Playing.stage()
      let (resumption, _) = try resume(file, on: stage)
      #expect(stage.isPressed)
      #expect(resumption.held?.location == CGPoint(x: 280, y: 150))
      #expect(resumption.time == 0.125)
    }
  }

  @Test func `an edit of what is not there any more is skipped and told once`() throws {
    try TemporaryFolder.use { folder in
      let edit = SceneEdit.cards(.remove(at: 0), inRow: "gone")
      let file = try recording(
        [
          .frame(Microseconds(0)), .edit(edit, at: Microseconds(10)), .edit(edit, at: Microseconds(20)),
          .frame(Microseconds(30)),
        ], in: folder)
      let (resumption, _) = try resume(file, on: Playing.stage())
      #expect(resumption.losses == [edit.refusal])
    }
  }

  @Test func `a recording without a frame begins too`() throws {
    try TemporaryFolder.use { folder in
      let (_, begun) = try resume(try recording([], in: folder), on: Playing.stage())
      #expect(begun == 1)
    }
  }
}
