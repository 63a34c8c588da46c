/// Puts the reports of several runs into one, such as those of a run that was split into shards.
public nonisolated enum ReportMerge {
  /// The cases of all reports in their order; a note that several tell is told once.
  ///
  /// - Throws: `VisualQAError.doubleCase` where two reports hold a case of the same path: nobody could say which of
  ///   the two holds.
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
