import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import SceneReadings
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import ComparisonLab

/// Tests of one pointer that acts on both sides of a pair.
struct MirroredPointerTests {
  /// A pair whose sides are the same screen, so that whatever differs is the hand's doing.
  private static var twins: LabPair {
    LabPair(
      "S99", LabName("双子", "Twins"), failure: "Nothing goes wrong.", origin: .code,
      measures: [LabMetricName("points")], curve: LabCurve("offset"), stroke: [], naive: { _ in side() },
      cured: { _ in side() })
  }

  private static func side() -> LabSide {
    let screen = LabScreen([
      .row("cards", count: 6, card: CGSize(width: 240, height: 120)), .lines(count: 20),
    ])
    return LabSide(screen.view, metric: Still(), owned: [screen])
  }

  private final class Still: FailureMetric {
    var readings: [Double] { [0] }
  }

  private let run = LabRun(twins, text: BlockTextMeasuring())

  private var sides: [CGPoint] { [point("S99/naive/feed"), point("S99/ours/feed")] }

  /// The offsets of a side: of its row and of its feed.
  private func point(_ path: String) -> CGPoint {
    var point = CGPoint.zero
    for scroller in run.stage.trace.scrollers where scroller.id.name.hasPrefix(path) {
      if scroller.id.name.hasSuffix("/cards") { point.x = scroller.motion.offset }
      if scroller.id.name.hasSuffix("/y") { point.y = scroller.motion.offset }
    }
    return point
  }

  private func play(_ steps: [GestureStep.Kind]) throws {
    let script = GestureScript(file: "test", steps: steps.map { GestureStep($0) })
    try HeadlessRun(run.session).play(ScriptPlayer(script), rate: 60)
  }

  private func frame(_ side: Int) -> CGRect {
    PairLayout(CGSize(width: 360, height: 320), in: run.stage.size).screens[side]
  }

  @Test(arguments: [0, 1], [CGPoint(x: -150, y: 0), CGPoint(x: 0, y: -120)])
  func `a drag on one side moves both by the same points`(lead: Int, way: CGPoint) throws {
    var drag = DragStep(path: [.point(frame(lead).origin + CGPoint(x: 200, y: 60))])
    drag.distance = way
    let before = sides[0]
    try play([.drag(drag)])
    #expect(sides[0] == sides[1])
    #expect(sides[0] != before)
  }

  @Test(arguments: [0, 1])
  func `a press on one side catches the fling of both`(lead: Int) throws {
    let place = GestureTarget.point(frame(lead).origin + CGPoint(x: 200, y: 250))
    try play([
      .flick(FlickStep(from: place, velocity: 1500, angle: 270)), .wait(0.1), .press(at: place, .mouse),
      .wait(0.2),
    ])
    #expect(sides[0] == sides[1] && sides[0].y > 50)
  }

  @Test(arguments: [0, 1])
  func `the wheel over one side turns both`(lead: Int) throws {
    var wheel = WheelStep()
    wheel.location = .point(frame(lead).origin + CGPoint(x: 200, y: 250))
    wheel.deltaY = -1
    wheel.count = 3
    try play([.wheel(wheel), .wait(1)])
    #expect(sides[0] == sides[1] && sides[0].y > 0)
  }

  @Test func `between the sides the hand does nothing`() throws {
    var drag = DragStep(path: [.point(CGPoint(x: frame(0).maxX + 4, y: 300))])
    drag.distance = CGPoint(x: 0, y: -120)
    let before = sides
    try play([.drag(drag)])
    #expect(sides == before)
  }

  @Test func `a stroke that goes back in time goes on upon both sides`() throws {
    let start = frame(0).origin + CGPoint(x: 200, y: 60)
    func event(_ phase: PointerEvent.Phase, _ x: CGFloat, _ time: TimeInterval) -> InputEvent {
      InputEvent(
        .pointer(PointerEvent(phase, at: start + CGPoint(x: x, y: 0), buttons: phase == .released ? 0 : 1)),
        at: time)
    }
    let stage = run.stage
    for step in 0...6 {
      stage.handle(event(step == 0 ? .pressed : .moved, CGFloat(step) * -20, Double(step) * 0.05))
    }
    stage.advance(to: 0.3)
    let moment = stage.snapshot()
    func goOn() -> [CGPoint] {
      for step in 7...12 { stage.handle(event(.moved, CGFloat(step) * -20, Double(step) * 0.05)) }
      stage.handle(event(.released, -240, 0.62))
      stage.advance(to: 2)
      return sides
    }
    let first = goOn()
    stage.restore(moment)
    #expect(goOn() == first)
    #expect(first[0] == first[1] && first[0].x > 0)
  }
}
