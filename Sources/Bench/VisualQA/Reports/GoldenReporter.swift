package import Documents
package import Foundation

/// The writer of the folder of `--report`, which holds the differences for a reviewer and for `orihon approve`.
package struct GoldenReporter {
  private let staging: ReportStaging?

  package init(_ path: String?) {
    staging = path.map {
      ReportStaging(URL(fileURLWithPath: $0, isDirectory: true), run: RunVerb.compare.rawValue)
    }
  }

  /// The folder of the complete report; `nil` when none was requested.
  package var folder: URL? { staging?.folder }

  /// The folder that is written into now; `nil` when no report was requested.
  package var place: URL? { staging?.place }

  /// Checks, before the run, that a report can be written without replacing compared files.
  ///
  /// - Throws: `DocumentError.unwritable` when the folder does not belong to reports, or is a compared one,
  ///   inside one or around one.
  package func check(apartFrom compared: [String]) throws(DocumentError) {
    guard let folder else { return }
    try ReportFolder(folder).check()
    for path in compared {
      let other = URL(fileURLWithPath: path, isDirectory: true)
      try ReportFolder(folder).check(isApartFrom: other, mayBeInside: false)
    }
  }

  /// Begins the report and deletes the proposed references of an earlier run; with `scenarios` only theirs.
  ///
  /// With `inPlace` an earlier report can be read until it is replaced.
  ///
  /// - Throws: `DocumentError.unwritable` when the folder does not belong to reports, or is that of the
  ///   goldens or around it.
  package func begin(
    goldens: GoldenPlace, of scenarios: Set<String>? = nil, inPlace: Bool = false
  ) throws(DocumentError) {
    guard let staging else { return }
    try ReportFolder(staging.folder).check(isApartFrom: goldens.url, mayBeInside: goldens.branch == nil)
    try staging.begin(inPlace: inPlace)
    GoldenActuals.clear(staging.place, of: scenarios)
  }

  /// Deletes what was written, if the report is not complete.
  package func abandon() { staging?.abandon() }

  /// Writes the report and returns its page, `nil` when none was requested.
  ///
  /// `actuals` are the proposed references that `orihon approve` may copy to `goldens`, and `run` describes the run;
  /// it is `nil` for a report that is no part of one.
  package func write(
    _ cases: [ReportCase], notes: [String], actuals: [GoldenActual] = [], goldens: GoldenPlace? = nil,
    run: RunManifest? = nil, timings: RunTimings? = nil
  ) throws -> URL? {
    guard let staging else { return nil }
    if let goldens {
      try GoldenActuals(goldens: goldens, actuals: actuals).write(to: staging.place)
    }
    let command = run?.command ?? LaunchArguments.command(without: [])
    var report = Report(
      command: command, program: run?.program ?? ProgramVersion.text, notes: notes, cases: cases)
    if goldens != nil {
      ReportApproval(of: staging.place, goldens: nil).hand(to: &report, as: staging.folder)
    }
    try ReportWriter(staging.place, template: .embedded).write(report, of: run, timings: timings)
    try staging.finish()
    return staging.folder.appendingPathComponent(ReportFile.page)
  }
}
