/// A merge of the reports of several runs, such as those of shards.
public nonisolated enum ReportMerge {
  /// Returns the cases of all reports in their order; a note that several reports have is kept once.
  ///
  /// - Throws: `VisualQAError.doubleCase` when two reports contain a case of the same path, as neither can be
  /// preferred.
  public static func merged(
    _ reports: [(name: String, report: Report)], command: String, program: String
  ) throws(VisualQAError) -> Report {
    var merged = Report(command: command, program: program)
    var owners: [String: String] = [:]
    for (name, report) in reports {
      for note in report.notes where !merged.notes.contains(note) { merged.notes.append(note) }
      for value in report.cases {
        if let owner = owners.updateValue(name, forKey: value.path) {
          throw .doubleCase(value.path, reports: [owner, name])
        }
        merged.cases.append(value)
      }
    }
    return merged
  }
}
