import Documents
package import Foundation
package import Replays
import VisualQA

/// A writer of the strokes' page into a folder of its own.
package struct StrokesReport {
  private let folder: ReportFolder

  /// Checks the folder before anything is played.
  package init(_ path: String) throws {
    try OutputFolder.check(path)
    folder = ReportFolder(URL(fileURLWithPath: path, isDirectory: true))
    try folder.check()
  }

  /// Writes the page of the outcomes, with the `command` that repeats it; returns its file.
  package func write(_ report: CorpusReport, command: String) throws -> URL {
    try folder.claim()
    let file = try folder.file(ReportFile.page)
    try OutputFile.write(StrokesPage(report: report, command: command).html, to: file)
    return file
  }
}
