import Documents
package import Foundation
package import Replays

/// A pool of processes of this program that play one scenario each.
package struct WorkerPool {
  private let pool: ProcessPool
  /// The arguments of each process, without its scenario and its folder.
  private let words: [String]

  /// Creates a pool of at most `count` processes at a time; default one for each core.
  package init(count: Int?, words: [String]) {
    pool = ProcessPool(count: count ?? ProcessPool.automatic)
    self.words = words
  }

  /// Returns a pool whose processes write what differs into a report's folder; `nil` for none.
  package func reporting(into place: URL?) -> WorkerPool {
    WorkerPool(pool: pool, words: words + (place.map { ["--report=\($0.path)"] } ?? []))
  }

  private init(pool: ProcessPool, words: [String]) { (self.pool, self.words) = (pool, words) }

  /// The most processes at a time.
  package var count: Int { pool.count }

  /// Plays scenarios, and passes each outcome to `body` in the order of `names`.
  ///
  /// - Throws: What `body` throws, or `VisualQAError` when no process can be started; all are ended then.
  package func play(_ names: [String], _ body: (ScenarioOutcome) throws -> Void) throws {
    try pool.run(parts: names.count) { part, place in
      words + ["--worker", place.path, "--", names[part]]
    } _: { process in
      try body(Self.outcome(of: names[process.part], process))
      return true
    }
  }

  /// Returns the outcome of a process that has ended; a failure if the process wrote none.
  private static func outcome(of name: String, _ process: WorkerProcess) -> ScenarioOutcome {
    if let status = process.status,
      let outcome = try? WorkerFolder(process.place.path).outcome(status: status)
    {
      try? StandardStream.error.write(process.complaint)
      return outcome
    }
    var outcome = ScenarioOutcome()
    outcome.fail(name, because: process.failure, .badInput)
    return outcome
  }
}

/// The folder into which a worker writes the outcome of its scenario for the parent process.
package nonisolated struct WorkerFolder {
  package let url: URL

  package init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Writes an outcome as a report, with its lines as notes.
  package func write(_ outcome: ScenarioOutcome, goldens: GoldenPlace) throws {
    try ReportWriter(url, template: .embedded)
      .write(Report(command: "", notes: outcome.lines, cases: outcome.cases))
    try GoldenActuals(goldens: goldens, actuals: outcome.actuals).write(to: url)
    try StoredChanges.write(outcome.recorded, to: url.appendingPathComponent(StoredChanges.file))
    let timings = RunTimings([RunTimings.Machine(calibration: 1, entries: outcome.timings)])
    try OutputFile.write(timings.text, to: url.appendingPathComponent(RunTimings.file))
  }

  /// Returns the outcome of a worker that ended with `status`.
  package func outcome(status: RunStatus) throws -> ScenarioOutcome {
    let report = try ReportReader(url).report()
    let timings = try RunTimings(contentsOf: url.appendingPathComponent(RunTimings.file))
    var outcome = ScenarioOutcome(
      lines: report.notes, cases: report.cases, actuals: try GoldenActuals(of: url).actuals, status: status,
      timings: timings.machines.flatMap(\.entries))
    outcome.recorded = try StoredChanges.read(from: url.appendingPathComponent(StoredChanges.file))
    return outcome
  }
}
