package import Replays

/// The outcome of comparing one scenario with its goldens: the printed lines, and the cases of the report.
package nonisolated struct ScenarioOutcome {
  /// The lines of the result, in their order.
  package var lines: [String] = []
  /// The comparisons, with one more named after the scenario if it could not be compared to its end.
  package var cases: [ReportCase] = []
  /// The proposed references.
  package var actuals: [GoldenActual] = []
  /// The exit status of a run of this scenario alone.
  package var status = RunStatus.done

  /// Creates an outcome; by default without a line and a case.
  package init(
    lines: [String] = [], cases: [ReportCase] = [], actuals: [GoldenActual] = [], status: RunStatus = .done
  ) {
    self.lines = lines
    self.cases = cases
    self.actuals = actuals
    self.status = status
  }

  /// The comparisons of goldens.
  package var compared: [ReportCase] { cases.filter { $0.path != $0.scenario } }

  /// Adds the reason why the scenario was not compared to its end.
  package mutating func fail(_ name: String, because reason: String, _ status: RunStatus) {
    lines += "\(name): \(reason)".split(separator: "\n").map(String.init)
    self.status = .heaviest(of: [self.status, status])
    var value = ReportCase(name, scenario: name, kind: .state, outcome: .changed)
    value.explanation = reason
    value.isUnreadable = status == .badInput
    cases.append(value)
  }
}

nonisolated extension RunStatus {
  /// Returns the most severe status: bad input, then a difference, then written references.
  package static func heaviest(of statuses: some Collection<RunStatus>) -> RunStatus {
    [.badInput, .different, .wrote].first(where: statuses.contains) ?? .done
  }
}
