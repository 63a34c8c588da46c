import ArgumentParser
import Foundation
import SDLRendering
import VisualQA

/// `orihon compare`: scenes and scripts against their goldens.
struct CompareVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compare", abstract: "Compare state, draw list and still of scenarios with the goldens.")
  }

  @Argument(help: "Scenarios; default all.")
  var scenarios: [String] = []

  @Option(help: "missing, all, failed or never; never where CI is set.", transform: ArgumentReading.choice())
  var record = RecordMode.never

  @Option(help: ArgumentHelp("The folder of what differs.", valueName: "dir"))
  var report: String?

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var goldens = "Resources/Goldens"

  @Option(
    help: ArgumentHelp("Chooses the differences that the comparator is tried with first.", valueName: "n"))
  var seed: UInt64 = 1

  @MainActor
  func perform() throws {
    let mode = record.allowed(in: ProcessInfo.processInfo.environment)
    if mode != record { Console.note("orihon: CI is set, and nothing is recorded there") }
    let store = GoldenStore(
      URL(fileURLWithPath: goldens, isDirectory: true),
      report: report.map { URL(fileURLWithPath: $0, isDirectory: true) }, mode: mode, coding: PNGFile())
    let studio = GoldenStudio()
    let run = try GoldenRun(
      store, seed: seed, stage: studio.stage, still: { _ in studio.still() }, pictures: studio.load)
    var results: [GoldenResult] = []
    var status = RunStatus.done
    for scenario in try GoldenCatalog().named(scenarios) {
      do throws(VisualQAError) {
        let played = try run.play(scenario)
        for result in played where result.outcome != .passed { Console.result(result.description) }
        results += played
      } catch {
        Console.result("\(scenario.name): \(error)")
        status = .different
      }
    }
    let skipped = results.count { if case .notCompared = $0.outcome { true } else { false } }
    Console.result(
      "\(results.count { $0.outcome == .passed }) of \(results.count) goldens passed"
        + (skipped > 0 ? ", \(skipped) not compared" : ""))
    if status == .done { status = GoldenResult.exitStatus(of: results) }
    if status != .done { throw CommandError.ended(ProgramStatus(status)) }
  }
}
