import ArgumentParser
import CollectionViews
import ComparisonLab
import Documents
import Foundation
import SceneRuns
import VisualQA
import WindowRuns

/// The verb `orihon lab`, which shows the failures of the five articles beside their solutions.
struct LabVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lab", abstract: "Known failures beside their solutions, under the same pointer.",
      discussion:
        "Without a number it opens the index of all thirty-five. --headless plays them without a window "
        + "and ends with 1 when ours misses its limit, or the naive side does not fail.")
  }

  @Argument(help: ArgumentHelp("The pairs, such as S21; default all.", valueName: "S"))
  var pairs: [String] = []

  @OptionGroup var lab: LabOptions
  @OptionGroup var sharing: ShardOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var running: WindowRunOptions

  func validate() throws { try lab.check(pairs, splitBy: sharing.given) }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let chosen = try LabPairSelection(pairs)
    try lab.checkFileName()
    if lab.list {
      let inventory = LabPairList(chosen.pairs)
      guard let file = lab.json else { return try Console.results(inventory.text) }
      return try Console.write(inventory.entries, to: file)
    }
    guard lab.headless else {
      let shown = pairs.isEmpty || chosen.pairs.count > 1 ? chosen.pairs : Lab.pairs
      var window = try LabWindow(shown, in: scene.surroundings(), running: running.settings, log: lab.log)
      return try window.run(from: pairs.isEmpty ? nil : chosen.pairs[0].id)
    }
    let surroundings = try scene.surroundings()
    if surroundings.traits.reducesMotion {
      throw CommandError.contradiction("--headless counts motion, which --reduce-motion leaves out")
    }
    let run = try sharing.run(.lab, report: lab.report, command: lab.command(pairs, in: surroundings))
    let shown = try run.select(chosen.pairs.map { ShardedRun.Part($0.id) }).map { chosen.pairs[$0] }
    let count = try LabResults(
      shown, rate: lab.rate ?? HeadlessStage.rate, in: surroundings, timed: run.timing)
    if let file = lab.json { try Console.write(count.entries, to: file) }
    if lab.json != "-" { try Console.results(count.table) }
    if let film = lab.film { try Console.note(LabReport.film(chosen.pairs[0], to: film).relativePath) }
    let faults = count.results.count { !$0.fails || !$0.holds }
    let page = try run.write(LabReport.cases(count), findings: faults, inputs: [])
    if let page { Console.note(page.relativePath) }
    if !count.isProven { throw CommandError.ended(.differences) }
  }
}
