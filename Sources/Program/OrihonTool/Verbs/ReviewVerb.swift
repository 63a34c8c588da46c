import ArgumentParser
import Documents
import Foundation
import SceneRuns
import VisualQA

/// The verb `orihon review`, which shows a report in a browser, where differences are accepted or rejected.
struct ReviewVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Accept and reject in a browser what a report shows.",
      discussion:
        "Serves the page of a report on 127.0.0.1, at an address with a secret that it prints, until Done "
        + "is pressed or ⌃C. Writes only goldens. Ends with 3 when it did; refused where CI is set. Of a report "
        + "with nothing to approve it says so, and what was compared, and ends at once.")
  }

  @Argument(help: ArgumentHelp("The folder that compare --report wrote.", valueName: "dir"))
  var report = "report"

  @Option(
    help: ArgumentHelp(
      "The folder or the store of the goldens; default the one that was compared.", valueName: "dir"))
  var goldens: String?

  @Option(
    help: ArgumentHelp("The branch of a store; default the one that was compared.", valueName: "name"))
  var branch: String?

  @Option(
    help: ArgumentHelp("The port to listen on; 0, the default, takes a free one.", valueName: "n"),
    transform: ArgumentReading.count(in: 0...65535))
  var port = 0

  @MainActor
  func perform(in program: ToolProgram) throws {
    let folder = URL(fileURLWithPath: report, isDirectory: true)
    let approval = ReportApproval(of: folder, goldens: goldens, branch: branch)
    let (actuals, place) = try approval.checked()
    if actuals.actuals.isEmpty { return try NothingToApprove.tell(of: approval, in: folder) }
    try actuals.checkAny(in: folder, to: place)
    let page = folder.appendingPathComponent(ReportFile.page)
    var session = ReviewSession(page, GoldenReview(actuals, of: folder, to: place))
    let (sum, hasWritten) = try session.perform(port: UInt16(port)) { try Console.result($0) }
    try Console.result(sum)
    if hasWritten { throw CommandError.ended(.recorded) }
  }
}
