import ArgumentParser
import Foundation
import VisualQA

/// The verb `orihon approve`: makes reviewed pictures and texts the new goldens.
struct ApproveVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "approve", abstract: "Take reviewed actuals for goldens.",
      discussion: "Copies what \(ProgramName.text) compare --report left, if it is still what was reviewed. "
        + "Ends with 3, because references were written; refused where CI is set.")
  }

  @Argument(help: "Scenarios; default all that differ.")
  var scenarios: [String] = []

  @Option(help: ArgumentHelp("The folder that compare --report wrote.", valueName: "dir"))
  var report = "report"

  @Option(
    help: ArgumentHelp("The folder of the goldens; default the one that was compared.", valueName: "dir"))
  var goldens: String?

  @MainActor
  func perform(in program: ToolProgram) throws {
    guard RecordMode.all.allowed(in: ProcessInfo.processInfo.environment) == .all else {
      throw CommandError.contradiction("CI is set, and nothing is approved there")
    }
    let folder = URL(fileURLWithPath: report, isDirectory: true)
    var actuals = try GoldenActuals(of: folder)
    let known = Set(actuals.actuals.map(\.scenario))
    if let unknown = scenarios.first(where: { !known.contains($0) }) {
      throw CommandError.nothingToApprove(unknown, in: report, scenarios: known.sorted())
    }
    if !scenarios.isEmpty { actuals.actuals.removeAll { !scenarios.contains($0.scenario) } }
    let here = URL(fileURLWithPath: ".", isDirectory: true)
    let named = goldens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    var approval = try actuals.approval(
      in: folder, to: named ?? actuals.goldensFolder(below: here, of: folder))
    try approval.commit()
    do {
      // Changes that could not be printed are undone.
      for actual in actuals.actuals {
        try Console.result("\(actual.path): \(actual.hash == nil ? "taken away" : "copied")")
      }
    } catch {
      approval.abandon()
      throw error
    }
    approval.close()
    try Console.result("\(actuals.actuals.count) goldens approved")
    if !actuals.actuals.isEmpty { throw CommandError.ended(.recorded) }
  }
}
