import Documents
package import Foundation
import Replays

/// The approval of a report: its proposed references, and the folder that they are copied to.
package struct ReportApproval {
  private let report: URL
  private let goldens: String?
  private let branch: String?

  /// Creates the approval of a report; `goldens` is the folder or store of the goldens, and `branch` its branch, where
  /// they differ from the compared ones.
  package init(of report: URL, goldens: String?, branch: String? = nil) {
    self.report = report
    self.goldens = goldens
    self.branch = branch
  }

  /// Sets the report's approve command and the paths that may be approved.
  ///
  /// `folder` is the report's folder when it is complete.
  package func hand(to value: inout Report, as folder: URL) {
    value.approving = command(of: folder)
    value.proposed = (try? GoldenActuals(of: report)).map { Set($0.actuals.map(\.path)) }
  }

  /// The shell command that approves scenarios named after it; `nil` when the report proposes nothing.
  ///
  /// It names goldens that are not below the current folder, as `orihon approve` requires.
  package var command: String? { command(of: report) }

  private func command(of folder: URL) -> String? {
    guard let actuals = try? GoldenActuals(of: report), !actuals.actuals.isEmpty else { return nil }
    let here = URL(fileURLWithPath: ".", isDirectory: true)
    let named =
      goldens ?? ((try? actuals.goldensFolder(below: here, of: report)) == nil ? actuals.goldens : nil)
    let words =
      [ProgramName.text, "approve", "--report", folder.relativePath]
      + (named.map { ["--goldens", $0] } ?? []) + (branch.map { ["--branch", $0] } ?? [])
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// Returns the proposed references and the folder of the goldens, after checking both.
  ///
  /// - Throws: `VisualQAError.refused` if CI is set or the goldens do not exist, `.noReport` for a folder without
  ///   a report; `DocumentError` for an invalid list.
  package func checked() throws -> (actuals: GoldenActuals, goldens: GoldenPlace) {
    guard RecordMode.all.allowed(in: ProcessInfo.processInfo.environment) == .all else {
      throw VisualQAError.refused("CI is set, and nothing is approved there")
    }
    let actuals = try proposals()
    let here = URL(fileURLWithPath: ".", isDirectory: true)
    if goldens == nil { _ = try actuals.goldensFolder(below: here, of: report) }
    let name = goldens ?? actuals.goldens
    let place = try GoldenPlace(
      name, branch: branch ?? (name == actuals.goldens ? actuals.branch?.description : nil))
    if actuals.actuals.contains(where: { $0.reference != nil }),
      (try? ResolvedPath(place.url))?.kind != .folder
    {
      let path = place.url.relativePath
      let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      throw VisualQAError.refused(
        "\(goldens == nil ? "the goldens of the report" : "--goldens"): there is no folder \(shown)")
    }
    return (actuals, place)
  }

  /// Returns the report, as it was written.
  package func read() throws -> Report { try ReportReader(report).report() }

  private func proposals() throws -> GoldenActuals {
    do {
      return try GoldenActuals(of: report)
    } catch DocumentError.missing {
      throw VisualQAError.noReport(report.relativePath)
    }
  }
}
