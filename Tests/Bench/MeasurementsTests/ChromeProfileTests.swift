import Foundation
import Measurements
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the Chrome trace, read by a reader of its own and checked against the format.
struct ChromeProfileTests {
  private func trace(_ run: RecordedRun) throws -> ChromeProfileFile {
    let text = ChromeProfile(run.recording, title: "sample", notes: []).text
    return try ChromeProfileFile(Data(text.utf8))
  }

  private func played() throws -> RecordedRun {
    let run = try RecordedRun(Playing.gestures, moving: 0.25)
    run.make(20)
    run.make(2, delay: 0.03)
    run.make(300)
    return run
  }

  @Test func `it keeps to the format`() throws {
    let trace = try trace(played())
    #expect(trace.violations == [])
    #expect(trace.events("M").first?.arguments["name"] as? String == "sample")
    #expect(Set(trace.events.map(\.kind)) == ["M", "X", "b", "e", "C", "i", "s", "f"])
  }

  @Test func `every frame has its expected and its actual slice, and its passes inside`() throws {
    let run = try played()
    let slices = try trace(run).events("X")
    for frame in run.frames {
      let named = slices.filter {
        $0.name == "frame \(frame.number)" || $0.name.hasSuffix(" frame \(frame.number)")
      }
      #expect(named.count == 2)
      let actual = try #require(named.first { $0.track == "1/2" })
      #expect(isClose(Double(actual.end), frame.end * 1e9, within: 1))
      let inside = slices.filter { $0.track == "1/2" && actual.start <= $0.start && $0.end <= actual.end }
      #expect(inside.dropFirst().map(\.name) == ["update", "layout", "display", "draw", "present"])
    }
    #expect(slices.contains { $0.name == "janky frame 20" })
  }

  @Test func `each input has a slice and an arrow to the frame that shows it`() throws {
    let run = try played()
    let trace = try trace(run)
    let inputs = trace.events("X").filter { $0.track == "1/3" }
    #expect(inputs.count == run.recording.inputs.count && !inputs.isEmpty)
    #expect(trace.events("s").count == run.frames.reduce(0) { $0 + $1.inputs.count })
    let arrow = try #require(trace.events("f").first)
    let shown = try #require(run.frames.first { !$0.inputs.isEmpty })
    #expect(isClose(Double(arrow.start), shown.end * 1e9, within: 2))
  }

  @Test func `strokes, requests and countdowns have a beginning and an end, and what happened its instants`()
    throws
  {
    let trace = try trace(played())
    let begun = Dictionary(grouping: trace.events("b")) { $0.text("cat") ?? "" }
    #expect(begun["stroke"]?.count == 4)
    #expect(
      begun["auto"]?.isEmpty == false && begun["auto"]?.first?.name.hasPrefix("hero: auto-scroll in ") == true
    )
    #expect(begun["request"]?.contains { $0.name.hasPrefix("hero: autoplay to page ") } == true)
    let instants = trace.events("i").map(\.name)
    #expect(instants.contains { $0.hasPrefix("hero: page ") } && instants.contains("pair: settled on page 1"))
  }

  @Test func `counters follow what moves`() throws {
    let counters = try trace(played()).events("C")
    for name in ["hero offset", "hero velocity", "hero page", "feed offset", "live cells"] {
      #expect(counters.contains { $0.name == name }, "\(name)")
    }
  }

  @Test func `a recording that lost its beginning is still whole`() throws {
    let run = try RecordedRun(Playing.gestures, moving: 0.25, capacity: 40)
    run.make(200)
    #expect(try trace(run).violations == [])
    #expect(ChromeProfile(run.recording, title: "x").text.contains("\"framesLeftOut\":160"))
  }

  @Test func `an empty recording is an empty trace`() throws {
    let trace = try trace(RecordedRun())
    #expect(trace.violations == [] && trace.events.allSatisfy { $0.kind == "M" })
  }

  @Test(arguments: [
    (#""ph":"e""#, #""ph":"b""#), (#""dur":"#, #""dur":-"#), (#""id":"0""#, #""id":"zero""#),
    (#""bp":"e""#, #""bp":"x""#), (#""thread_name""#, #""thread_nom""#),
    (#""displayTimeUnit":"ms""#, #""unit":"ms""#),
  ])
  func `the reader sees what is wrong`(right: String, wrong: String) throws {
    let text = ChromeProfile(try played().recording, title: "sample").text
    let range = try #require(text.range(of: right))
    let broken = text.replacingCharacters(in: range, with: wrong)
    #expect(try ChromeProfileFile(Data(broken.utf8)).violations != [])
  }
}
