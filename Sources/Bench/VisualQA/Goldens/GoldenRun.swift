public import Documents
package import Foundation
import Measurements
package import Replays

/// A golden run: it plays scenarios without a window and compares the results with the references.
public struct GoldenRun {
  /// The frame rate of a played scenario, in frames per second.
  public nonisolated static let rate = 60.0

  private let store: GoldenStore
  private let staging: any GoldenEnvironment
  private let now: () -> TimeInterval

  /// Creates a run; the comparator must be tested before.
  ///
  /// `now` is the clock that times each variant, in seconds.
  package init(
    _ store: GoldenStore, staging: any GoldenEnvironment, now: @escaping () -> TimeInterval = { 0 }
  ) {
    self.store = store
    self.staging = staging
    self.now = now
  }

  /// Tests the comparator with differences chosen by `seed`, by every metric and tolerance that the scenarios use.
  package static func tryComparator(on scenarios: [GoldenScenario], seed: UInt64) throws(VisualQAError) {
    try ComparatorSelfTest().run(seed: seed, tolerances: Set(scenarios.map(\.tolerance)))
  }

  /// Plays a scenario in all its variants.
  ///
  /// - Throws: `VisualQAError` when references cannot be read or written, or a mask matches no element; then
  ///   nothing was written.
  public func play(_ scenario: GoldenScenario) throws(VisualQAError) -> [GoldenVerdict] {
    var takes: [(variant: GoldenVariant, take: GoldenPlayback, seconds: TimeInterval)] = []
    var masks: Set<ElementPattern> = []
    for variant in scenario.variants {
      let start = now()
      let player = try VisualQAError.reading { () throws(DocumentError) in
        try GoldenPlayer(scenario, in: variant, staging)
      }
      takes.append((variant, player.play(), now() - start))
      masks.formUnion(player.usedMasks)
      if player.hidesAll { throw .allMasked(scenario: scenario.name, origin: scenario.origin) }
    }
    if takes.allSatisfy({ $0.take.failure == nil }) {
      for mask in scenario.masks.patterns where !masks.contains(mask) {
        throw .unknownElement("\(mask)", scenario: scenario.name, origin: scenario.origin)
      }
    }
    return try VisualQAError.reading { () throws(DocumentError) in
      var verdicts: [GoldenVerdict] = []
      for (variant, take, seconds) in takes {
        let start = now()
        var verdict = try store.check(take, of: scenario, in: variant)
        verdict.seconds = seconds + now() - start
        verdicts.append(verdict)
      }
      try film(&verdicts)
      return verdicts
    }
  }

  /// Returns the goldens of a scenario that could not be played, as not compared for this reason.
  package func unreached(
    _ scenario: GoldenScenario, because reason: String
  ) throws(DocumentError) -> [GoldenVerdict] {
    var verdicts: [GoldenVerdict] = []
    for variant in scenario.variants {
      verdicts.append(try store.unreached(of: scenario, in: variant, because: reason))
    }
    return verdicts
  }

  /// Animates the first variant whose motion differs, for a report; the other variants usually differ in the same way.
  private func film(_ verdicts: inout [GoldenVerdict]) throws(DocumentError) {
    guard store.report != nil, let coding = store.coding,
      let index = verdicts.firstIndex(where: { $0.divergence?.change != nil }),
      let change = verdicts[index].divergence?.change, let reference = verdicts[index].referenceMotion
    else { return }
    let film = MotionDifferenceAnimation(
      verdicts[index].scenario, in: verdicts[index].variant, staging, around: change,
      actual: verdicts[index].actualMotion)
    verdicts[index].film = try film.pictures(from: reference, coding: coding)
  }

  /// Plays a scenario in one variant without comparing it.
  public func take(
    of scenario: GoldenScenario, in variant: GoldenVariant
  ) throws(DocumentError) -> GoldenPlayback {
    try GoldenPlayer(scenario, in: variant, staging).play()
  }
}

/// The outcome of comparing one scenario with its goldens: the printed lines, and the cases of the report.
package nonisolated struct ScenarioOutcome {
  /// The lines of the result, in their order.
  package var lines: [String] = []
  /// The comparisons, with one more named after the scenario if it could not be compared to its end.
  package var cases: [ReportCase] = []
  /// The proposed references.
  package var actuals: [GoldenActual] = []
  /// What was written into a store by a worker, and is not in the branch's index yet.
  var recorded: [StoredGoldens.Change] = []
  /// The exit status of a run of this scenario alone.
  package var status = RunStatus.done
  /// The times of its variants.
  package var timings: [RunTimings.Entry] = []

  /// Creates an outcome; by default without a line and a case.
  package init(
    lines: [String] = [], cases: [ReportCase] = [], actuals: [GoldenActual] = [], status: RunStatus = .done,
    timings: [RunTimings.Entry] = []
  ) {
    self.timings = timings
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
