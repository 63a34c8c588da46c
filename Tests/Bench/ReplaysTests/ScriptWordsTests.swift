import Documents
import Foundation
import SampleRuns
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests of the events sent by every word of a gesture script and by every option of it.
///
/// Covers CONTRACT, the gesture script.
struct ScriptWordsTests {
  /// A tap that keeps every event to itself.
  private final class Listener: SessionInterceptor {
    let inside: any StagedContent
    private(set) var events: [InputEvent] = []

    init(on inside: any StagedContent) { self.inside = inside }

    func handle(_ event: InputEvent) { events.append(event) }
  }

  private func events(_ text: String) throws -> [InputEvent] {
    let session = StageSession(Playing.stage())
    let listener = session.intercept { Listener(on: $0) }
    let player = ScriptPlayer(try Playing.script(text))
    while player.nextTime != nil { _ = try player.playNext(on: session.inside) }
    return listener.events
  }

  /// Returns an event as milliseconds, followed by the words of a recording.
  private func text(_ event: InputEvent) -> String {
    let words = (event.kind.recordedMembers ?? []).map { member in
      if case .string(let text) = member.value { return text }
      return "\(member.name) \(member.value.text())"
    }
    return "\(JSONText.number(event.timestamp * 1000, decimals: 3)): \(words.joined(separator: " "))"
  }

  /// A step, and all that it sends.
  private static let steps: [(step: String, events: [String])] = [
    ("move: {to: [10, 20]}", ["0: mouse moved x 10 y 20 buttons 0"]),
    (
      "move: {to: [16, 0], duration: 0.016}",
      ["8: mouse moved x 8 y 0 buttons 0", "16: mouse moved x 16 y 0 buttons 0"]
    ),
    (
      "move: {along: [[0, 1, 2], [0.003, 3, 4]]}",
      ["0: mouse moved x 1 y 2 buttons 0", "3: mouse moved x 3 y 4 buttons 0"]
    ),
    ("press: [5, 6]", ["0: mouse moved x 5 y 6 buttons 0", "0: mouse pressed x 5 y 6 buttons 1"]),
    ("press:", ["0: mouse pressed x 0 y 0 buttons 1"]),
    ("press: {at: [5, 6], device: touch}", ["0: touch pressed x 5 y 6 buttons 1"]),
    ("press: {device: touch}", ["0: touch pressed x 0 y 0 buttons 1"]),
    ("release", ["0: mouse released x 0 y 0 buttons 0"]),
    (
      "drag: {from: [0, 9], dx: 16, duration: 0.016, easing: linear, hold: 0.01}",
      [
        "0: mouse moved x 0 y 9 buttons 0", "0: mouse pressed x 0 y 9 buttons 1",
        "8: mouse moved x 8 y 9 buttons 1", "16: mouse moved x 16 y 9 buttons 1",
        "26: mouse released x 16 y 9 buttons 0",
      ]
    ),
    (
      "drag: {path: [[0, 0], [10, 0], [10, 10]], duration: 0.016, easing: easeIn, device: touch}",
      [
        "0: touch pressed x 0 y 0 buttons 1", "8: touch moved x 5 y 0 buttons 1",
        "16: touch moved x 10 y 10 buttons 1", "16: touch released x 10 y 10 buttons 0",
      ]
    ),
    (
      "drag: {from: [0, 0], dy: 16, duration: 0.016, easing: easeOut, device: touch}",
      [
        "0: touch pressed x 0 y 0 buttons 1", "8: touch moved x 0 y 12 buttons 1",
        "16: touch moved x 0 y 16 buttons 1", "16: touch released x 0 y 16 buttons 0",
      ]
    ),
    (
      "flick: {at: [0, 0], velocity: 1000, angle: 0, duration: 0.016, device: touch}",
      [
        "0: touch pressed x 0 y 0 buttons 1", "8: touch moved x 8 y 0 buttons 1",
        "16: touch moved x 16 y 0 buttons 1", "16: touch released x 16 y 0 buttons 0",
      ]
    ),
    (
      "wheel: {at: [1, 2], dy: -1, count: 2, every: 0.1, modifiers: [shift, alt]}",
      [
        "0: wheelNotched x 1 y 2 dx 0 dy -1 modifiers 5", "100: wheelNotched x 1 y 2 dx 0 dy -1 modifiers 5",
      ]
    ),
    ("wheel: {dx: 0.25, smooth: true}", ["0: wheelSmooth x 0 y 0 dx 0.25 dy 0 modifiers 0"]),
    (
      "key: pageDown",
      [
        "0: key pageDown modifiers 0 down true repeat false",
        "0: key pageDown modifiers 0 down false repeat false",
      ]
    ),
    (
      "key: {name: s, modifiers: [control], phase: down}", ["0: key s modifiers 2 down true repeat false"]
    ),
    ("key: {name: s, phase: repeated}", ["0: key s modifiers 0 down true repeat true"]),
    ("key: {name: s, phase: up}", ["0: key s modifiers 0 down false repeat false"]),
    ("resize: {width: 800, height: 600, scale: 2}", ["0: window resized width 800 height 600 scale 2"]),
    ("resize: {width: 800, height: 600}", ["0: window resized width 800 height 600 scale 1"]),
    ("input: {device: window, event: focused, on: false}", ["0: window focused on false"]),
    (
      "input: {device: mouse, phase: cancelled, x: 1, y: 2, buttons: 0}",
      ["0: mouse cancelled x 1 y 2 buttons 0"]
    ),
    ("wait: 0.5", []), ("stall: 0.5", []), ("frame", []), ("capture: a", []),
    ("strip: {name: a, frames: 2, every: 0.1}", []),
    ("expect: {path: feed.y, value: 0.4, tolerance: 0.5}", []),
  ]

  @Test func `every word with every option sends what it says`() throws {
    for (step, expected) in Self.steps {
      let sent = try events("- \(step)").map(text)
      #expect(sent == expected, "\(step)")
    }
  }

  @Test func `every word has its case here`() {
    let words = Set(Self.steps.map { $0.step.prefix(while: \.isLetter) }.map(String.init))
    #expect(words == Set(GestureStepReader.Word.allCases.map(\.rawValue)).subtracting(["edit", "answer"]))
  }

  @Test func `a step begins where the one before it ended`() throws {
    let sent = try events(
      """
      - move: {along: [[0, 1, 2], [0.01, 3, 4]]}
      - press:
      - wait: 0.02
      - move: {to: [5, 4]}
      - release
      """)
    #expect(
      sent.map(text) == [
        "0: mouse moved x 1 y 2 buttons 0", "10: mouse moved x 3 y 4 buttons 0",
        "10: mouse pressed x 3 y 4 buttons 1", "30: mouse moved x 5 y 4 buttons 1",
        "30: mouse released x 5 y 4 buttons 0",
      ])
  }

  @Test func `an input is known to the steps after it`() throws {
    let sent = try events(
      """
      - input: {device: touch, phase: pressed, x: 7, y: 8, buttons: 1}
      - release
      """)
    #expect(sent.map(text).last == "0: touch released x 7 y 8 buttons 0")
  }

  @Test func `a frame is made at its very instant`() throws {
    let run = HeadlessRun(Playing.stage())
    var frames: [Int] = []
    run.onFrame = { frames.append(Microseconds(seconds: $0.time).count) }
    try run.play(
      ScriptPlayer(try Playing.script("- stall: 0.0301\n- frame\n- stall: 0.01\n- frame")), rate: 60)
    #expect(frames.prefix(3) == [0, 30_100, 40_100])
  }
}
