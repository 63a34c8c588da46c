public import Documents
public import Foundation

nonisolated extension GoldenActuals {
  /// Puts what several runs left for review into one report folder, so that all of it can be approved from there; a
  /// folder without actuals, such as that of two folders of pictures, has nothing to give.
  ///
  /// - Throws: `DocumentError`, where a list cannot be read or a file cannot be copied.
  public static func gather(_ reports: [URL], in folder: URL) throws(DocumentError) {
    var gathered: GoldenActuals?
    for report in reports
    where FileManager.default.fileExists(atPath: report.appendingPathComponent(file).path) {
      let found = try GoldenActuals(of: report)
      if report.standardizedFileURL.path != folder.standardizedFileURL.path {
        for actual in found.actuals where actual.hash != nil {
          try copy(actual.file, from: report, to: folder)
        }
      }
      var all = gathered ?? GoldenActuals(goldens: found.goldens)
      all.actuals += found.actuals
      gathered = all
    }
    try gathered?.write(to: folder)
  }

  private static func copy(_ path: String, from report: URL, to folder: URL) throws(DocumentError) {
    let place = folder.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: report.appendingPathComponent(path)).write(to: place, options: .atomic)
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
  }
}
