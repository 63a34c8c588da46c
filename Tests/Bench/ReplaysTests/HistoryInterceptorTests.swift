import Foundation
import SampleRuns
import SceneReadings
import SceneTools
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests of stopping time, going back in it and taking over.
///
/// It is done with the hand and the keys, as in a window. Covers Q1.
struct HistoryInterceptorTests {
  /// A window's session, whose time runs on whatever becomes of the scene's.
  final class Window {
    let tools = Toolbox()
    let stage: Stage
    let history: SessionHistory
    let session: StageSession
    let recording: RecordingInterceptor
    let tap: HistoryInterceptor
    private(set) var time: TimeInterval = 0

    init(_ makeStage: (Toolbox) -> Stage = { Playing.stage(tools: $0) }) {
      stage = makeStage(tools)
      history = SessionHistory(of: stage)
      session = StageSession(stage)
      let (history, tools) = (history, tools)
      let recording = session.intercept { RecordingInterceptor(on: $0, to: history) }
      self.recording = recording
      tap = session.intercept {
        HistoryInterceptor(on: $0, recording: recording, history: history, tools: tools)
      }
      frame()
    }

    func frame() { tap.advance(to: time) }

    func wait(_ seconds: TimeInterval) {
      for _ in 0..<Int((seconds * 60).rounded()) {
        time += 1.0 / 60
        frame()
      }
    }

    /// Lets time pass without a frame, as a window does in which nothing moves.
    func sleep(_ seconds: TimeInterval) { time += seconds }

    func send(_ kind: InputEvent.Kind) { tap.handle(InputEvent(kind, at: time)) }

    /// Types a key and makes the frame that follows.
    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
      time += 0.001
      send(.key(KeyEvent(key, modifiers: modifiers)))
      frame()
      send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
    }

    func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
      let buttons: UInt32 = phase == .released ? 0 : 1
      send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), buttons: buttons)))
    }

    func drag(from start: CGPoint, by distance: CGFloat) {
      pointer(.pressed, start.x, start.y)
      for step in 1...12 {
        time += 0.008
        pointer(.moved, start.x, start.y + distance * CGFloat(step) / 12)
        if step.isMultiple(of: 2) { frame() }
      }
      pointer(.released, start.x, start.y + distance)
    }

    var parts: Set<String> { Set(tap.chromeList.commands.map(\.element.path)) }
    var isTimelineShown: Bool { parts.contains("tools/timeline/head") }
  }

  /// Returns a window in which the feed was thrown a second ago and still moves.
  static func thrown() -> Window {
    let window = Window()
    window.wait(0.5)
    window.drag(from: CGPoint(x: 200, y: 800), by: -240)
    window.wait(0.4)
    return window
  }

  @Test func `frozen, nothing moves and nothing is asked for; thawed, it goes on as if it had not been`() {
    let (window, twin) = (Self.thrown(), Self.thrown())
    window.key("f")
    twin.wait(1.0 / 60)
    let offset = window.stage.trace.feed.offset
    #expect(window.isTimelineShown)
    window.wait(30)
    #expect(window.stage.trace.feed.offset == offset)
    #expect(!window.tap.isMoving)
    #expect(window.tap.nextWakeTime == nil)
    window.key("f")
    #expect(!window.isTimelineShown)
    window.wait(3)
    twin.wait(3)
    #expect(window.stage.trace.feed.offset == twin.stage.trace.feed.offset)
    #expect(window.stage.time < 5)
  }

  @Test func `commas and full stops go frame by frame, home and end to the ends`() {
    let window = Self.thrown()
    window.key("f")
    let (present, list) = (window.history.position, window.stage.displayList)
    for step in 1...40 {
      window.key(",")
      #expect(window.history.position.frame == present.frame - step)
    }
    for _ in 1...40 { window.key(".") }
    #expect(window.history.position == present)
    #expect(window.stage.displayList == list)
    window.key("home")
    #expect(window.history.position == window.history.earliest)
    window.key(",")
    #expect(window.history.position == window.history.earliest)
    window.key("end")
    #expect(window.history.position == present)
  }

  @Test func `at the present a full stop makes one more frame, a sixtieth of a second later`() {
    let window = Self.thrown()
    window.key("f")
    let (present, offset) = (window.history.present, window.stage.trace.feed.offset)
    window.key(".")
    #expect(window.history.present.frame == present.frame + 1)
    #expect(window.history.present.time.count - present.time.count == 16_667)
    #expect(window.stage.trace.feed.offset != offset)
    window.key(",")
    #expect(window.stage.trace.feed.offset == offset)
    #expect(window.history.position == present)
  }

  @Test func `a press on the timeline scrubs, there and back, and does not reach the scene`() throws {
    let window = Self.thrown()
    window.key("f")
    let present = window.history.position
    let bar = try #require(window.tap.bar)
    let middle = bar.frame.midY
    window.pointer(.pressed, bar.track.minX, middle)
    window.frame()
    #expect(window.history.position == window.history.earliest)
    #expect(window.stage.trace.feed.offset == 0)
    window.pointer(.moved, bar.track.midX, 10)
    window.frame()
    let half = window.history.position.time.seconds
    #expect(abs(half - present.time.seconds / 2) < 0.02)
    window.pointer(.moved, bar.track.maxX, middle)
    window.pointer(.released, bar.track.maxX, middle)
    window.frame()
    #expect(window.history.position == present)
    #expect(window.history.ticks.strokes.count == 1)
    #expect(window.tap.isFrozen)
  }

  @Test func `looked at and left again, the past changes nothing`() {
    let (window, twin) = (Self.thrown(), Self.thrown())
    window.key("f")
    twin.wait(1.0 / 60)
    // The frame with which time goes on again shows the moment at which it stood still.
    twin.frame()
    window.key("home")
    window.key("h")
    #expect(window.tools.shownTools.showsHUD)
    window.key("f")
    #expect(!window.tools.shownTools.showsHUD)
    window.wait(3)
    twin.wait(3)
    #expect(window.stage.trace.feed.offset == twin.stage.trace.feed.offset)
    #expect(window.history.frames.log.count == twin.history.frames.log.count)
  }

  @Test func `a press on the scene takes over from the frame that shows`() throws {
    let window = Self.thrown()
    window.wait(3)
    window.key("f")
    window.key("home")
    for _ in 0..<20 { window.key(".") }
    let (place, strokes) = (window.history.position, window.history.ticks.strokes.count)
    #expect(strokes == 1)
    window.drag(from: CGPoint(x: 200, y: 500), by: -30)
    #expect(!window.tap.isFrozen)
    #expect(window.history.ticks.strokes.map(\.start) == [place.time])
    window.wait(2)
    #expect(window.stage.time < place.time.seconds + 2.3)
    #expect(window.stage.trace.feed.offset > 20)
    #expect(window.stage.trace.feed.offset < 240)
  }

  @Test func `taking over in the middle of a stroke lets go of it first`() {
    let window = Self.thrown()
    window.key("f")
    while !window.stage.isPressed { window.key(",") }
    window.pointer(.pressed, 200, 400)
    #expect(window.stage.isPressed)
    window.pointer(.moved, 200, 380)
    window.wait(0.1)
    window.pointer(.released, 200, 380)
    window.wait(3)
    #expect(!window.stage.isPressed)
    #expect(!window.tap.isMoving)
  }

  @Test func `a button let go while time stands still lets go of the scene`() {
    let window = Window()
    window.pointer(.pressed, 200, 800)
    window.pointer(.moved, 200, 700)
    window.wait(0.1)
    window.key("f")
    window.pointer(.released, 200, 700)
    window.wait(1)
    window.key("f")
    #expect(!window.stage.isPressed)
  }

  @Test func `a window that changed its size meanwhile has it when time goes on`() {
    let window = Self.thrown()
    window.key("f")
    window.send(.window(.resized(CGSize(width: 500, height: 700), scale: 1)))
    window.frame()
    #expect(window.stage.size.width == 430)
    #expect(window.tap.chromeList.size == CGSize(width: 500, height: 700))
    window.key("f")
    #expect(window.stage.size == CGSize(width: 500, height: 700))
  }

  @Test func `the keys of the window work while time stands still, and are remembered by nobody`() {
    let window = Self.thrown()
    window.key("f")
    let entries = window.history.frames.log.count
    window.key("s")
    window.key("s", .control)
    window.key("q", .control)
    window.key("t")
    #expect(window.tap.takeWindowRequests() == [.saveStill, .saveRecording, .close])
    #expect(window.history.frames.log.count == entries)
    #expect(!window.stage.isDark)
  }

  @Test func `the list of keys has the window to itself, and the timeline comes back`() {
    let window = Self.thrown()
    window.key("f")
    window.key("?")
    #expect(window.parts.contains("tools/help") && !window.isTimelineShown)
    window.key("escape")
    #expect(!window.parts.contains("tools/help") && window.isTimelineShown)
  }

  @Test func `what the hand did is drawn in the past, and only there`() {
    let window = Self.thrown()
    window.key("f")
    while !window.stage.isPressed { window.key(",") }
    #expect(window.parts.contains("tools/pointer/disc"))
    #expect(window.parts.isSuperset(of: ["tools/timeline/stroke", "tools/timeline/track"]))
    window.key("f")
    #expect(window.parts.isDisjoint(with: ["tools/pointer/disc", "tools/timeline/track"]))
  }

  @Test func `a replay ends where its past is taken over`() throws {
    let window = Window()
    let session = StageSession(window.stage)
    let recording = session.intercept { RecordingInterceptor(on: $0, to: window.history) }
    let player = try session.intercept {
      ReplayInterceptor(on: $0, playing: ScriptPlayer(try Playing.script(Playing.gestures)))
    }
    let tap = session.intercept {
      HistoryInterceptor(on: $0, recording: recording, history: window.history, tools: window.tools)
    }
    tap.onBranch = player.abandon
    for frame in 0..<90 { tap.advance(to: Double(frame) / 60) }
    func key(_ key: Key) {
      tap.handle(InputEvent(.key(KeyEvent(key)), at: 1.5))
      tap.advance(to: 1.5)
    }
    key("f")
    for _ in 0..<5 { key(",") }
    let place = window.history.position
    let press = PointerEvent(.pressed, at: CGPoint(x: 200, y: 300), buttons: 1)
    tap.handle(InputEvent(.pointer(press), at: 1.6))
    #expect(player.isFinished && !player.isOver)
    #expect(window.stage.isPressed)
    tap.advance(to: 2)
    #expect(abs(window.stage.time - place.time.seconds - 0.4) < 1e-5)
  }
}
