import Foundation
import Replays
import SDLRendering
import VisualQA

/// Plays scenarios, compares them with their goldens and prints the results.
struct GoldenComparison {
  private let scenarios: [GoldenScenario]
  private let seed: UInt64
  private let folder: URL
  private let scenes: SceneSource

  init(_ scenarios: [GoldenScenario], seed: UInt64, in folder: URL, scenes: SceneSource) {
    self.scenarios = scenarios
    self.seed = seed
    self.folder = folder
    self.scenes = scenes
  }

  /// Plays the scenarios; without `mode` only missing references are written, and in CI none.
  func perform(mode: RecordMode?, _ reporter: GoldenReporter) throws -> RunStatus {
    let allowed = (mode ?? .missing).allowed(in: ProcessInfo.processInfo.environment)
    if let mode, allowed != mode { Console.say("CI is set, and nothing is recorded there") }
    try reporter.begin(goldens: folder)
    let store = GoldenStore(folder, report: reporter.folder, mode: allowed, coding: PNGFile())
    let run = try GoldenRun(store, staging: GoldenStudio(scenes), of: scenarios, seed: seed)
    var (results, cases, statuses) = ([GoldenResult](), [ReportCase](), Set<RunStatus>())
    for scenario in scenarios {
      do {
        for verdict in try run.play(scenario) {
          try tell(verdict)
          if verdict.results.isEmpty {
            throw VisualQAError.nothingKept(verdict.scenario.name, origin: scenario.origin)
          }
          results += verdict.results
          cases += verdict.cases(command: GoldenCommand(scenario, in: verdict.variant).text)
        }
      } catch let error as VisualQAError {
        try Console.results("\(scenario.name): \(error)")
        statuses.insert(error.exitStatus)
        var value = ReportCase(scenario.name, scenario: scenario.name, kind: .state, outcome: .changed)
        value.explanation = error.description
        cases.append(value)
      }
    }
    let notes = self.notes(on: results)
    for note in notes { try Console.result(note) }
    try reporter.write(cases, notes: notes, actuals: results.compactMap(\.actual), goldens: folder)
    try Console.result(sum(of: results))
    statuses.insert(GoldenResult.exitStatus(of: results))
    if results.allSatisfy({ if case .notCompared = $0.outcome { true } else { false } }), statuses == [.done]
    {
      throw CommandError.nothingDone("nothing was compared, which is not a pass")
    }
    return [.badInput, .different, .wrote].first(where: statuses.contains) ?? .done
  }

  private func tell(_ verdict: GoldenVerdict) throws(CommandError) {
    if let explanation = verdict.explanation,
      !verdict.results.contains(where: { $0.description == explanation })
    {
      try Console.result("\(verdict.scenario.name) \(verdict.variant.path): \(explanation)")
    }
    for result in verdict.results {
      if result.outcome != .passed { try Console.result(result.description) }
      try Console.results(of: result.tolerances, at: result.path)
    }
  }

  /// The note that no picture with real text was compared, if there were such pictures.
  private func notes(on results: [GoldenResult]) -> [String] {
    let names = Set(scenarios.filter(\.usesInstalledFonts).map(\.name))
    let pictures = results.filter { result in
      result.kind != .fonts && names.contains { result.path.hasPrefix($0 + "/") }
    }
    let skipped = pictures.filter { if case .notCompared = $0.outcome { true } else { false } }
    guard !pictures.isEmpty, skipped.count == pictures.count else { return [] }
    return ["no golden with real text was compared: other fonts are installed here than they were drawn with"]
  }

  private func sum(of results: [GoldenResult]) -> String {
    if results.isEmpty { return "no golden was compared" }
    let written = results.count { $0.outcome == .written }
    guard written == 0 || written < results.count else { return "\(written) goldens written" }
    let skipped = results.count { if case .notCompared = $0.outcome { true } else { false } }
    return "\(results.count { $0.outcome == .passed }) of \(results.count - written) goldens passed"
      + (written > 0 ? ", \(written) written" : "") + (skipped > 0 ? ", \(skipped) not compared" : "")
  }
}
