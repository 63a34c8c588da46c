import Foundation
import SampleRuns
import ScrollPhysics
import TestSupport
import Testing

@testable import Measurements

struct MotionLogTests {
  private func log(_ text: String) throws -> MotionLog {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("run.jsonl")
      try Data(text.utf8).write(to: file)
      return try MotionLog(contentsOf: file)
    }
  }

  private nonisolated static let frame = #"""
    {"kind":"frame","t":0.5,"feed":{"y":1,"v":0,"phase":"idle"},"rows":[]}
    """#

  @Test func `what a run logs is read back`() throws {
    let lines = try Playing.log("- drag: {from: {row: hero}, dx: -430, duration: 0.3, hold: 0.2}\n- wait: 1")
      .lines
    let log = try log(lines.joined(separator: "\n") + "\n")
    #expect(log.scrollers.prefix(2) == ["feed", "hero"] && log.mostMoved == "hero" && !log.isCut)
    let hero = try log.series(of: "hero")
    #expect(hero.samples.first?.page == 0 && hero.samples.last?.page == 1)
    #expect(hero.samples.last?.phase == .idle && hero.samples.last?.velocity == 0)
    #expect(try log.series(of: "feed").distance == 0)
  }

  @Test func `an unknown scroller is told with the ones there are`() throws {
    let log = try log(Self.frame)
    #expect {
      try log.series(of: "hero")
    } throws: { error in
      "\(error)".hasSuffix("run.jsonl: the log tells nothing of 'hero'; it tells of feed")
    }
  }

  @Test func `a log that breaks off is read up to there`() throws {
    let log = try log(Self.frame + "\n" + #"{"kind":"frame","t":0.6,"fe"#)
    #expect(log.isCut)
    #expect(try log.series(of: "feed").samples.count == 1)
  }

  @Test(arguments: [
    ("", ":1:1: the log has no frame"),
    (#"{"kind":"event","t":0,"row":"a","event":"paused"}"#, ":1:1: the log has no frame"),
    ("\(frame)\n{\n", ":2:2: not JSON: "),
    ("\(frame)\n[]\n", ":2:1: this line is not an object {…}"),
    (
      #"{"kind":"recording"}\#n"#,
      #":1:1: this is a recording; the log of it that replay --headless --log FILE writes is needed"#
    ),
    (
      #"{"kind":"frame","t":1,"feed":{"y":1,"v":0,"phase":"lost"},"rows":[]}\#n"#,
      #":1:1: "phase" is "lost"; allowed: idle, tracking"#
    ),
    (#"{"kind":"frame","t":1,"feed":{"y":1},"rows":[]}\#n"#, #":1:1: "v" is missing; a number is needed"#),
    (#"{"kind":"frame","t":1}\#n"#, #":1:1: "feed" is missing; an object is needed"#),
    (
      "\(frame)\n\(frame.replacing("0.5", with: "0.25"))\n",
      #":2:1: "t" is 0.25, earlier than 0.5 above; time goes forward"#
    ),
  ])
  func `what is no log is told with its line`(text: String, message: String) {
    #expect {
      try log(text)
    } throws: { error in
      "\(error)".contains("run.jsonl" + message)
    }
  }
}
