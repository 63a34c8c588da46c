import ArgumentParser
import Documents
import Foundation
import SceneRuns
import VisualQA

/// The verb `orihon report`, which merges the reports of several runs.
struct ReportVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report", abstract: "Put reports into one, such as those of a run split by --shard.",
      discussion:
        "A DIR is what compare --report wrote. The cases keep their order; none may be in two reports.")
  }

  @Argument(help: ArgumentHelp("Folders of reports.", valueName: "dir"))
  var folders: [String] = []

  @Option(help: ArgumentHelp("The folder of the one report; made where it is missing.", valueName: "dir"))
  var out: String?

  @OptionGroup var watching: WatchOptions

  func validate() throws { try watching.check(folders, out: out) }

  @MainActor
  func perform(in program: ToolProgram) throws {
    guard try !watching.perform(page: out), let out else { return }
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    for input in folders where ReportFolder(folder).isSame(as: URL(fileURLWithPath: input, isDirectory: true))
    {
      throw CommandError.contradiction("--out is \(out), a report that is put into it")
    }
    try ReportFolder(folder).check()
    var reports: [(name: String, report: Report)] = []
    for folder in folders {
      let report = try ReportReader(URL(fileURLWithPath: folder, isDirectory: true)).report()
      if report.cases.isEmpty { throw CommandError.emptyReport(folder) }
      reports.append((folder, report))
    }
    let words = [ProgramName.text, "report"] + folders + ["--out", out]
    var merged = try ReportMerge.merged(
      reports, command: words.map(ShellWord.quoted).joined(separator: " "), program: ProgramVersion.text)
    try CollectedGoldens(in: folder).gather(folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
    ReportApproval(of: folder, goldens: nil).hand(to: &merged)
    try ReportWriter(folder, template: .embedded).write(merged)
    try Console.result(folder.appendingPathComponent(ReportFile.page).relativePath)
    try Console.result(merged.verdict)
    let unreadable = merged.cases.count(where: \.isUnreadable)
    if unreadable > 0 {
      throw CommandError.nothingDone(
        "of \(Pluralization.text(unreadable, "case")) something cannot be read, which is neither a pass nor a difference"
      )
    }
    if merged.cases.contains(where: \.outcome.isFailure) { throw CommandError.ended(.differences) }
    if merged.cases.allSatisfy({ $0.outcome == .notCompared }) {
      throw CommandError.nothingDone("nothing was compared, which is not a pass")
    }
  }
}
