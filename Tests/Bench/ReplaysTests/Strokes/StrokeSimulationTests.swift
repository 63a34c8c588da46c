import CollectionViews
import Foundation
import SampleRuns
import SceneReadings
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// The rows of the sample: a looping hero of whole pages, a strip that rests anywhere, and a pair that pages by group.
struct StrokeSimulationTests {
  private func outcome(of script: String) throws -> StrokeOutcome {
    let trial = StrokeSimulation(ScriptPlayer(try Playing.script(script)), on: Playing.stage())
    return try #require(try trial.finish())
  }

  @Test(arguments: [
    ("- drag: {from: {row: hero}, dx: -260, duration: 0.25, easing: linear, hold: 0.2}", "hero", "turned(1)"),
    ("- drag: {from: {row: hero}, dx: 260, duration: 0.25, easing: linear, hold: 0.2}", "hero", "turned(-1)"),
    (
      "- drag: {from: {row: hero}, dx: -120, duration: 0.25, easing: linear, hold: 0.2}", "hero", "sprangBack"
    ),
    ("- flick: {at: {row: pair}, velocity: 1800, angle: 183}", "pair", "turned(1)"),
    (
      "- flick: {at: {row: pair}, velocity: 1800, angle: 0}", "pair",
      "bounced(Replays.StrokeDecision.ContentEnd.start)"
    ),
    ("- flick: {at: {row: strip}, velocity: 900, angle: 180}", "strip", "flewOn"),
    (
      "- drag: {from: {row: strip}, dx: -90, duration: 0.3, easing: linear, hold: 0.2}", "strip", "stopped"
    ),
    ("- flick: {at: {row: hero}, velocity: 900, angle: 270}", "feed", "flewOn"),
    ("- press: {row: pair}\n- wait: 0.05\n- release", "pair", "clicked(pair/card/0)"),
    ("- press: {row: pair}\n- wait: 0.2", "pair", "held"),
    (
      """
      - flick: {at: {row: strip}, velocity: 900, angle: 180}
      - wait: 0.1
      - press: {row: strip}
      - wait: 0.05
      - release
      """, "strip", "caught"
    ),
    ("- press: {dot: {row: hero, index: 3}}\n- wait: 0.05\n- release", "hero", "turned(-2)"),
    ("- wheel: {at: {row: pair}, dy: -1, modifiers: [shift]}", "pair", "turned(1)"),
    ("- wheel: {at: {row: pair}, dy: 1, modifiers: [shift]}", "feed", "stayed"),
    ("- wheel: {at: {row: strip}, dx: 0.21, count: 6, smooth: true}", "strip", "stopped"),
    ("- wheel: {at: {row: strip}, dx: 0.125, count: 8, every: 0.006, smooth: true}", "strip", "flewOn"),
    ("- wheel: {at: {row: hero}, dx: 0.17, count: 3, smooth: true}", "hero", "sprangBack"),
    ("- wheel: {at: {row: hero}, dx: 0.41, count: 5, every: 0.016, smooth: true}", "hero", "turned(1)"),
    ("- wheel: {at: {row: hero}, dx: 0.125, count: 8, every: 0.006, smooth: true}", "hero", "turned(1)"),
    (
      "- wheel: {at: {row: pair}, dy: -0.125, count: 8, smooth: true, modifiers: [shift]}", "pair",
      "turned(1)"
    ),
    ("- wheel: {at: {row: hero}, dy: -1, count: 3}", "feed", "flewOn"),
  ])
  func `a stroke is told by what it moved and what was decided`(
    script: String, scroller: String, decision: String
  ) throws {
    let outcome = try outcome(of: script)
    #expect(outcome.scroller.name == scroller)
    #expect("\(outcome.decision)" == decision)
  }

  @Test func `a turned page is told with its release, its landing and its curve`() throws {
    let outcome = try outcome(
      of: "- wait: 0.3\n- drag: {from: {row: hero}, dx: -268, duration: 0.25, easing: linear, hold: 0.2}")
    #expect(outcome.start == 0.3)
    #expect(outcome.pageBefore == 0)
    #expect(outcome.page == 1)
    #expect(isClose(outcome.offsetBefore, 0))
    #expect(isClose(outcome.offset, 430))
    let release = try #require(outcome.release)
    #expect(isClose(release.time, 0.45, within: 1e-6))
    #expect(release.velocity == 0)
    // The way to leave the slop circle is no part of the drag.
    #expect((255...268).contains(release.offset))
    #expect(isClose(try #require(release.progress), release.offset / 430))
    let settleTime = try #require(outcome.settleTime)
    #expect((0.2...0.8).contains(settleTime))
    #expect(outcome.curve.first == StrokeOutcome.Sample(time: 0, offset: 0))
    #expect(isClose(try #require(outcome.curve.last).offset, 430))
    #expect(zip(outcome.curve, outcome.curve.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `over the seam the curve goes on and the page before the first is the last`() throws {
    let outcome = try outcome(of: "- flick: {at: {row: hero}, velocity: 1500, angle: 0}")
    #expect(outcome.decision == .turned(-1))
    #expect(outcome.page == outcome.pages.map { $0 - 1 })
    #expect(isClose(try #require(outcome.curve.last).offset, -430))
    #expect(try #require(outcome.release).velocity < -1000)
  }

  @Test func `every stroke of a script has its story, and one that is caught says so`() throws {
    let script = """
      - flick: {at: {row: hero}, velocity: 1500, angle: 180}
      - wait: 0.05
      - flick: {at: {row: hero}, velocity: 1500, angle: 180}
      - flick: {at: {row: pair}, velocity: 1500, angle: 180}
      """
    let trial = StrokeSimulation(ScriptPlayer(try Playing.script(script)), on: Playing.stage())
    try trial.finish()
    #expect(trial.outcomes.map(\.decision) == [.takenOver, .turned(2), .turned(1)])
    #expect(trial.outcomes.map(\.scroller.name) == ["hero", "hero", "pair"])
  }

  @Test(arguments: [1, 3, 1000])
  func `a trial in steps tells what it tells in one go`(frames: Int) throws {
    let script = "- drag: {from: {row: hero}, dx: -300, duration: 0.25}\n- wait: 0.1"
    let trial = StrokeSimulation(ScriptPlayer(try Playing.script(script)), on: Playing.stage())
    var steps = 0
    while try !trial.advance(frames: frames) { steps += 1 }
    #expect(trial.isOver)
    #expect(try trial.outcome == outcome(of: script))
    #expect((frames == 1) == (steps > 40))
  }

  @Test func `the events of a running scene are played as they came, wherever they were`() throws {
    var events = [
      InputEvent(.pointer(PointerEvent(.pressed, at: CGPoint(x: 300, y: 100), buttons: 1)), at: 71.25)
    ]
    for step in 1...10 {
      let place = CGPoint(x: 300 - Double(step) * 20, y: 100)
      events.append(
        InputEvent(.pointer(PointerEvent(.moved, at: place, buttons: 1)), at: 71.25 + Double(step) * 0.01))
    }
    events.append(
      InputEvent(.pointer(PointerEvent(.released, at: CGPoint(x: 100, y: 100))), at: 71.36))
    let first = try #require(try StrokeSimulation(StrokeInputSource(events), on: Playing.stage()).finish())
    #expect(first.decision == .turned(1))
    #expect(first.start == StrokeInputSource.beginning)
    #expect(try StrokeSimulation(StrokeInputSource(events), on: Playing.stage()).finish() == first)
  }

  @Test func `a scene without strokes has no story`() throws {
    let trial = StrokeSimulation(ScriptPlayer(try Playing.script("- wait: 0.2")), on: Playing.stage())
    #expect(try trial.finish() == nil)
    #expect(trial.isOver)
  }

  @Test func `a step that cannot be played is an error`() throws {
    let trial = StrokeSimulation(
      ScriptPlayer(try Playing.script("- press: {row: nowhere}")), on: Playing.stage())
    #expect(throws: ReplayError.self) { try trial.finish() }
  }
}
