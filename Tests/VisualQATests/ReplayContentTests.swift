import Foundation
import ScreenInterface
import Stage
import StageHarness
import Testing

@testable import VisualQA

struct ReplayContentTests {
  @Test func `a window plays a script to the same place as a headless run`() throws {
    let reference = try Playing.log(Playing.gestures).stage
    let stage = Playing.stage()
    let player = ScriptPlayer(try Playing.script(Playing.gestures))
    let content = ReplayContent(stage, of: stage, playing: player)
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
    let content = ReplayContent(
      stage, of: stage, playing: ScriptPlayer(try Playing.script("- wait: 0.5\n- wait: 0")))
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

  @Test func `a replay that fails stops and says why`() throws {
    let stage = Playing.stage()
    let script = try Playing.script("- expect: {path: feed.y, value: 5}\n- wait: 9\n- capture: a")
    let content = ReplayContent(stage, of: stage, playing: ScriptPlayer(script))
    content.advance(to: 0.1)
    #expect(content.isFinished)
    #expect(content.failure?.exitStatus == .different)
  }
}
