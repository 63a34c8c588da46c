import Foundation
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that the latest events can be had at any time as a file that replays to the bit.
///
/// Covers Q1.
struct SessionRecordingTests {
  private struct WindowSession {
    let stage = Playing.stage(moving: 1)
    let history: SessionHistory
    let screen: StageSession
    let recording: RecordingInterceptor

    init() {
      let history = SessionHistory(of: stage)
      self.history = history
      screen = StageSession(stage)
      recording = screen.intercept { RecordingInterceptor(on: $0, to: history) }
    }

    func play(_ text: String, from start: TimeInterval, for seconds: TimeInterval) throws {
      let player = ScriptPlayer(try Playing.script(text))
      let content = screen.intercept { ReplayInterceptor(on: $0, playing: player) }
      for frame in 0..<Int(seconds * 60) { content.advance(to: start + Double(frame) / 60) }
    }
  }

  /// Plays a recording with its own frames, each digest checked to the bit; returns the stage at its end.
  private func end(of file: URL) throws -> (stage: Stage, header: RecordingHeader) {
    let stage = Playing.stage(moving: 1)
    let player = try RecordingPlayer(RecordingReader(contentsOf: file), exactness: .bits, playsFrames: true)
    try HeadlessRun(stage).playOwnFrames(of: player)
    #expect(player.cutDescription == nil)
    return (stage, player.header)
  }

  @Test func `it just happened: the session is saved and replays to where it was`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.jsonl")
      let session = WindowSession()
      try session.play(Playing.gestures, from: 0, for: 2.1)
      try session.history.save(to: file, Playing.header, with: session.recording.digest)
      let (stage, header) = try end(of: file)
      #expect(stage.trace == session.stage.trace)
      #expect(header.beginning == Microseconds(0))
    }
  }

  @Test func `after more than a minute the last one is what is looked at`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.jsonl")
      let session = WindowSession()
      try session.play(Playing.gestures, from: 0, for: 75)
      try session.history.save(to: file, Playing.header, with: session.recording.digest)
      let (stage, header) = try end(of: file)
      #expect(stage.digest == session.stage.digest)
      #expect(header.beginning == Microseconds(session.history.present.time.count - 60_000_000))
    }
  }

  @Test func `a recording begun in the middle of a stroke replays too`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.jsonl")
      let session = WindowSession()
      let player = ScriptPlayer(try Playing.script(Playing.gestures))
      let content = session.screen.intercept { ReplayInterceptor(on: $0, playing: player) }
      for frame in 0..<120 {
        if frame == 24 { try session.history.startRecording(to: file, Playing.header) }
        content.advance(to: Double(frame) / 60)
      }
      #expect(session.history.isRecording)
      #expect(try session.history.stopRecording(with: session.recording.digest) == file)
      #expect(try session.history.stopRecording(with: session.recording.digest) == nil)
      let (stage, header) = try end(of: file)
      #expect(stage.trace == session.stage.trace)
      #expect(header.beginning > Microseconds(350_000))
    }
  }

  @Test(arguments: [0.2, 0.45, 1.0, 1.9])
  func `what was undone is in no recording`(branch: TimeInterval) throws {
    try TemporaryFolder.use { folder in
      let (followed, saved) = (
        folder.appendingPathComponent("f.jsonl"), folder.appendingPathComponent("s.jsonl")
      )
      let session = WindowSession()
      try session.history.startRecording(to: followed, Playing.header)
      try session.play(Playing.gestures, from: 0, for: 2)
      session.history.seek(to: session.history.position(at: Microseconds(seconds: branch)))
      session.history.branch()
      session.recording.goOn(from: session.history.position)
      if session.stage.isPressed {
        let lost = PointerEvent(.cancelled, at: CGPoint(x: 200, y: 200))
        session.recording.handle(InputEvent(.pointer(lost), at: 2))
      }
      try session.play("- wait: 0.1\n- flick: {at: [200, 800], velocity: 900, angle: 268}", from: 2, for: 1)
      #expect(session.stage.time < branch + 1.1)
      try session.history.save(to: saved, Playing.header, with: session.recording.digest)
      try session.recording.finish()
      for file in [followed, saved] { #expect(try end(of: file).stage.trace == session.stage.trace) }
      let (one, other) = (try Data(contentsOf: followed), try Data(contentsOf: saved))
      #expect(one == other)
    }
  }

  @Test func `a recording saved while the past is looked at is of the present`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.jsonl")
      let session = WindowSession()
      try session.play(Playing.gestures, from: 0, for: 2)
      let digest = session.stage.digest
      session.history.seek(to: session.history.earliest)
      try session.history.save(to: file, Playing.header, with: session.recording.digest)
      #expect(try end(of: file).stage.digest == digest)
    }
  }
}
