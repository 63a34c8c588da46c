import FeedFiles
import Foundation
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import WindowRuns

/// Tests of a scene that is held still for another process, or goes on at the time of a former one.
struct HandOverInterceptorTests {
  @Test func `a resumed scene goes on at its own time, and its wishes come on the window's`() throws {
    let scene = try LiveStage()
    let clock = HandOverInterceptor(on: scene.seen, at: 40)
    clock.handle(LiveStage.pointer(.moved, 10, at: 0.5))
    clock.advance(to: 1)
    #expect(scene.seen.story == ["moved 10 at 40.5", "frame at 41.0"])
    #expect(clock.windowTime == 1)
  }

  @Test func `a held scene stands still, and goes on where it stood with what came meanwhile`() throws {
    let scene = try LiveStage()
    let clock = HandOverInterceptor(on: scene.seen)
    clock.advance(to: 1)
    clock.hold()
    clock.handle(LiveStage.pointer(.pressed, 20, at: 2))
    clock.advance(to: 3)
    #expect(clock.isHeld && !clock.isMoving && clock.nextWakeTime == nil)
    #expect(scene.seen.story == ["frame at 1.0"])
    clock.goOn()
    #expect(clock.isMoving, "a frame has to come")
    clock.advance(to: 5)
    clock.advance(to: 5.5)
    #expect(scene.seen.story.dropFirst() == ["pressed 20 at 1.0", "frame at 1.0", "frame at 1.5"])
  }

  @Test func `it closes the window when it is asked, also while the scene is held`() throws {
    let clock = HandOverInterceptor(on: try LiveStage().seen)
    clock.hold()
    #expect(clock.takeWindowRequests().isEmpty)
    clock.close()
    #expect(clock.takeWindowRequests() == [.close])
  }

  @Test func `the first frame is told once`() throws {
    let clock = HandOverInterceptor(on: try LiveStage().seen)
    var shown = 0
    clock.onShown = { shown += 1 }
    for _ in 0..<3 { clock.didPresent(PresentedFrame(time: 0, work: 0, present: 0, damage: [])) }
    #expect(shown == 1)
  }
}

/// Tests of a stroke whose button was pressed in the window of a former process.
struct HeldStrokeInterceptorTests {
  private static let held = PointerEvent(.moved, at: CGPoint(x: 30, y: 5), buttons: 1)

  @Test func `it goes on with the pointer over the window until the button is up`() throws {
    let scene = try LiveStage()
    var isDown = true
    let stroke = HeldStrokeInterceptor(on: scene.seen, holding: Self.held) { isDown }
    stroke.advance(to: 1)
    #expect(stroke.isMoving)
    stroke.handle(LiveStage.pointer(.moved, 50, at: 1.5))
    isDown = false
    stroke.advance(to: 3)
    stroke.handle(LiveStage.pointer(.moved, 60, at: 4))
    #expect(
      scene.seen.story == [
        "frame at 1.0", "moved 50 at 1.5 with 1", "released 50 at 3.0", "frame at 3.0", "moved 60 at 4.0",
      ])
  }

  @Test func `a button that is up already was released where it was last`() throws {
    let scene = try LiveStage()
    HeldStrokeInterceptor(on: scene.seen, holding: Self.held) { false }.advance(to: 1)
    #expect(scene.seen.story == ["released 30 at 1.0", "frame at 1.0"])
  }

  @Test func `a finger's stroke is cancelled, and a new press ends one that was held`() throws {
    let scene = try LiveStage()
    let finger = PointerEvent(.moved, at: CGPoint(x: 30, y: 5), device: .touch, buttons: 1)
    HeldStrokeInterceptor(on: scene.seen, holding: finger) { true }.advance(to: 1)
    #expect(scene.seen.story.first == "cancelled 30 at 1.0")
    let other = try LiveStage()
    let stroke = HeldStrokeInterceptor(on: other.seen, holding: Self.held) { true }
    stroke.handle(LiveStage.pointer(.pressed, 70, at: 2))
    #expect(other.seen.story == ["released 30 at 2.0", "pressed 70 at 2.0"])
  }
}

/// A stage with a list of all that reaches it.
struct LiveStage {
  /// The interceptor that writes the list.
  final class Seen: SessionInterceptor {
    let inside: any StagedContent
    private(set) var story: [String] = []

    init(on inside: any StagedContent) { self.inside = inside }

    func handle(_ event: InputEvent) {
      guard case .pointer(let pointer) = event.kind else { return }
      let buttons = pointer.buttons == 0 ? "" : " with \(pointer.buttons)"
      story.append("\(pointer.phase) \(Int(pointer.location.x)) at \(event.timestamp)\(buttons)")
    }

    func advance(to time: TimeInterval) { story.append("frame at \(time)") }
  }

  let seen: Seen

  init() throws {
    let text = """
      sections:
        - {id: a, layout: carousel, card: {width: 300, height: 200}, cards: [{title: A}]}
      """
    let reading = try FeedReader().read(text: text, name: "feed.yml", baseFolder: nil)
    let scene = FeedScene.scene(for: reading.feed, reading.tuning, name: "feed")
    seen = Seen(on: Stage(scene, text: BlockTextMeasuring()))
  }

  static func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: TimeInterval) -> InputEvent {
    InputEvent(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 5))), at: time)
  }
}
