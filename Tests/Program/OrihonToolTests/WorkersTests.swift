import Foundation
import Testing
import VisualQA

/// Tests of `orihon compare` with several processes.
struct WorkersTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func compare(_ more: String...) throws -> Program.Ending {
    try Program(environment: ["CI": ""]).run(
      ["compare", "paged-re*", "swift-rest", "--goldens", "goldens", "--report", "report"] + more,
      in: place.folder)
  }

  private var state: URL {
    place.file("goldens/paged-rest/430x932@1/light/leftToRight/state-rest.json")
  }

  /// What a report holds, but for its command.
  private func report() throws -> String {
    try String(contentsOf: place.file("report/report.json"), encoding: .utf8)
      .replacing(/"command": .*/, with: "")
  }

  @Test func `one process and several say and write the same`() throws {
    let recording = try compare("--workers", "2")
    #expect(recording.status == 3, "\(recording.output) \(recording.complaint)")
    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacing("\"idle\"", with: "\"flying\"").utf8).write(to: state)
    var found: [String] = []
    for count in ["1", "2"] {
      let ending = try compare("--workers", count)
      #expect(ending.status == 1)
      found += [ending.output + ending.complaint, try report()]
      found.append(try String(contentsOf: place.file("report/actuals.json"), encoding: .utf8))
    }
    #expect(Array(found[..<3]) == Array(found[3...]))
    #expect(found[0].contains("state-rest.json: differs: "))
    #expect(try Program(environment: ["CI": ""]).run(["approve"], in: place.folder).status == 3)
    #expect(try compare().status == 0)
    let timings = try RunTimings(contentsOf: place.file("report/\(RunTimings.file)"))
    #expect(timings.machines.flatMap(\.entries).allSatisfy { $0.seconds > 0 }, "the times are real")
  }

  @Test func `a pattern that no scenario fits is refused with the scenarios`() throws {
    let ending = try Program().run(["compare", "nothing-*"], in: place.folder)
    #expect(
      ending.status == 2 && ending.complaint.contains("no scenario fits 'nothing-*'"), "\(ending.complaint)")
  }
}
