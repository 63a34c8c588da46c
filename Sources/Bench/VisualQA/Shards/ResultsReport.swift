import Documents
import Foundation
package import Replays

/// The report of a run other than `compare`: its results in the order of the plan.
package nonisolated struct ResultsReport: Sendable, Hashable {
  /// The identifier of the format of `report.json`.
  static let format = "orihon-results"

  /// The description of the run.
  package var run: RunManifest
  /// The notes on the whole run.
  package var notes: [String]
  /// The results.
  package var cases: [ResultCase]

  /// Creates a report.
  package init(_ run: RunManifest, notes: [String] = [], cases: [ResultCase]) {
    (self.run, self.notes, self.cases) = (run, notes, cases)
  }

  /// The sentence that sums up the results.
  package var summary: String { ResultsSummary(run.verb, cases).text }

  /// The exit status of the run.
  package var status: RunStatus {
    if cases.contains(where: { $0.outcome == .unreadable }) { return .badInput }
    return cases.contains { $0.outcome == .failed } ? .different : .done
  }

  /// The text of `report.json`, with one result per line.
  var text: String {
    let head: [(String, JSONValue)] = [
      ("format", .string(Self.format)), ("version", 1), ("verb", .string(run.verb.rawValue)),
      ("program", .string(run.program)), ("command", .string(run.command)),
      ("notes", .array(notes.map { .string($0) })), ("summary", .string(summary)),
    ]
    let lines = head.map { "\(JSONValue.string($0.0).text()): \($0.1.text())" }
    let list = cases.map { $0.json.text(decimals: 6) }
    return "{\n"
      + (lines + ["\"cases\": [\n" + list.joined(separator: ",\n") + "\n]"]).joined(separator: ",\n")
      + "\n}\n"
  }

  /// The text of the JUnit file: one suite, with a test case for each part.
  var junit: String {
    func count(_ outcome: ResultCase.Outcome) -> String { "\(cases.count { $0.outcome == outcome })" }
    let counts = Markup.attributes([
      ("tests", "\(cases.count)"), ("failures", count(.failed)), ("errors", count(.unreadable)),
      ("skipped", "0"), ("time", "0"),
    ])
    let tests = cases.map { value in
      let head = Markup.attributes([("classname", run.verb.rawValue), ("name", value.name), ("time", "0")])
      guard value.outcome != .passed else { return "    <testcase\(head)/>\n" }
      let element = value.outcome == .failed ? "failure" : "error"
      return "    <testcase\(head)>\n      <\(element)"
        + Markup.attributes([("message", value.explanation), ("type", value.outcome.rawValue)])
        + ">\(Markup.escaped(value.command))</\(element)>\n    </testcase>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"orihon\"\(counts)>\n"
      + "  <testsuite" + Markup.attributes([("name", run.verb.rawValue)]) + "\(counts)>\n"
      + tests.joined() + "  </testsuite>\n</testsuites>\n"
  }
}
