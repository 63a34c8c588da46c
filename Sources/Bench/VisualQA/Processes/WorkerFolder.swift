package import Foundation
package import Replays

/// The folder into which a worker writes the outcome of its scenario for the parent process.
package nonisolated struct WorkerFolder {
  package let url: URL

  package init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Writes an outcome as a report, with its lines as notes.
  package func write(_ outcome: ScenarioOutcome, goldens: URL) throws {
    try ReportWriter(url, template: .embedded)
      .write(Report(command: "", notes: outcome.lines, cases: outcome.cases))
    try GoldenActuals(goldens: goldens.relativePath, actuals: outcome.actuals).write(to: url)
  }

  /// Returns the outcome of a worker that ended with `status`.
  package func outcome(status: RunStatus) throws -> ScenarioOutcome {
    let report = try ReportReader(url).report()
    return ScenarioOutcome(
      lines: report.notes, cases: report.cases, actuals: try GoldenActuals(of: url).actuals, status: status)
  }
}
