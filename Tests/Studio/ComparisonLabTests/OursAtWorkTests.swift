import CollectionViews
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import Testing
import Typesetting

@testable import ComparisonLab
@testable import Replays

/// Tests that our side of a pair does what it is counted for, and that no hand spoils its number.
struct OursAtWorkTests {
  private nonisolated static let numbers = (1...35).map { $0 < 10 ? "S0\($0)" : "S\($0)" }

  @Test(arguments: numbers)
  func `our side moves or grows under the stroke: a number of nothing proves nothing`(id: String) throws {
    let run = LabRun(try #require(Lab.pair(id)), text: BlockTextMeasuring())
    var offsets: [ScrollerID: Set<CGFloat>] = [:]
    var sizes: [ElementID: Set<CGFloat>] = [:]
    try run.play(
      rate: 60,
      onFrame: {
        for scroller in run.stage.trace.scrollers where scroller.id.name.hasPrefix("\(id)/ours/") {
          offsets[scroller.id, default: []].insert(scroller.motion.offset)
        }
        for command in run.stage.displayList.commands where command.element.path.hasPrefix("\(id)/ours/") {
          sizes[command.element, default: []].insert(command.frame.height)
        }
      })
    let hasMoved = offsets.values.contains { $0.count > 5 }
    #expect(hasMoved || sizes.values.contains { $0.count > 1 }, "nothing happened on our side")
  }

  @Test(arguments: ["S20", "S21", "S22", "S23", "S25"])
  func `banners that turn by themselves turn on our side too while the stroke plays`(id: String) throws {
    let run = LabRun(try #require(Lab.pair(id)), text: BlockTextMeasuring())
    var turns = 0
    try run.play(
      rate: 60,
      onFrame: {
        turns += run.stage.frameEvents.count { event in
          guard event.scroller.name.hasPrefix("\(id)/ours/"), case .motion(let kind) = event.kind else {
            return false
          }
          if case .requested(_, .autoplay, _, _) = kind { return true }
          return false
        }
      })
    #expect(turns > 0)
  }

  @Test(arguments: numbers)
  func `whatever a hand does, ours stays within its limit`(id: String) throws {
    let pair = try #require(Lab.pair(id))
    for seed in 1...3 as ClosedRange<UInt64> {
      let run = LabRun(pair, text: BlockTextMeasuring())
      var random = SeededGenerator(seed: seed)
      let steps = (0..<16).flatMap { _ in strokes(on: run, &random) }.map { GestureStep($0) }
      try HeadlessRun(run.session).play(
        ScriptPlayer(GestureScript(file: "hand", steps: steps)), rate: 60)
      for (measure, reading) in zip(pair.measures, run.readings[1]) {
        #expect(measure.holds(reading), "\(measure.name): \(reading), seed \(seed)")
      }
    }
  }

  private func strokes(on run: LabRun, _ random: inout SeededGenerator) -> [GestureStep.Kind] {
    let layout = PairLayout(run.pair.setting.size, measures: run.pair.measures.count, in: run.stage.size)
    let side = layout.screens[Int.random(in: 0...1, using: &random)]
    let place = GestureTarget.point(
      CGPoint(
        x: CGFloat.random(in: side.minX + 4...side.maxX - 4, using: &random),
        y: CGFloat.random(in: side.minY + 4...side.maxY - 4, using: &random)))
    let pause = GestureStep.Kind.wait(Double.random(in: 0...0.8, using: &random))
    switch Int.random(in: 0...3, using: &random) {
    case 0: return [.press(at: place, .mouse), .release, pause]
    case 1:
      let angle = CGFloat.random(in: 0..<360, using: &random)
      return [
        .flick(
          FlickStep(from: place, velocity: CGFloat.random(in: 300...2500, using: &random), angle: angle)),
        pause,
      ]
    default:
      var drag = DragStep(path: [place])
      drag.distance = CGPoint(
        x: CGFloat.random(in: -200...200, using: &random), y: CGFloat.random(in: -160...160, using: &random))
      drag.hold = Double.random(in: 0...0.3, using: &random)
      return [.drag(drag), pause]
    }
  }
}
