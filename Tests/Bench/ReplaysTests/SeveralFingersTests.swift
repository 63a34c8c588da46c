import Foundation
import SampleRuns
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests that the finger that comes down first makes the stroke, and that any other moves nothing.
struct SeveralFingersTests {
  private static let stroke = """
    - press: {at: [300, 60], device: touch}
    - move: {along: [[0.05, 270, 60], [0.1, 240, 60]]}
    BESIDE
    - move: {along: [[0.05, 200, 60], [0.1, 160, 60]]}
    LAST
    - release
    - wait: 1.5
    """

  private func story(_ beside: String, _ last: String = "") throws -> [String] {
    let script = Self.stroke.replacing("BESIDE", with: beside).replacing("LAST", with: last)
    let lines = try Playing.log(script.split(separator: "\n").joined(separator: "\n")).lines
    return lines
  }

  @Test(arguments: [
    ("- press: {at: [100, 60], finger: 2}", "- release: {finger: 2}"),
    ("- press: {at: [100, 700], finger: 2}\n- move: {to: [400, 100], finger: 2}", ""),
    ("- press: {at: [300, 60], finger: 2}\n- press: {at: [10, 10], finger: 10}\n- release: {finger: 2}", ""),
  ])
  func `a second finger that comes, moves and goes leaves a drag as it is`(beside: String, last: String)
    throws
  {
    #expect(try story(beside, last) == story(""))
  }

  @Test func `the stroke ends with its finger, and the one that stays takes nothing over`() throws {
    let lines = try Playing.log(
      """
      - press: {at: [300, 60], finger: 1}
      - press: {at: [200, 400], finger: 2}
      - move: {to: [40, 60], duration: 0.1, finger: 1}
      - wait: 0.2
      - release: {finger: 1}
      - wait: 1
      - expect: {path: rows.hero.page, value: 1}
      - move: {to: [200, 100], duration: 0.2, finger: 2}
      - expect: {path: feed.y, value: 0, tolerance: 0}
      - press: {at: [300, 60], finger: 1}
      - move: {to: [40, 60], duration: 0.1, finger: 1}
      - wait: 0.2
      - release: {finger: 1}
      - wait: 1
      - expect: {path: rows.hero.page, value: 2}
      - release: {finger: 2}
      - expect: {path: rows.hero.phase, value: idle}
      """
    ).lines
    #expect(!lines.isEmpty)
  }

  @Test func `whichever finger comes first makes the stroke, whatever its number`() throws {
    _ = try Playing.log(
      """
      - press: {at: [300, 60], finger: 2}
      - press: {at: [300, 400], finger: 1}
      - move: {to: [300, 100], duration: 0.1, finger: 1}
      - expect: {path: feed.y, value: 0, tolerance: 0}
      - move: {to: [40, 60], duration: 0.1, finger: 2}
      - wait: 0.2
      - release: {finger: 2}
      - release: {finger: 1}
      - wait: 1
      - expect: {path: rows.hero.page, value: 1}
      """)
  }

  @Test func `a finger during a mouse's drag moves nothing`() throws {
    _ = try Playing.log(
      """
      - press: [300, 60]
      - press: {at: [300, 500], finger: 1}
      - move: {to: [300, 100], duration: 0.1, finger: 1}
      - expect: {path: feed.y, value: 0, tolerance: 0}
      - move: {to: [40, 60], duration: 0.1}
      - wait: 0.2
      - release
      - wait: 1
      - release: {finger: 1}
      - expect: {path: rows.hero.page, value: 1}
      """)
  }

  @Test(arguments: [
    ("- move: {to: [1, 2], finger: 2}", "a.yml:1:3: finger 2 is not on the screen"),
    ("- release: {finger: 3}", "a.yml:1:3: finger 3 is not on the screen"),
    (
      "- press: {at: [1, 2], finger: 1}\n- press: {at: [1, 2], finger: 1}",
      "a.yml:2:3: finger 1 is on the screen already"
    ),
    (
      "- press: {at: [1, 2], finger: 1}\n- press: {at: [1, 2], finger: 2}\n- press: {at: [1, 2], finger: 2}",
      "a.yml:3:3: finger 2 is on the screen already"
    ),
  ])
  func `a finger that is not there, or there already, is told with its step`(text: String, message: String)
    throws
  {
    let script = try GestureScriptReader().read(text: text, name: "a.yml")
    #expect {
      try HeadlessRun(Playing.stage()).play(ScriptPlayer(script), rate: 60)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test(arguments: [
    ("- press: {at: [1, 2], finger: 0}", "\"finger\" is 0"),
    ("- press: {at: [1, 2], finger: 11}", "\"finger\" is 11"),
    ("- move: {to: [1, 2], finger: 1.5}", "\"finger\" is 1.5"),
    ("- press: {at: [1, 2], device: mouse, finger: 2}", "\"device\" is mouse, which has no finger"),
    ("- release: {device: touch}", "a release has no \"finger\"; a number is needed"),
    ("- release: {}", "a release has no \"finger\"; a number is needed"),
    ("- release: 2", "\"release\" is 2; nothing or {finger: …} is needed"),
    ("- input: {device: touch, finger: 11, phase: moved, x: 1, y: 1}", "\"finger\" is 11"),
  ])
  func `a finger that cannot be is told with its place`(text: String, message: String) {
    #expect {
      try GestureScriptReader().read(text: text, name: "a.yml")
    } throws: { error in
      "\(error)".hasPrefix("a.yml:1:") && "\(error)".contains(message)
    }
  }
}
