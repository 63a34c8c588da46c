package import VisualQA

extension GoldenActuals {
  /// Returns the proposed references of the scenarios that names or patterns fit; without any, all of them.
  ///
  /// - Throws: `CommandError.nothingToApprove` for a name that fits none; `report` is the report's name in it.
  package func selecting(_ names: [String], of report: String) throws(CommandError) -> GoldenActuals {
    guard !names.isEmpty else { return self }
    let known = Set(actuals.map(\.scenario)).sorted()
    var chosen: Set<String> = []
    for name in names {
      let found = NamePattern(name).select(from: known)
      if found.isEmpty { throw .nothingToApprove(name, in: report, scenarios: known) }
      chosen.formUnion(found)
    }
    var selection = self
    selection.actuals.removeAll { !chosen.contains($0.scenario) }
    return selection
  }
}
