import CollectionViews
import Foundation
import SampleRuns
import SceneReadings
import Stage
import Testing

@testable import Replays

struct ScriptPlayerTests {
  private func events(_ lines: [String]) -> [String] { lines.filter { $0.contains("\"kind\":\"event\"") } }

  @Test(arguments: [30.0, 75, 144])
  func `any frame rate gives the offsets and events of 60`(rate: Double) throws {
    let reference = try Playing.log(Playing.gestures)
    let other = try Playing.log(Playing.gestures, rate: rate)
    #expect(events(reference.lines) == events(other.lines))
    #expect(reference.stage.variables == other.stage.variables)
    #expect(events(reference.lines).count >= 8)
  }

  @Test(arguments: [30.0, 60, 144])
  func `what is expected is looked at in its own instant`(rate: Double) throws {
    _ = try Playing.log(
      """
      - drag: {from: {row: hero}, dx: -430, duration: 0.4, easing: linear, hold: 0.2}
      - expect: {path: rows.hero.page, value: 1}
      - wait: 0.5
      - expect: {path: rows.hero.dots.current, value: 1}
      - expect: {path: feed.y, value: 0, tolerance: 0}
      - press: {dot: {row: hero, index: 3}}
      - wait: 0.05
      - release
      - wait: 0.6
      - expect: {path: rows.hero.page, value: 3}
      - expect: {path: rows.hero.phase, value: idle}
      """, rate: rate)
  }

  @Test(arguments: [false, true])
  func `a stroke that mirrors goes the same way through the pages in both directions of reading`(
    isMirrored: Bool
  ) throws {
    let stage = Playing.stage()
    stage.change { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    _ = try Playing.log(
      """
      - drag: {from: {row: hero}, dx: -300, mirrors: true, duration: 0.3}
      - wait: 1
      - expect: {path: rows.hero.page, value: 1}
      - flick: {at: {row: hero}, velocity: 1200, angle: 180, mirrors: true}
      - wait: 1
      - expect: {path: rows.hero.page, value: 2}
      - wheel: {at: {row: hero}, dx: 1, mirrors: true}
      - wait: 1
      - expect: {path: rows.hero.page, value: 3}
      - drag: {from: {row: hero}, dx: -300, duration: 0.3}
      - wait: 1
      - expect: {path: rows.hero.page, value: \(isMirrored ? 2 : 4)}
      """, on: stage)
  }

  @Test func `an offset is jumped to, or scrolled to where it says so`() throws {
    _ = try Playing.log(
      """
      - edit: {row: feed, offset: 200}
      - frame:
      - expect: {path: feed.y, value: 200}
      - edit: {row: feed, offset: 0, animated: true}
      - wait: 0.05
      - expect: {path: feed.phase, value: animating}
      - wait: 0.6
      - expect: {path: feed.y, value: 0}
      """)
  }

  @Test func `a broken expectation names its place, both values and ends with 1`() throws {
    #expect {
      try Playing.log("- wait: 0.1\n- expect: {path: rows.hero.page, value: 4}")
    } throws: { error in
      guard let error = error as? ReplayError else { return false }
      return error.exitStatus == .different
        && error.description
          == "test.yml:2:3: rows.hero.page is 0 at 0.1 s; 4 within 1e-06 was expected"
    }
  }

  @Test func `only a number is expected within a tolerance`() {
    #expect { try Playing.log("- expect: {path: feed.phase, value: flying}") } throws: { error in
      (error as? ReplayError)?.description
        == "test.yml:1:3: feed.phase is \"idle\" at 0 s; \"flying\" was expected"
    }
  }

  @Test(arguments: [
    (
      "- press: {row: nowhere}",
      "there is no row nowhere; the rows are hero, strip, pair, more0, more1, more2"
    ),
    ("- press: {dot: {row: hero, index: 9}}", "dot 9 of row hero is not on screen at 0 s"),
    (
      "- press: {card: {row: hero, item: 70}}", "there is no card 70 in row hero, which has 5, counted from 0"
    ),
    (
      "- press: {row: piar}",
      "there is no row piar; did you mean \"pair\"? the rows are hero, strip, pair, more0, more1, more2"
    ),
    (
      "- expect: {path: rows.hero.pgae, value: 1}",
      "there is no \"rows.hero.pgae\" in the log's frame at 0 s; did you mean \"rows.hero.page\"?"
    ),
    (
      "- expect: {path: row.hero.page, value: 1}",
      "there is no \"row.hero.page\" in the log's frame at 0 s; did you mean \"rows.hero.page\"?"
    ),
    ("- press: hero/nothing", "element hero/nothing is not on screen at 0 s"),
    (
      "- expect: {path: rows.hero.colour, value: 1}",
      "there is no \"rows.hero.colour\" in the log's frame at 0 s"
    ),
  ])
  func `what is not there is told with its place`(step: String, message: String) {
    #expect { try Playing.log(step) } throws: { error in
      (error as? ReplayError)?.description == "test.yml:1:3: \(message)"
        && (error as? ReplayError)?.exitStatus == .badInput
    }
  }

  @Test func `cards and elements are found where they are`() throws {
    let (lines, _) = try Playing.log(
      """
      - press: {card: {row: hero, item: 0}}
      - wait: 0.05
      - release
      - press: hero/card/0
      - wait: 0.05
      - release
      """)
    #expect(lines.filter { $0.contains("\"event\":\"tapped\",\"element\":\"hero/card/0\"") }.count == 2)
  }

  @Test func `a strip goes on while the steps go on`() throws {
    let stage = Playing.stage()
    let run = HeadlessRun(stage)
    var cells: [(Int, TimeInterval, CGFloat)] = []
    run.onMark = { mark, stage in
      guard case .strip("film", let cell, 3) = mark.kind else { return }
      cells.append((cell, stage.time, stage.variables[2].value))
    }
    let script = try Playing.script(
      """
      - wait: 0.1
      - strip: {name: film, frames: 3, every: 0.111}
      - drag: {from: {row: hero}, dx: -200, duration: 0.4, easing: linear}
      """)
    try run.play(ScriptPlayer(script), rate: 60)
    #expect(cells.map(\.0) == [0, 1, 2])
    #expect(cells.map { Microseconds(seconds: $0.1).count } == [100_000, 211_000, 322_000])
    #expect(cells[0].2 == 0 && cells[1].2 > 0 && cells[2].2 > cells[1].2)
  }
}
