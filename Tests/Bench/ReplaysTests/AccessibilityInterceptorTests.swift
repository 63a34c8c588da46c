import Documents
import Foundation
import SampleRuns
import SceneReadings
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests of what a log tells of a screen reader.
struct AccessibilityInterceptorTests {
  /// Plays a script, and returns the lines about a screen reader.
  private func lines(_ text: String, moving: TimeInterval? = nil) throws -> [JSONValue] {
    var lines: [JSONValue] = []
    let session = StageSession(Playing.stage(moving: moving))
    session.intercept {
      AccessibilityInterceptor(on: $0) { text in
        for line in text.split(separator: "\n") {
          if let value = try? JSONParser.parse(Array(line.utf8)) { lines.append(value) }
        }
      }
    }
    try HeadlessRun(session).play(ScriptPlayer(try Playing.script(text)), rate: 60)
    return lines
  }

  private func kinds(_ lines: [JSONValue]) -> [JSONValue?] { lines.map { $0["notification"] } }

  @Test func `the first frame tells the whole tree, and a scene at rest nothing more`() throws {
    let lines = try lines("- wait: 2")
    #expect(kinds(lines) == ["screenChanged"])
    #expect(lines[0].value(at: "tree.role") == "screen")
  }

  @Test func `a drag tells the page when it rests, and then the tree`() throws {
    let lines = try lines("- drag: {from: {row: hero}, dx: -260, duration: 0.2}\n- wait: 2")
    let told = lines.filter { $0["notification"] == "pageScrolled" }
    #expect(told.map { $0["element"] } == ["hero"])
    #expect(told.map { $0["announcement"] } == ["page 2 of 5"])
    #expect(kinds(lines).last == "layoutChanged")
  }

  @Test func `turns by auto-scroll are not told, only the tree after each`() throws {
    let lines = try lines("- wait: 7", moving: 2)
    #expect(!kinds(lines).contains("pageScrolled"))
    #expect(kinds(lines).filter { $0 == "layoutChanged" }.count >= 2)
  }

  @Test func `the focus is told where it goes`() throws {
    let lines = try lines("- key: tab\n- wait: 0.2\n- key: tab\n- wait: 1")
    let told = lines.filter { $0["announcement"] != .null && $0["notification"] == "layoutChanged" }
    #expect(told.map { $0["element"] } == ["hero", "hero/dots/dots"])
    #expect(told.map { $0["announcement"] } == ["page 1 of 5", "page 1 of 5"])
  }

  @Test func `an element's text is one line, whatever its name holds`() {
    var row = AccessibilityElement("row", .row, label: "A\nB", value: "page 1 of 2")
    row.actions = [.increment, .custom("More\u{1B}")]
    row.isFocused = true
    row.children = [AccessibilityElement("row/a", .text, label: "a")]
    #expect(
      row.text == """
        row row "A\\nB" (page 1 of 2) [increment, More\\u001b] focused
          text row/a "a"
        """)
    #expect(row.json["focused"] == .bool(true) && row.json["hint"] == nil)
  }
}
