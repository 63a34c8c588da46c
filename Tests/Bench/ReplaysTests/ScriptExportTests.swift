import Foundation
import SampleFeeds
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that a recording exports to a script and back without changing the result.
///
/// Covers Q1.
struct ScriptExportTests {
  private struct Played {
    var inputs: [String]
    var frames: [String]
    var digest: UInt64
  }

  /// Plays a source on a stage to the end, and returns the recorded inputs, the frames and the digest.
  private func record(
    _ source: any InputSource, to url: URL, _ stage: Stage, ownFrames: Bool = false
  ) throws -> Played {
    let header = RecordingHeader(feed: "sample", size: stage.size)
    let session = StageSession(stage)
    let tap = try session.intercept {
      RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: header))
    }
    let run = HeadlessRun(session)
    if ownFrames { try run.playOwnFrames(of: source) } else { try run.play(source, rate: 60) }
    try tap.finish()
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    return Played(
      inputs: lines.filter { $0.contains(#""kind":"input""#) || $0.contains(#""kind":"edit""#) },
      frames: lines.filter { $0.contains(#""kind":"frame""#) }, digest: stage.digest)
  }

  private func script(_ url: URL, keepsFrames: Bool) throws -> GestureScript {
    var export = ScriptExport(try RecordingReader(contentsOf: url), keepsFrames: keepsFrames)
    let text = try export.text()
    return try GestureScriptReader().read(text: text, name: "export.yml")
  }

  private func expectRoundTrip(_ steps: [GestureStep], _ makeStage: () -> Stage) throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      let first = try record(ScriptPlayer(GestureScript(file: "a.yml", steps: steps)), to: url, makeStage())
      for keepsFrames in [false, true] {
        let exported = try script(url, keepsFrames: keepsFrames)
        let again = folder.appendingPathComponent("b.jsonl")
        let second = try record(ScriptPlayer(exported), to: again, makeStage())
        #expect(second.inputs == first.inputs)
        #expect(second.digest == first.digest)
        if keepsFrames { #expect(second.frames == first.frames) }
      }
    }
  }

  @Test func `a script that was recorded and exported sends the same events to the same end`() throws {
    try expectRoundTrip(try Playing.script(Playing.gestures).steps) { Playing.stage() }
  }

  @Test func `so does one on a feed that moves by itself`() throws {
    try expectRoundTrip(try Playing.script(Playing.gestures).steps) { Playing.stage(moving: 1.5) }
  }

  @Test(arguments: 1...12)
  func `so do random strokes`(seed: UInt64) throws {
    let ground = FuzzProgram.Targets(size: CGSize(width: 430, height: 932), editableRows: [:])
    var program = FuzzProgram(seed: seed, on: ground)
    try expectRoundTrip(program.steps(8)) { Playing.stage() }
  }

  /// Every kind of event that a window sends, each on its own, and none that a single word would say.
  private static let oddities: [InputEvent] = [
    InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: 1.0 / 3, y: -0.0), buttons: 4)), at: 0.1),
    InputEvent(.pointer(PointerEvent(.pressed, at: CGPoint(x: 20, y: 30), buttons: 1)), at: 0.100_001),
    InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: 21, y: 30), buttons: 1)), at: 0.2),
    InputEvent(.pointer(PointerEvent(.cancelled, at: CGPoint(x: 21, y: 30))), at: 0.3),
    InputEvent(
      .pointer(PointerEvent(.pressed, at: CGPoint(x: 1, y: 2), device: .touch, buttons: 1)), at: 0.3),
    InputEvent(
      .pointer(PointerEvent(.moved, at: CGPoint(x: 1e-7, y: 2e5), device: .touch, buttons: 1)), at: 0.4),
    InputEvent(.pointer(PointerEvent(.released, at: CGPoint(x: 5, y: 6), device: .touch)), at: 0.4),
    InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: 7, y: 8))), at: 0.5),
    InputEvent(.pointer(PointerEvent(.pressed, at: CGPoint(x: 7, y: 8), buttons: 1)), at: 0.5),
    InputEvent(.pointer(PointerEvent(.released, at: CGPoint(x: 7, y: 8))), at: 0.6),
    InputEvent(.pointer(PointerEvent(.pressed, at: CGPoint(x: 7, y: 8), buttons: 4)), at: 0.7),
    InputEvent(.wheel(WheelEvent(at: CGPoint(x: 9, y: 9), deltaX: 5000, deltaY: 0.1)), at: 0.8),
    InputEvent(
      .wheel(
        WheelEvent(
          at: CGPoint(x: 9, y: 9), deltaX: 0, deltaY: 0.1, isSmooth: true, modifiers: [.shift, .alt])),
      at: 0.8),
    InputEvent(.key(KeyEvent("left", modifiers: .control)), at: 0.9),
    InputEvent(.key(KeyEvent("left", isRepeat: true)), at: 1),
    InputEvent(.key(KeyEvent("left", isDown: false)), at: 1),
    InputEvent(.key(KeyEvent("left", isDown: false, isRepeat: true)), at: 1),
    InputEvent(.key(KeyEvent(Key("\u{85}"))), at: 1.1),
    InputEvent(.key(KeyEvent("\"")), at: 1.1),
    InputEvent(.key(KeyEvent("折")), at: 1.1),
    InputEvent(.window(.resized(CGSize(width: 800.5, height: 600), scale: 1.25)), at: 1.2),
    InputEvent(.window(.resized(CGSize(width: 800.8, height: 600), scale: 1.25)), at: 1.2),
    InputEvent(.finger(2, PointerEvent(.pressed, at: CGPoint(x: 30, y: 40), device: .touch)), at: 1.2),
    InputEvent(.finger(1, PointerEvent(.pressed, at: CGPoint(x: 3, y: 4), device: .touch)), at: 1.2),
    InputEvent(.finger(2, PointerEvent(.moved, at: CGPoint(x: 31, y: 1.0 / 3), device: .touch)), at: 1.2),
    InputEvent(.finger(10, PointerEvent(.moved, at: CGPoint(x: 1e-7, y: 2e5), device: .touch)), at: 1.2),
    InputEvent(.finger(2, PointerEvent(.released, at: CGPoint(x: 31, y: 1.0 / 3), device: .touch)), at: 1.2),
    InputEvent(.finger(2, PointerEvent(.released, at: CGPoint(x: 5, y: 6), device: .touch)), at: 1.2),
    InputEvent(.finger(1, PointerEvent(.cancelled, at: CGPoint(x: 5, y: 6), device: .touch)), at: 1.2),
    InputEvent(.window(.focused(false)), at: 1.2),
    InputEvent(.window(.visible(true)), at: 1.2),
    InputEvent(.window(.pointerInside(false)), at: 1.2),
    InputEvent(.window(.documentSaved), at: 700),
    InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: 1, y: 1))), at: 1400),
    InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: 2, y: 1))), at: 2500),
  ]

  /// A tap that keeps every event to itself.
  private final class Listener: SessionInterceptor {
    let inside: any StagedContent
    private(set) var events: [InputEvent] = []

    init(on inside: any StagedContent) { self.inside = inside }

    func handle(_ event: InputEvent) { events.append(event) }
  }

  /// Returns the events that a script sends.
  private func events(of script: GestureScript) throws -> [InputEvent] {
    let session = StageSession(Playing.stage())
    let listener = session.intercept { Listener(on: $0) }
    let player = ScriptPlayer(script)
    while player.nextTime != nil { _ = try player.playNext(on: session.inside) }
    return listener.events
  }

  private func exported(_ entries: [RecordingEntry], in folder: URL) throws -> GestureScript {
    let url = folder.appendingPathComponent("a.jsonl")
    let header = RecordingHeader(feed: "sample", size: CGSize(width: 430, height: 932))
    let writer = try RecordingWriter(to: url, header: header)
    for entry in entries { writer.write(entry) }
    try writer.finish(at: Microseconds(2_600_000_000))
    return try script(url, keepsFrames: false)
  }

  @Test func `every kind of event comes back as it was, whatever its order`() throws {
    try TemporaryFolder.use { folder in
      let script = try exported(Self.oddities.map { .input($0) }, in: folder)
      #expect(try events(of: script) == Self.oddities)
    }
  }

  @Test(arguments: 1...60)
  func `so does any order of them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var time = 0
    let sent = (0..<80).map { _ in
      time += random.below(3) == 0 ? 0 : random.below(40_000)
      var event = Self.oddities[random.below(Self.oddities.count)]
      event.timestamp = Microseconds(time).seconds
      return event
    }
    try TemporaryFolder.use { folder in
      let script = try exported(sent.map { .input($0) }, in: folder)
      #expect(try events(of: script) == sent)
    }
  }

  @Test func `a movement is one step, and a press and a release are words`() throws {
    let moves = (1...3).map { index in
      InputEvent(
        .pointer(PointerEvent(.moved, at: CGPoint(x: 100 - 10 * index, y: 50), buttons: 1)),
        at: 1 + Double(index) / 100)
    }
    let events =
      [
        InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: 100, y: 50))), at: 0.9),
        InputEvent(.pointer(PointerEvent(.pressed, at: CGPoint(x: 100, y: 50), buttons: 1)), at: 1),
      ] + moves + [InputEvent(.pointer(PointerEvent(.released, at: CGPoint(x: 70, y: 50))), at: 1.03)]
    try TemporaryFolder.use { folder in
      let lines = try exported(events.map { .input($0) }, in: folder).yaml.split(separator: "\n")
      #expect(
        lines.prefix(6) == [
          "- wait: 0.9", "- move: {to: [100, 50], duration: 0}", "- wait: 0.1", "- press:",
          "- move: {along: [[0.01, 90, 50], [0.02, 80, 50], [0.03, 70, 50]]}", "- release",
        ])
    }
  }

  @Test func `where the window rested the script stalls, and makes the frame that ended it`() throws {
    let entries: [RecordingEntry] = [
      .frame(Microseconds(0)), .frame(Microseconds(16_000)),
      .input(InputEvent(.key(KeyEvent("left")), at: 1)), .frame(Microseconds(1_004_000)),
      .frame(Microseconds(1_020_000)),
    ]
    try TemporaryFolder.use { folder in
      let kinds = try exported(entries, in: folder).steps.map(\.kind)
      #expect(
        kinds.prefix(5) == [
          .wait(0.016), .stall(0.984), .key("left", [], .down), .stall(0.004), .frame,
        ])
    }
  }

  @Test
  func `the size that a window tells as it opens is left out, so that a script can be played in another`()
    throws
  {
    let opened = CGSize(width: 430, height: 932)
    let sizes = [(0.01, opened), (0.02, opened), (1, CGSize(width: 800, height: 600)), (2, opened)]
    let entries: [RecordingEntry] = sizes.map { time, size in
      .input(InputEvent(.window(.resized(size, scale: 1)), at: time))
    }
    try TemporaryFolder.use { folder in
      let kinds = try exported(entries, in: folder).steps.map(\.kind)
      #expect(
        kinds.prefix(4) == [
          .wait(1), .resize(CGSize(width: 800, height: 600), scale: 1), .wait(1), .resize(opened, scale: 1),
        ])
    }
  }

  @Test func `a recording that was cut off gives the script up to the cut`() throws {
    try TemporaryFolder.use { folder in
      _ = try exported([.frame(Microseconds(0)), .input(Self.oddities[0])], in: folder)
      let url = folder.appendingPathComponent("a.jsonl")
      let text = try String(contentsOf: url, encoding: .utf8)
      try Data(text.prefix(text.count - 20).utf8).write(to: url)
      var export = ScriptExport(try RecordingReader(contentsOf: url))
      #expect(try export.text().contains("input: {device: \"mouse\""))
      #expect(export.cutDescription?.contains("the recording ends in the middle of this line") == true)
    }
  }

  @Test func `a script that would be too large to be read is refused`() throws {
    try TemporaryFolder.use { folder in
      _ = try exported(Self.oddities.map { .input($0) }, in: folder)
      let reader = try RecordingReader(contentsOf: folder.appendingPathComponent("a.jsonl"))
      var export = ScriptExport(reader, limit: 300)
      #expect { try export.text() } throws: { "\($0)".contains("has more than 300 bytes") }
    }
  }
}
