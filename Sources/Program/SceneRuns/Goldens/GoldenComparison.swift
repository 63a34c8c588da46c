import Documents
package import Foundation
package import Replays
import SDLRendering
package import VisualQA

/// The comparison of scenarios with their goldens, in this process or in workers, which prints its results.
package struct GoldenComparison {
  private let scenarios: [GoldenScenario]
  let seed: UInt64
  let goldens: GoldenPlace
  let scenes: SceneSource
  /// The names of all scenarios, so that any other golden is orphaned; `nil` when there may be others.
  private let allNames: [String]?
  /// The run that the report belongs to, and the files that it was given; `nil` for none.
  private let run: (run: ShardedRun, inputs: Set<URL>)?

  package init(
    _ scenarios: [GoldenScenario], seed: UInt64, in goldens: GoldenPlace, scenes: SceneSource,
    allNames: [String]? = nil, of run: (run: ShardedRun, inputs: Set<URL>)? = nil
  ) {
    self.allNames = allNames
    self.run = run
    self.scenarios = scenarios
    self.seed = seed
    self.goldens = goldens
    self.scenes = scenes
  }

  /// Plays the scenarios and returns the status; without `mode` only missing references are written, and in CI none.
  ///
  /// The results are the same, and printed in the same order, with workers and without.
  package func perform(mode: RecordMode?, _ reporter: GoldenReporter, workers: WorkerPool) throws -> RunStatus
  {
    let allowed = Self.allowed(mode)
    if let mode, allowed != mode { Console.say(RecordMode.refusal) }
    try reporter.begin(goldens: goldens)
    do {
      return try end(play(mode: mode, reporter, workers: workers), reporter)
    } catch {
      reporter.abandon()
      throw error
    }
  }

  /// Plays the scenarios, prints each result, and returns the outcomes in the same order.
  ///
  /// - Throws: An error also when `isStopped` returns true: the run ends before the next result is printed.
  package func play(
    mode: RecordMode?, _ reporter: GoldenReporter, workers: WorkerPool,
    isStopped: () -> Bool = { false }
  ) throws -> [ScenarioOutcome] {
    let keeper = goldens.keeper()
    let stored = keeper as? StoredGoldens
    try stored?.open()
    var outcomes: [ScenarioOutcome] = []
    func take(_ outcome: ScenarioOutcome) throws {
      if isStopped() { throw CommandError.ended(.done) }
      stored?.add(from: outcome)
      for line in outcome.lines { try Console.result(line) }
      outcomes.append(outcome)
      run?.run.advance(isFinding: outcome.status == .different || outcome.status == .badInput)
    }
    if workers.count > 1, scenarios.count > 1 {
      try GoldenRun.tryComparator(on: scenarios, seed: seed)
      try workers.reporting(into: reporter.place).play(scenarios.map(\.name), take)
    } else {
      try GoldenRun.tryComparator(on: scenarios, seed: seed)
      let player = player(mode: mode, reporter, keeper)
      for scenario in scenarios { try take(player.outcome(of: scenario)) }
    }
    try stored?.commit()
    return outcomes
  }

  /// Plays the one scenario of a worker, and writes its outcome into the worker's folder.
  package func perform(mode: RecordMode?, _ reporter: GoldenReporter, in worker: WorkerFolder) throws
    -> RunStatus
  {
    guard let scenario = scenarios.first, scenarios.count == 1 else {
      throw CommandError.contradiction("a worker plays one scenario, and \(scenarios.count) are named")
    }
    let keeper = goldens.keeper()
    var outcome = player(mode: mode, reporter, keeper).outcome(of: scenario)
    (keeper as? StoredGoldens)?.hand(to: &outcome)
    try worker.write(outcome, goldens: goldens)
    return outcome.status
  }

  private static func allowed(_ mode: RecordMode?) -> RecordMode {
    (mode ?? .missing).allowed(in: ProcessInfo.processInfo.environment)
  }

  private func player(
    mode: RecordMode?, _ reporter: GoldenReporter, _ keeper: any GoldenKeeper
  ) -> ScenarioComparison {
    let store = GoldenStore(
      keeper, report: reporter.place, mode: Self.allowed(mode), coding: PNGFile())
    let clock = SDLClock()
    return ScenarioComparison(
      GoldenRun(store, staging: ProgramGoldenEnvironment(scenes)) { clock.now })
  }

  /// Writes the report, prints the summary after `prefix`, and returns the most severe status.
  package func end(
    _ outcomes: [ScenarioOutcome], _ reporter: GoldenReporter, prefix: String = ""
  ) throws -> RunStatus {
    let compared = outcomes.flatMap(\.compared)
    // Sorted, as merged reports have them.
    let notes = (self.notes(on: compared) + strayNotes).sorted()
    for note in notes { try Console.result(note) }
    let run = reporter.folder == nil ? nil : run
    let page = try reporter.write(
      outcomes.flatMap(\.cases), notes: notes, actuals: outcomes.flatMap(\.actuals), goldens: goldens,
      run: run.map { $0.manifest(played: scenarios.map(\.name), inputs: Array($1)) },
      timings: run?.run.timings(outcomes.flatMap(\.timings)))
    self.run?.run.finish(.done)
    if let page { try Console.result(page.relativePath) }
    try Console.result(prefix + sum(of: compared))
    let status = RunStatus.heaviest(of: outcomes.map(\.status))
    if compared.allSatisfy({ $0.outcome == .notCompared }), status == .done {
      throw CommandError.nothingDone("nothing was compared, which is not a pass")
    }
    return status
  }

  /// The notes on orphaned goldens, which no scenario has.
  private var strayNotes: [String] {
    guard let allNames else { return [] }
    return OrphanedGoldens(in: goldens, besides: Set(allNames)).names
      .map { OrphanedGoldens.note(on: $0, in: goldens) }
  }

  /// Returns the note that no picture with real text was compared, if there were such pictures.
  private func notes(on cases: [ReportCase]) -> [String] {
    let names = Set(scenarios.filter(\.usesInstalledFonts).map(\.name))
    let pictures = cases.filter { $0.kind != .fonts && names.contains($0.scenario) }
    guard !pictures.isEmpty, pictures.allSatisfy({ $0.outcome == .notCompared }) else { return [] }
    return ["no golden with real text was compared: other fonts are installed here than they were drawn with"]
  }

  private func sum(of cases: [ReportCase]) -> String {
    if cases.isEmpty { return "no golden was compared" }
    func count(_ outcome: ReportOutcome) -> Int { cases.count { $0.outcome == outcome } }
    let (written, skipped) = (count(.new), count(.notCompared))
    guard written == 0 || written < cases.count else {
      return Pluralization.text(written, "golden") + " written"
    }
    return "\(count(.passed)) of \(Pluralization.text(cases.count - written, "golden")) passed"
      + (written > 0 ? ", \(written) written" : "") + (skipped > 0 ? ", \(skipped) not compared" : "")
  }
}
