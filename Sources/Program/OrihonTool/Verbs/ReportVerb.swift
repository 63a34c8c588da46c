import ArgumentParser
import Documents
import Foundation
import Replays
import SceneRuns
import VisualQA

/// The verb `orihon report`, which merges the reports of several runs.
struct ReportVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report", abstract: "Put reports into one, such as those of a run split by --shard.",
      discussion:
        "A DIR is what --report wrote: the shards of a run in any order, or reports of several runs. "
        + "What is missing of a run is listed with the command that plays it, and ends with 1.")
  }

  @Argument(help: ArgumentHelp("Folders of reports.", valueName: "dir"))
  var folders: [String] = []

  @Option(help: ArgumentHelp("The folder of the one report; made where it is missing.", valueName: "dir"))
  var out: String?

  @OptionGroup var watching: WatchOptions

  func validate() throws { try watching.check(folders, out: out) }

  @MainActor
  func perform(in program: ToolProgram) throws {
    if try watching.perform(page: out) { return }
    guard let out else { return }
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    for input in folders where ReportFolder(folder).isSame(as: URL(fileURLWithPath: input, isDirectory: true))
    {
      throw CommandError.contradiction("--out is \(out), a report that is put into it")
    }
    let words = [ProgramName.text, "report"] + folders + ["--out", out]
    let merged = try MergedReport(folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
    try ReportFolder(folder).check()
    let outcome = try merged.write(
      to: folder, command: words.map(ShellWord.quoted).joined(separator: " "))
    for line in outcome.lines { try Console.result(line) }
    if let refusal = outcome.refusal { throw CommandError.nothingDone(refusal) }
    if outcome.status != .done { throw CommandError.ended(ProgramStatus(outcome.status)) }
  }
}
