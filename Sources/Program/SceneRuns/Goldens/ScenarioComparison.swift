import Documents
import Foundation
import Replays
import SDLRendering
import VisualQA

/// The comparison of scenarios with their goldens in this process, one after the other.
struct ScenarioComparison {
  private let run: GoldenRun

  init(_ run: GoldenRun) { self.run = run }

  /// Plays a scenario in all its variants and returns the outcome.
  func outcome(of scenario: GoldenScenario) -> ScenarioOutcome {
    var outcome = ScenarioOutcome()
    do throws(VisualQAError) {
      for verdict in try run.play(scenario) {
        outcome.lines += Self.lines(of: verdict)
        if verdict.results.isEmpty {
          throw .nothingKept(verdict.scenario.name, origin: scenario.origin)
        }
        outcome.cases += verdict.cases(command: ScenarioCommandLine(scenario, in: verdict.variant).text)
        outcome.actuals += verdict.results.compactMap(\.actual)
        outcome.timings.append(
          RunTimings.Entry(scenario.name, variant: verdict.variant.path, seconds: verdict.seconds))
        outcome.status = .heaviest(of: [outcome.status, GoldenResult.exitStatus(of: verdict.results)])
      }
    } catch {
      outcome.fail(scenario.name, because: error.description, error.exitStatus)
      outcome.cases += unreached(scenario, because: error.description, besides: outcome.cases)
    }
    return outcome
  }

  /// Returns the goldens of a scenario that ended early, without those that have been compared.
  private func unreached(
    _ scenario: GoldenScenario, because reason: String, besides told: [ReportCase]
  ) -> [ReportCase] {
    let known = Set(told.map(\.path))
    return ((try? run.unreached(scenario, because: reason)) ?? []).flatMap { verdict in
      verdict.cases(command: ScenarioCommandLine(scenario, in: verdict.variant).text)
    }.filter { !known.contains($0.path) }
  }

  private static func lines(of verdict: GoldenVerdict) -> [String] {
    var lines: [String] = []
    if let explanation = verdict.explanation,
      !verdict.results.contains(where: { $0.description == explanation })
    {
      lines.append("\(verdict.scenario.name) \(verdict.variant.path): \(explanation)")
    }
    var skipped: Set<String> = []
    for result in verdict.results {
      if case .notCompared(let reason) = result.outcome {
        guard skipped.insert(reason).inserted else { continue }
        let others = verdict.results.count { $0.outcome == result.outcome } - 1
        lines.append("\(result.path)\(others > 0 ? " and \(others) more" : ""): not compared: \(reason)")
      } else if result.outcome != .passed {
        lines.append(result.description)
      }
      lines += [result.tolerances.line(at: result.path)].compactMap(\.self)
    }
    return lines
  }
}

nonisolated extension [ReportTolerance] {
  /// Returns a line with the tolerances that accepted a differing picture and the measured values; `nil` for none.
  package func line(at path: String) -> String? {
    let loose = filter(\.isLoose)
    return loose.isEmpty ? nil : "\(path): tolerated: " + loose.map(\.text).joined(separator: "; ")
  }
}

/// The shell command that plays a scenario in a window.
struct ScenarioCommandLine {
  let scenario: GoldenScenario
  let variant: GoldenVariant

  init(_ scenario: GoldenScenario, in variant: GoldenVariant) {
    self.scenario = scenario
    self.variant = variant
  }

  /// The command, with arguments quoted for a shell if needed.
  var text: String {
    let words = [ProgramName.text] + (script.map { ["replay", $0] } ?? ["demo"]) + [scenario.scene]
    return (words + SceneEnvironment(variant).words).map(ShellWord.quoted).joined(separator: " ")
  }

  /// The script's file, or the name of a shipped script; `nil` when nothing is played.
  private var script: String? {
    let file = scenario.script.file
    if file == "rest" { return nil }
    guard file.hasPrefix("Scripts/"), file.hasSuffix(".yml") else { return file }
    return String(file.dropFirst("Scripts/".count).dropLast(".yml".count))
  }
}
