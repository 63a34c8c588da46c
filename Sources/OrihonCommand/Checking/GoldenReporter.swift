import Documents
import Foundation
import VisualQA

/// The folder of `--report`: what differs, for a reviewer and for `orihon approve`.
struct GoldenReporter {
  /// The folder; `nil` where none was asked for.
  let folder: URL?

  init(_ path: String?) { folder = path.map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// Makes sure that a report may be written, before there is one, and that nothing of it can take the place of what is
  /// compared in some folders.
  ///
  /// - Throws: `DocumentError.unwritable` where the folder is not a report's own, or one of them, in one or around one.
  func check(apartFrom compared: [String]) throws(DocumentError) {
    guard let folder else { return }
    try ReportFolder(folder).check()
    for path in compared {
      let other = URL(fileURLWithPath: path, isDirectory: true)
      try ReportFolder(folder).check(isApartFrom: other, mayBeInside: false)
    }
  }

  /// Takes possession of the folder and takes away what an earlier run left for review.
  ///
  /// - Throws: `DocumentError.unwritable` where the folder is not a report's own, or is that of the goldens or around it.
  func begin(goldens: URL) throws(DocumentError) {
    guard let folder else { return }
    try ReportFolder(folder).check(isApartFrom: goldens, mayBeInside: true)
    try ReportFolder(folder).claim()
    GoldenActuals.clear(folder)
  }

  /// Writes the report; `actuals` are what `orihon approve` may copy to `goldens`.
  func write(
    _ cases: [ReportCase], notes: [String], actuals: [GoldenActual] = [], goldens: URL? = nil
  ) throws {
    guard let folder else { return }
    if let goldens {
      try GoldenActuals(goldens: goldens.relativePath, actuals: actuals).write(to: folder)
    }
    let command = (["orihon"] + CommandLine.arguments.dropFirst()).map(ShellWord.quoted)
    let report = Report(
      command: command.joined(separator: " "), program: ProgramVersion.text, notes: notes, cases: cases)
    try ReportWriter(folder, template: .embedded).write(report)
    try Console.result(folder.appendingPathComponent(ReportFile.page).relativePath)
  }
}
