import Replays
import Testing
import VisualQA

struct ReportMergeTests {
  private func report(_ paths: String..., note: String = "a note") -> Report {
    Report(
      command: "orihon compare", notes: [note],
      cases: paths.map { ReportCase($0, scenario: "s", kind: .state, outcome: .passed) })
  }

  @Test func `the cases keep the order of their reports, and a note is told once`() throws {
    let merged = try ReportMerge.merged(
      [("one", report("b", "d")), ("two", report("a", "c")), ("three", report(note: "another"))],
      command: "orihon report", program: "1")
    #expect(merged.cases.map(\.path) == ["b", "d", "a", "c"])
    #expect(merged.notes == ["a note", "another"])
    #expect(merged.command == "orihon report")
  }

  @Test func `a case in two reports is an error that names both`() {
    let error = #expect(throws: VisualQAError.self) {
      try ReportMerge.merged([("one", report("a")), ("two", report("b", "a"))], command: "", program: "")
    }
    #expect(error?.description == "a is in one and in two; each case may be in one report only")
    #expect(error?.exitStatus == .badInput)
  }
}
