import CompositionalLayout
import Foundation
import SampleRuns
import SceneReadings
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that the same events give the same bits, and that elsewhere the first divergence is named.
///
/// Covers HOUSE §5.
struct RecordingPlayerTests {
  private func player(_ url: URL, _ exactness: ReplayExactness) throws -> RecordingPlayer {
    try RecordingPlayer(
      RecordingReader(contentsOf: url), exactness: exactness, playsFrames: exactness == .bits)
  }

  @Test func `with its own frames a recording replays bit for bit`() throws {
    try TemporaryFolder.use { folder in
      let original = Playing.stage(moving: 1)
      let url = try Playing.recording(in: folder, of: original)
      let stage = Playing.stage(moving: 1)
      try HeadlessRun(stage).playOwnFrames(of: player(url, .bits))
      #expect(stage.digest == original.digest)
      #expect(stage.trace == original.trace)
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.split(separator: "\n").count { $0.contains("\"kind\":\"digest\"") } >= 5)
    }
  }

  @Test(arguments: [30.0, 60, 144])
  func `at any other rate it replays with the same offsets`(rate: Double) throws {
    try TemporaryFolder.use { folder in
      let original = Playing.stage()
      let url = try Playing.recording(in: folder, of: original)
      let stage = Playing.stage()
      try HeadlessRun(stage).play(player(url, .points), rate: rate)
      #expect(zip(stage.variables, original.variables).allSatisfy { abs($0.value - $1.value) < 1e-6 })
    }
  }

  private func course(of recording: URL, at rate: Double) throws -> [TimeInterval: [ScrollStateValue]] {
    var course: [TimeInterval: [ScrollStateValue]] = [:]
    let run = HeadlessRun(Playing.stage())
    run.onFrame = { course[$0.time] = $0.variables }
    try run.play(player(recording, .points), rate: rate)
    return course
  }

  /// Covers requirement R30, at every instant at which all rates make a frame.
  @Test func `at common times every rate agrees to a billionth of a point`() throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let reference = try course(of: url, at: 60)
      for rate in [30.0, 75, 120, 144] {
        let other = try course(of: url, at: rate)
        let common = Set(reference.keys).intersection(other.keys)
        #expect(common.count >= 12, "\(rate) Hz")
        for time in common {
          let (here, there) = (reference[time] ?? [], other[time] ?? [])
          #expect(here.map(\.path) == there.map(\.path))
          #expect(
            zip(here, there).allSatisfy { abs($0.value - $1.value) <= 1e-9 }, "\(time) s at \(rate) Hz")
        }
      }
    }
  }

  @Test(arguments: [3.0, 7, 23.976])
  func `with most frames left out the numbers are the same to the last bit`(rate: Double) throws {
    try TemporaryFolder.use { folder in
      let original = Playing.stage()
      let url = try Playing.recording(in: folder, of: original)
      let stage = Playing.stage()
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: url), exactness: .bits, playsFrames: false)
      try HeadlessRun(stage).play(player, rate: rate)
      #expect(player.nextTime == nil)
      #expect(stage.frameNumber < 150)
    }
  }

  @Test func `every frame is checked, also where all is as recorded again at the next digest`() throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let whole = try player(url, .bits)
      try HeadlessRun(Playing.stage()).playOwnFrames(of: whole)
      let text = try String(contentsOf: url, encoding: .utf8)
      var frames = text.split(separator: "\n").map(String.init)
      let places = frames.indices.filter { frames[$0].contains(#""kind":"frame""#) }
      #expect(whole.agreedFrames == places.count)

      let line = frames[places[29]]
      frames[places[29]] = line.replacing(/"motion":"[0-9a-f]{8}"/, with: #""motion":"00000000""#)
      #expect(frames[places[29]] != line)
      try frames.joined(separator: "\n").appending("\n").write(to: url, atomically: true, encoding: .utf8)
      #expect { try HeadlessRun(Playing.stage()).playOwnFrames(of: player(url, .bits)) } throws: { error in
        guard case .diverged(let divergence)? = error as? ReplayError else { return false }
        return divergence.frame == 29 && "\(divergence)".contains("the replay diverges at frame 29 (")
          && "\(divergence)".contains(" instead of 00000000, and all is as recorded at frame 60 (")
      }
      try HeadlessRun(Playing.stage()).playOwnFrames(of: player(url, .points))

      let cut = frames[...places[29]].joined(separator: "\n").appending("\n")
      try cut.write(to: url, atomically: true, encoding: .utf8)
      #expect("the last frame before a cut") {
        try HeadlessRun(Playing.stage()).playOwnFrames(of: player(url, .bits))
      } throws: { error in
        guard case .diverged(let divergence)? = error as? ReplayError else { return false }
        return divergence.frame == 29 && divergence.valued == nil
      }
    }
  }

  @Test func `a recording of before, whose frames have no digest, is checked at every sixtieth`() throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let text = try String(contentsOf: url, encoding: .utf8)
      try text.replacing(/,"motion":"[0-9a-f]{8}"/, with: "").write(
        to: url, atomically: true, encoding: .utf8)
      let player = try player(url, .bits)
      try HeadlessRun(Playing.stage()).playOwnFrames(of: player)
      #expect(player.agreedFrames == 0 && player.checkedDigests > 1)
    }
  }

  @Test func `another scene diverges, and frame, variable and both values are named`() throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let other = Playing.stage(spacing: 20)
      #expect { try HeadlessRun(other).playOwnFrames(of: player(url, .bits)) } throws: { error in
        guard case .diverged(let divergence)? = error as? ReplayError else { return false }
        return divergence.variable.hasPrefix("pair.") && divergence.frame < divergence.valued?.frame ?? 0
          && divergence.valued?.frame == 60 && divergence.values.allSatisfy { $0.recorded != $0.actual }
          && divergence.file == url.path
          && "\(divergence)".contains("the replay diverges at frame \(divergence.frame) (")
      }
    }
  }

  @Test func `a recording cut off replays up to the cut and says so`() throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let data = try Data(contentsOf: url)
      try data.prefix(data.count / 2).write(to: url)
      let stage = Playing.stage()
      let player = try player(url, .bits)
      try HeadlessRun(stage).playOwnFrames(of: player)
      #expect(stage.time > 0.5)
      #expect(player.cutDescription?.contains("the recording ends in the middle of this line") == true)
    }
  }

  @Test func `with other frames a row at rest may not have shown yet, and one in motion has`() {
    func digest(_ variables: [RecordingDigest.Variable]) -> RecordingDigest {
      RecordingDigest(frame: 60, time: Microseconds(1), digest: "", variables: variables)
    }
    let feed = [RecordingDigest.Variable("offset", 40), RecordingDigest.Variable("velocity", 300)]
    let bare = digest(feed)
    for (velocity, isFault) in [(0.0, false), (-12, true)] {
      let row = digest(
        feed + [
          RecordingDigest.Variable("row.offset", 7), RecordingDigest.Variable("row.velocity", velocity),
        ])
      for (actual, recorded) in [(bare, row), (row, bare)] {
        func diverges(sameFrames: Bool) -> Bool {
          Divergence(actual, from: recorded, exactness: .points, sameFrames: sameFrames, file: "f") != nil
        }
        #expect(diverges(sameFrames: false) == isFault)
        #expect(diverges(sameFrames: true))
      }
    }
  }

  @Test func `a digest that lies is caught even where the numbers agree`() throws {
    let variables = [RecordingDigest.Variable("feed.offset", 1)]
    let recorded = RecordingDigest(
      frame: 3, time: Microseconds(50_000), digest: "a", variables: variables)
    var actual = recorded
    actual.digest = "b"
    let lie = Divergence(actual, from: recorded, exactness: .bits, file: "f")
    #expect(lie?.variable == "digest" && lie?.description.hasSuffix(": digest is b instead of a") == true)
    #expect(Divergence(actual, from: recorded, exactness: .points, file: "f") == nil)
    actual.variables = [RecordingDigest.Variable("feed.offset", 1 + 2e-6)]
    let divergence = Divergence(actual, from: recorded, exactness: .points, file: "f")
    #expect(
      divergence?.description
        == "f: the replay diverges at frame 3 (0.05 s): feed.offset is 1.000002 instead of 1")
    actual.variables.append(RecordingDigest.Variable("hero.lap", 3))
    let both = Divergence(actual, from: recorded, exactness: .points, file: "f")?.description
    #expect(both == "\(divergence?.description ?? "")\n  hero.lap is 3 instead of nothing")
    actual.variables = recorded.variables + [RecordingDigest.Variable("b.lap", 0)]
    #expect(Divergence(actual, from: recorded, exactness: .points, file: "f")?.variable == "b.lap")
  }

  @Test func `a window's own times become whole microseconds that are never earlier`() throws {
    try TemporaryFolder.use { folder in
      let stage = Playing.stage()
      let url = folder.appendingPathComponent("t.jsonl")
      let content = try StageSession(stage).intercept {
        RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: Playing.header))
      }
      for time in [0.0, 1.0 / 3, 0.333_333_4, 0.5] { content.advance(to: time) }
      try content.finish()
      #expect(stage.time == 0.5)
      let text = try String(contentsOf: url, encoding: .utf8)
      for time in ["0", "333334", "500000"] { #expect(text.contains("{\"kind\":\"frame\",\"t\":\(time),")) }
    }
  }
}
