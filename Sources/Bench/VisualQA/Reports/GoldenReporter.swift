package import Documents
package import Foundation

/// The writer of the folder of `--report`, which holds the differences for a reviewer and for `orihon approve`.
package struct GoldenReporter {
  /// The folder; `nil` when none was requested.
  package let folder: URL?

  package init(_ path: String?) { folder = path.map { URL(fileURLWithPath: $0, isDirectory: true) } }

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

  /// Marks the folder as a report and deletes the proposed references of an earlier run; with `scenarios` only theirs.
  ///
  /// - Throws: `DocumentError.unwritable` when the folder does not belong to reports, or is that of the
  ///   goldens or around it.
  package func begin(goldens: GoldenPlace, of scenarios: Set<String>? = nil) throws(DocumentError) {
    guard let folder else { return }
    try ReportFolder(folder).check(isApartFrom: goldens.url, mayBeInside: goldens.branch == nil)
    try ReportFolder(folder).claim()
    GoldenActuals.clear(folder, of: scenarios)
  }

  /// Writes the report and returns its page, `nil` when none was requested; `actuals` are the proposed references that `orihon approve` may copy to `goldens`.
  package func write(
    _ cases: [ReportCase], notes: [String], actuals: [GoldenActual] = [], goldens: GoldenPlace? = nil
  ) throws -> URL? {
    guard let folder else { return nil }
    if let goldens {
      try GoldenActuals(goldens: goldens, actuals: actuals).write(to: folder)
    }
    let command = ([ProgramName.text] + LaunchArguments.all.dropFirst()).map(ShellWord.quoted)
    var report = Report(
      command: command.joined(separator: " "), program: ProgramVersion.text, notes: notes, cases: cases)
    if goldens != nil { ReportApproval(of: folder, goldens: nil).hand(to: &report) }
    try ReportWriter(folder, template: .embedded).write(report)
    return folder.appendingPathComponent(ReportFile.page)
  }
}
