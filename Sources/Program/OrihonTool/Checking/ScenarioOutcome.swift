import Replays
import VisualQA

/// The outcome of comparing one scenario with its goldens: the printed lines, and the cases of the report.
struct ScenarioOutcome {
  /// The lines of the result, in their order.
  var lines: [String] = []
  /// The comparisons, with one more named after the scenario if it could not be compared to its end.
  var cases: [ReportCase] = []
  /// The proposed references.
  var actuals: [GoldenActual] = []
  /// The exit status of a run of this scenario alone.
  var status = RunStatus.done

  /// The comparisons of goldens.
  var compared: [ReportCase] { cases.filter { $0.path != $0.scenario } }

  /// Adds the reason why the scenario was not compared to its end.
  mutating func fail(_ name: String, because reason: String, _ status: RunStatus) {
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
  static func heaviest(of statuses: some Collection<RunStatus>) -> RunStatus {
    [.badInput, .different, .wrote].first(where: statuses.contains) ?? .done
  }
}
