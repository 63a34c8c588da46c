import Carousel
import CollectionViews
import Foundation
import SampleFeeds
import SampleRuns
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Replays

/// Tests that a recording names what it cannot hold, and that a replay says it again where it differs.
struct UnrecordedChangesTests {
  /// A screen that tells what it counts, and goes back in time with it.
  private final class RestoredScreen: ViewController, FrameParticipant {
    private var count = 0
    private var timer: SceneTimer?

    override func viewDidLoad() { timer = SceneTimer(every: 0.1) { [weak self] _ in self?.count += 1 } }

    func snapshot() -> any Sendable { count }

    func restore(_ snapshot: any Sendable) { count = snapshot as? Int ?? 0 }
  }

  /// A screen of somebody's own, with a counter that the scene's own timer drives.
  private final class CounterScreen: ViewController {
    let label = Label()
    let picture = ImageView()
    var count = 0
    var timer: SceneTimer?

    override func viewDidLoad() {
      view.addSubview(label)
      view.addSubview(picture)
      timer = SceneTimer(every: 0.1) { [weak self] _ in
        guard let self else { return }
        count += 1
        label.text = "\(count)"
      }
    }
  }

  /// A scene that is being recorded.
  private struct Take {
    let stage: Stage
    let file: URL
    let tap: RecordingInterceptor

    init(_ stage: Stage, in folder: URL) throws {
      self.stage = stage
      let file = folder.appendingPathComponent("run.jsonl")
      self.file = file
      tap = try StageSession(stage).intercept {
        RecordingInterceptor(on: $0, to: try RecordingWriter(to: file, header: Playing.header))
      }
    }

    /// Makes frames, and calls `body` between two of them, where a timer of the run loop would come.
    func play(_ frames: Int = 90, outside body: () -> Void = {}) throws {
      for frame in 0..<frames {
        if frame == 30 { body() }
        tap.advance(to: Double(frame) / 60)
      }
      try tap.finish()
    }

    func replay(on stage: Stage) throws -> [UnrecordedChange] {
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: file), exactness: .bits, playsFrames: true)
      try HeadlessRun(stage).playOwnFrames(of: player)
      return player.unrecorded
    }

    var names: [String] { tap.unrecorded.map { "\($0.kind.rawValue) \($0.name)" } }
  }

  private func turn(_ stage: Stage) {
    stage.content.feed?.perform(ScrollRequest(.row("pair"), to: .step(1)))
  }

  @Test func `a request between two frames is named, and a replay that differs says so`() throws {
    try TemporaryFolder.use { folder in
      let take = try Take(Playing.stage(), in: folder)
      try take.play { turn(take.stage) }
      #expect(take.names == ["request pair"])
      #expect {
        _ = try take.replay(on: Playing.stage())
      } throws: { error in
        "\(error)".contains("pair.offset")
          && "\(error)".contains("\n  a request to pair came at 0.48 s from outside")
      }
    }
  }

  @Test func `what the scene's own time brings about is in the recording, and nothing is named`() throws {
    try TemporaryFolder.use { folder in
      @MainActor func stage() -> Stage {
        let feed = SampleFeed([SampleFeed.Row("pair")])
        return Stage(
          Scene("own") { context in
            var content = feed.scene().makeContent(context)
            let view = content.feed
            content.participants.append(
              SceneTimer(every: 0.4) { _ in view?.perform(ScrollRequest(.row("pair"), to: .step(1))) })
            return content
          }, text: BlockTextMeasuring())
      }
      let take = try Take(stage(), in: folder)
      try take.play()
      #expect(take.names.isEmpty && take.stage.trace.rows.first?.motion.offset ?? 0 > 0)
      #expect(try take.replay(on: stage()).isEmpty)
    }
  }

  @Test func `a text, a picture, other data and a pause from outside are each named once`() throws {
    try TemporaryFolder.use { folder in
      let screen = CounterScreen()
      let take = try Take(
        Stage(Scene("own", controller: { screen }), text: BlockTextMeasuring()), in: folder)
      try take.play {
        for name in ["a", "b"] {
          screen.label.text = name
          screen.picture.image = PictureReference(path: "\(name).png")
        }
      }
      #expect(take.names == ["text own/0", "picture own/1"])
      #expect(
        try take.replay(on: Stage(Scene("own", controller: CounterScreen.init), text: BlockTextMeasuring()))
          .count == 2)
    }
    try TemporaryFolder.use { folder in
      let take = try Take(Playing.stage(moving: 1), in: folder)
      try take.play {
        take.stage.content.feed?.reloadData()
        for case let rows as CarouselController in take.stage.content.participants { rows.pause(row: "hero") }
      }
      #expect(take.names == ["data feed", "autoScroll hero"])
    }
  }

  @Test func `several things are told in one sentence, which names two`() {
    let changes = ["a", "b", "c"].map { UnrecordedChange(.text, of: $0, at: 1) }
    #expect([UnrecordedChange]().sentence == nil && Array(changes.prefix(1)).sentence == changes[0].sentence)
    let words = "a replay may differ, for no recording holds the text of a"
    #expect(Array(changes.prefix(2)).sentence == words + " and the text of b")
    #expect(changes.sentence == words + ", the text of b and 1 more")
  }

  @Test func `what comes from outside between two frames is told at once`() throws {
    try TemporaryFolder.use { folder in
      let screen = CounterScreen()
      let take = try Take(
        Stage(Scene("own", controller: { screen }), text: BlockTextMeasuring()), in: folder)
      var told: [[String]] = []
      take.tap.onUnrecorded = { told.append($0.map(\.name)) }
      try take.play {
        screen.label.text = "a"
        screen.picture.image = PictureReference(path: "a.png")
      }
      #expect(told == [["own/0", "own/1"]])
    }
  }

  @Test func `a property that going back leaves as it was is named with its type`() throws {
    try TemporaryFolder.use { folder in
      let screen = CounterScreen()
      let take = try Take(
        Stage(Scene("own", controller: { screen }), text: BlockTextMeasuring()), in: folder)
      take.tap.advance(to: 0)
      let moment = take.stage.snapshot()
      for frame in 1...33 { take.tap.advance(to: Double(frame) / 60) }
      #expect(take.names.isEmpty && screen.count == 5)
      take.stage.restore(moment)
      take.tap.goOn(from: HistoryPosition(frame: 0, time: Microseconds(0), entries: 1))
      #expect(take.names == ["property CounterScreen.count"])
      #expect(take.tap.unrecorded.first?.sentence.contains("snapshot() and restore(_:)") == true)
    }
  }

  /// The names of what a look at an earlier frame and the way back to the present have left as they were.
  private func namesAfterLookingBack(_ controller: @escaping @MainActor () -> ViewController) -> [String] {
    let window = HistoryInterceptorTests.Window {
      Stage(Scene("own", controller: controller), tools: $0, text: BlockTextMeasuring())
    }
    window.wait(0.55)
    for key in ["f", ",", ",", "f"] as [Key] { window.key(key) }
    return window.recording.unrecorded.map { "\($0.kind) \($0.name)" }
  }

  @Test func `a property that looking back has counted twice is named, and one that goes back is not`() {
    #expect(namesAfterLookingBack(CounterScreen.init) == ["property CounterScreen.count"])
    #expect(namesAfterLookingBack(RestoredScreen.init) == [])
  }

  @Test func `nothing that ships has anything to name, whoever presses and edits`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("run.jsonl")
      let session = StageSession(Playing.stage(moving: 1))
      let tap = try session.intercept {
        RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: Playing.header))
      }
      let script = try Playing.script(Playing.gestures)
      try HeadlessRun(session).play(ScriptPlayer(script), rate: 60)
      _ = tap.perform(SceneEdit.cards(.remove(at: 1), inRow: "pair"), at: 20)
      try tap.finish()
      #expect(tap.unrecorded.isEmpty)
    }
  }
}
