public import Documents
public import Foundation

/// A collection of the proposed references of several runs in one report folder, for approval.
public nonisolated struct CollectedGoldens: Sendable, Hashable {
  private let folder: URL

  /// Creates a collection in `folder`.
  public init(in folder: URL) { self.folder = folder }

  /// Copies the proposed references of some report folders; the list has them in the order that `sorted` gives them.
  ///
  /// A report without `actuals.json`, such as that of two folders of pictures, adds none.
  ///
  /// - Throws: `DocumentError` when a list cannot be read or a file cannot be copied.
  public func gather(
    _ reports: [URL], sorted: ([GoldenActual]) -> [GoldenActual] = { $0 }
  ) throws(DocumentError) {
    var gathered: GoldenActuals?
    var copies: [(from: URL, to: String)] = []
    for report in reports where FileManager.default.fileExists(atPath: Self.list(of: report).path) {
      let found = try GoldenActuals(of: report)
      for actual in found.actuals where actual.hash != nil {
        copies.append((try Self.source(of: actual, in: report), actual.file))
      }
      var all = gathered ?? GoldenActuals(goldens: found.goldens)
      if gathered == nil { all.branch = found.branch }
      guard all.goldens == found.goldens, all.branch == found.branch else {
        throw JSONLine.fault(
          Self.list(of: report).relativePath, 1, 1,
          "\"goldens\" is \"\(found.place)\" and in a report before it \"\(all.place)\"; "
            + "reports of one folder of goldens can be put into one")
      }
      all.actuals += found.actuals
      gathered = all
    }
    guard var gathered else { return }
    gathered.actuals = sorted(gathered.actuals)
    try ReportFolder(folder).claim()
    for (source, path) in copies { try Self.copy(source, to: ReportFolder(folder).file(path)) }
    try gathered.write(to: folder)
  }

  private static func list(of report: URL) -> URL { report.appendingPathComponent(GoldenActuals.file) }

  private static func source(of actual: GoldenActual, in report: URL) throws(DocumentError) -> URL {
    guard let place = FolderBounds(report).file(actual.file), try ResolvedPath(place).kind == .file else {
      throw JSONLine.fault(
        Self.list(of: report).relativePath, 1, 1,
        "\"path\" is \"\(actual.path)\"; the path of a file below \(report.relativePath) is needed")
    }
    return place
  }

  private static func copy(_ source: URL, to place: URL) throws(DocumentError) {
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try OutputFile.write(InputFile.data(contentsOf: source, limit: .picture), to: place)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
  }
}
