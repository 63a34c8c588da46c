import Documents
import Foundation
import SampleRuns
import Stage
import Testing

@testable import Replays

/// Tests of the format of the frame log.
///
/// Covers CONTRACT, the log.
struct FrameLogTests {
  @Test func `a frame has the keys of the contract in their order`() throws {
    let stage = Playing.stage(moving: 3)
    stage.advance(to: 0)
    let text = FrameLog.text(of: stage.trace)
    let hero =
      "{\"id\":\"hero\",\"x\":0,\"lap\":0,\"v\":0,\"phase\":\"idle\",\"direction\":\"none\",\"intent\":\"none\",\"cause\":null,"
      + "\"page\":0,\"settledPage\":0,\"progress\":0,\"target\":null,\"pages\":5,\"request\":null,"
      + "\"dots\":{\"count\":5,\"current\":0},\"autoplay\":{\"running\":true,\"paused\":[],\"deadline\":3}}"
    #expect(
      text.hasPrefix(
        "{\"kind\":\"frame\",\"frame\":0,\"t\":0,\"feed\":{\"y\":0,\"v\":0,\"phase\":\"idle\","
          + "\"direction\":\"none\",\"intent\":\"none\",\"cause\":null},\"rows\":[" + hero + ","))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `every line is JSON and time never goes back`() throws {
    let (lines, _) = try Playing.log(Playing.gestures)
    var last = 0.0
    for line in lines {
      let value = try JSONParser.parse(Array(line.utf8))
      guard case .number(let time)? = value["t"] else { throw TestProblem("no t in \(line)") }
      #expect(time >= last)
      last = time
    }
    #expect(lines.count > 60)
  }

  @Test func `the last line tells that everything has become idle`() throws {
    let (lines, _) = try Playing.log(Playing.gestures)
    let last = try JSONParser.parse(Array(lines[lines.count - 1].utf8))
    #expect(last["kind"] == "frame")
    #expect(last.value(at: "feed.phase") == "idle")
    guard case .array(let rows)? = last["rows"] else { throw TestProblem("no rows") }
    #expect(rows.allSatisfy { $0["phase"] == "idle" && $0["v"] == .number(0) })
  }

  @Test func `a frame that shows nothing new is left out`() throws {
    let (lines, _) = try Playing.log("- wait: 2")
    #expect(lines.count == 1)
  }

  @Test func `the same gestures write the same text`() throws {
    #expect(try Playing.log(Playing.gestures).lines == Playing.log(Playing.gestures).lines)
  }

  @Test func `a drag tells of its page, its target and its rest`() throws {
    let (lines, _) = try Playing.log("- drag: {from: {row: hero}, dx: -260, duration: 0.2, easing: linear}")
    let events = lines.filter { $0.contains("\"kind\":\"event\"") }
    let names = try events.compactMap { try JSONParser.parse(Array($0.utf8))["event"] }
    #expect(names == ["pageChanged", "willSettle", "didSettle"])
    #expect(events[0].contains("\"row\":\"hero\",\"event\":\"pageChanged\",\"page\":1,\"cause\":\"drag\"}"))
  }

  @Test func `a tapped screen logs what it passes on`() {
    let stage = Playing.stage()
    var text = ""
    let content = StageSession(stage)
    content.intercept { LogInterceptor(on: $0, to: FrameLog { text += $0 }) }
    content.advance(to: 0)
    content.advance(to: 1)
    #expect(content.displayList == stage.displayList)
    #expect(text.filter { $0 == "\n" }.count == 1)
  }
}

/// The reason why a test cannot go on.
struct TestProblem: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
