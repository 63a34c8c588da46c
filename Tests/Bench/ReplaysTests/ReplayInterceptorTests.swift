import CollectionViews
import Foundation
import SampleRuns
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Replays

/// Counts the keys that reach a scene.
private final class HeardKeys: SessionInterceptor {
  let inside: any StagedContent
  private(set) var count = 0

  init(on inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    if case .key = event.kind { count += 1 }
    inside.handle(event)
  }
}

struct ReplayInterceptorTests {
  @Test func `a window plays a script to the same place as a headless run`() throws {
    let reference = try Playing.log(Playing.gestures).stage
    let stage = Playing.stage()
    let player = ScriptPlayer(try Playing.script(Playing.gestures))
    let content = StageSession(stage).intercept { ReplayInterceptor(on: $0, playing: player) }
    var frame = 0
    while !content.isFinished || content.isMoving {
      content.advance(to: Double(frame) / 75)
      frame += 1
    }
    #expect(stage.variables == reference.variables)
    #expect(content.failure == nil)
  }

  @Test func `the user's own strokes wait until the replay is over`() throws {
    let stage = Playing.stage()
    let content = try StageSession(stage).intercept {
      ReplayInterceptor(on: $0, playing: ScriptPlayer(try Playing.script("- wait: 0.5\n- wait: 0")))
    }
    func wheel(at time: TimeInterval) {
      content.handle(InputEvent(.wheel(WheelEvent(at: CGPoint(x: 9, y: 9), deltaX: 0, deltaY: -1)), at: time))
    }
    content.advance(to: 0)
    #expect(content.nextWakeTime == 0.5)
    wheel(at: 0.1)
    content.advance(to: 0.4)
    #expect(stage.trace.feed.offset == 0)
    content.advance(to: 0.6)
    #expect(content.isFinished)
    wheel(at: 0.7)
    content.advance(to: 1.5)
    #expect(stage.trace.feed.offset > 0)
  }

  @Test func `a playback that yields lets keys pass, and ends with the user's press`() throws {
    let stage = Playing.stage()
    var playback = PlaybackOptions()
    playback.yieldsToUser = true
    let script = try Playing.script("- press: {at: [100, 400]}\n- wait: 9\n- release")
    let session = StageSession(stage)
    let heard = session.intercept { HeardKeys(on: $0) }
    let content = session.intercept { ReplayInterceptor(on: $0, playing: ScriptPlayer(script), playback) }
    func pointer(_ phase: PointerEvent.Phase, _ y: CGFloat, at time: TimeInterval) {
      let event = PointerEvent(phase, at: CGPoint(x: 100, y: y), buttons: phase == .released ? 0 : 1)
      content.handle(InputEvent(.pointer(event), at: time))
    }
    content.advance(to: 0.1)
    pointer(.moved, 300, at: 0.2)
    content.handle(InputEvent(.key(KeyEvent("h", isDown: true)), at: 0.3))
    #expect(!content.isFinished && heard.count == 1)
    pointer(.pressed, 400, at: 0.4)
    #expect(content.isFinished)
    for step in 1...10 { pointer(.moved, 400 - CGFloat(step) * 10, at: 0.4 + Double(step) / 50) }
    content.advance(to: 0.7)
    #expect(stage.trace.feed.offset > 50)
  }

  @Test func `a replay that fails stops and says why`() throws {
    let stage = Playing.stage()
    let script = try Playing.script("- expect: {path: feed.y, value: 5}\n- wait: 9\n- capture: a")
    let content = StageSession(stage).intercept { ReplayInterceptor(on: $0, playing: ScriptPlayer(script)) }
    content.advance(to: 0.1)
    #expect(content.isFinished)
    #expect(content.failure?.exitStatus == .different)
  }

  /// Plays the gestures, recorded at uneven times, in a window of `rate` at `speed`.
  private func replayed(
    at rate: Double, _ playback: PlaybackOptions, on stage: Stage = Playing.stage(moving: 1)
  ) throws -> ReplayInterceptor {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage(moving: 1))
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: url), exactness: .bits, playsFrames: true)
      let content = StageSession(stage).intercept { ReplayInterceptor(on: $0, playing: player, playback) }
      var frame = 0
      while !content.isOver {
        content.advance(to: 5 + Double(frame) / rate)
        frame += 1
      }
      return content
    }
  }

  @Test(arguments: [(60.0, 1.0), (144, 1), (30, 1), (75, 0.25), (59.94, 8), (7, 1)])
  func `a recording plays bit for bit in a window of any rate, at any speed`(
    rate: Double, speed: Double
  ) throws {
    let content = try replayed(at: rate, PlaybackOptions(speed: speed))
    #expect(content.failure == nil)
  }

  @Test func `what comes before the beginning is played at once`() throws {
    let stage = Playing.stage(moving: 1)
    var frames = 0
    _ = try replayed(at: 60, PlaybackOptions(from: 2), on: stage)
    let late = stage.time
    let whole = Playing.stage(moving: 1)
    _ = try replayed(at: 60, PlaybackOptions(), on: whole)
    frames = whole.trace.number - stage.trace.number
    #expect(abs(late - whole.time) < 0.1)
    #expect(abs(frames) <= 6)
  }

  @Test func `another scene stops the replay at the variable that differs, and its stroke is named`() throws {
    let content = try replayed(at: 60, PlaybackOptions(), on: Playing.stage(moving: 1, spacing: 20))
    guard case .diverged(let divergence)? = content.failure else {
      Issue.record("\(String(describing: content.failure))")
      return
    }
    #expect(divergence.variable.hasPrefix("pair."))
    #expect(divergence.cause == "fling of stroke 2", "\(divergence)")
  }

  @Test func `a story that cannot be stops the replay`() throws {
    let scene = Scene("liar") { _ in
      Scene.Content(CollectionView(collectionViewLayout: CollectionViewLayout()), participants: [Liar()])
    }
    let stage = Stage(scene, text: BlockTextMeasuring())
    let script = ScriptPlayer(try Playing.script("- wait: 1"))
    let content = StageSession(stage).intercept { ReplayInterceptor(on: $0, playing: script) }
    for frame in 0..<70 where !content.isOver { content.advance(to: Double(frame) / 60) }
    guard case .invalidEvent(let violation)? = content.failure else {
      Issue.record("\(String(describing: content.failure))")
      return
    }
    #expect(violation.hasPrefix("pair: "))
    #expect(content.failure?.exitStatus == .different)
    #expect(stage.time < 0.6)
  }

  @Test(arguments: [1.0, 4])
  func `pictures decoded between two frames push nothing back`(speed: Double) throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: url), exactness: .bits, playsFrames: true)
      let stage = Playing.stage()
      let session = StageSession(stage)
      session.intercept { RecordingInterceptor(on: $0, to: SessionHistory(of: stage)) }
      let content = session.intercept {
        ReplayInterceptor(on: $0, playing: player, PlaybackOptions(speed: speed))
      }
      let picture = PictureReference(path: "hills.png")
      var frame = 0
      while !content.isOver {
        // A window hands over what has arrived before it lets time pass.
        content.handle(InputEvent(.found(FileEvent(.pictureDiscarded(picture))), at: Double(frame) / 50))
        content.advance(to: Double(frame) / 50)
        frame += 1
      }
      #expect(content.failure == nil)
    }
  }

  @Test func `what played keys ask of the window is not done twice; its size follows`() throws {
    let text = """
      - key: {name: s}
      - key: {name: s, modifiers: [control]}
      - key: {name: q, modifiers: [control]}
      - key: {name: d}
      - resize: {width: 500, height: 700}
      - wait: 1
      """
    let stage = Playing.stage()
    var playback = PlaybackOptions()
    playback.resizesWindow = true
    let content = try StageSession(stage).intercept {
      ReplayInterceptor(on: $0, playing: ScriptPlayer(try Playing.script(text)), playback)
    }
    content.advance(to: 0)
    #expect(content.takeWindowRequests() == [.resize(CGSize(width: 500, height: 700))])
    #expect(content.takeWindowRequests().isEmpty)
    content.handle(InputEvent(.key(KeyEvent("q", modifiers: .control)), at: 0.1))
    content.advance(to: 0.2)
    #expect(content.takeWindowRequests() == [.close])
  }

  @Test func `the window's focus and size do not disturb a recording`() throws {
    try TemporaryFolder.use { folder in
      let url = try Playing.recording(in: folder, of: Playing.stage())
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: url), exactness: .bits, playsFrames: true)
      let stage = Playing.stage()
      let content = StageSession(stage).intercept { ReplayInterceptor(on: $0, playing: player) }
      var time: TimeInterval = 0
      while !content.isOver {
        content.handle(InputEvent(.window(.focused(false)), at: time))
        content.handle(InputEvent(.window(.resized(CGSize(width: 300, height: 500), scale: 1)), at: time))
        content.advance(to: time)
        time += 1.0 / 60
      }
      #expect(content.failure == nil)
      #expect(stage.size == CGSize(width: 300, height: 500))
    }
  }
}

/// A participant that reports the end of a request that nobody made, half a second after the beginning.
private final class Liar: FrameParticipant {
  private var isDone = false

  var nextDeadline: TimeInterval? { isDone ? nil : 0.5 }

  func deadlineReached(at time: TimeInterval) { isDone = true }

  func takeEvents() -> [SceneEvent] {
    isDone ? [SceneEvent(.motion(.ended(id: 7, .arrived)), of: .row("pair"), at: 0.5)] : []
  }
}
