import ArgumentParser
import Documents
import Foundation
import SceneRuns
import VisualQA

/// The verb `orihon approve`, which makes reviewed pictures and texts the new goldens.
struct ApproveVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "approve", abstract: "Accept reviewed results as goldens.",
      discussion: "Copies what \(ProgramName.text) compare --report left, if it is still what was reviewed. "
        + "Ends with 3, because references were written; refused where CI is set.")
  }

  @Argument(help: "Scenarios, or patterns such as 'default-*'; default all that differ.")
  var scenarios: [String] = []

  @Option(help: ArgumentHelp("The folder that compare --report wrote.", valueName: "dir"))
  var report = "report"

  @Option(
    help: ArgumentHelp(
      "The folder or the store of the goldens; default the one that was compared.", valueName: "dir"))
  var goldens: String?

  @Option(
    help: ArgumentHelp("The branch of a store; default the one that was compared.", valueName: "name"))
  var branch: String?

  @MainActor
  func perform(in program: ToolProgram) throws {
    let folder = URL(fileURLWithPath: report, isDirectory: true)
    let reading = ReportApproval(of: folder, goldens: goldens, branch: branch)
    let (proposed, place) = try reading.checked()
    if proposed.actuals.isEmpty, scenarios.isEmpty {
      return try NothingToApprove.tell(of: reading, in: folder)
    }
    let actuals = try proposed.selecting(scenarios, of: report)
    var approval = try actuals.approval(in: folder, to: place)
    try approval.commit()
    do {
      // Changes are undone if they cannot be printed.
      for actual in actuals.actuals {
        try Console.result("\(actual.path): \(actual.hash == nil ? "taken away" : "copied")")
      }
    } catch {
      approval.abandon()
      throw error
    }
    approval.close()
    try Console.result("\(Pluralization.text(actuals.actuals.count, "golden")) approved")
    if !actuals.actuals.isEmpty { throw CommandError.ended(.recorded) }
  }
}
