import Foundation
import SceneRuns
import VisualQA

/// The end of a verb that would approve a report which proposes nothing.
enum NothingToApprove {
  /// Prints that the report proposes nothing, and the number of comparisons.
  ///
  /// - Throws: `CommandError.ended(.differences)` afterwards if something differs nevertheless, and `.nothingDone` if
  ///   nothing was compared.
  static func tell(of approval: ReportApproval, in folder: URL) throws {
    let found = try approval.read()
    try Console.result("nothing to approve in \(folder.relativePath): \(found.compared)")
    if found.cases.contains(where: \.outcome.isFailure) { throw CommandError.ended(.differences) }
    if found.cases.allSatisfy({ $0.outcome == .notCompared }) {
      throw CommandError.nothingDone("nothing was compared, which is not a pass")
    }
  }
}
