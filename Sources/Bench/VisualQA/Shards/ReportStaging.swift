package import Documents
package import Foundation

/// The place where a report is written until it is complete.
///
/// A folder that does not exist yet is written beside its path under a temporary name and then renamed, so that it is
/// complete or absent. In an existing folder the files that make it readable are removed first and written last.
/// A complete report removes what killed runs of it have left beside it.
package final class ReportStaging {
  /// The greatest number of folders of killed runs that a new name avoids.
  private static let capacity = 1000

  private struct State {
    var place: URL
    var isStaged = false
  }

  /// The folder of the complete report.
  package let folder: URL
  private let owner: UnfinishedReport
  private let keepsFindings: Bool
  private var state: State

  /// Creates a staging of a report into `folder`; writes nothing.
  ///
  /// `run` tells what the report is of, such as its verb: what a killed run of the same has left is removed at the end.
  ///
  /// With `keepsFindings` that stays if it has scripts of findings.
  package init(_ folder: URL, run: String, keepsFindings: Bool = false) {
    self.folder = folder
    self.keepsFindings = keepsFindings
    owner = UnfinishedReport(folder.lastPathComponent, of: run)
    state = State(place: folder)
  }

  /// The folder that files are written into now.
  package var place: URL { state.place }

  /// Creates the folder that files are written into.
  ///
  /// With `inPlace` the report itself is written into, and files of the earlier report stay until they are replaced.
  ///
  /// - Throws: `DocumentError.unwritable`.
  package func begin(inPlace: Bool = false) throws(DocumentError) {
    try ReportFolder(folder).check()
    if inPlace {
      try ReportFolder(folder).claim()
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(RunManifest.file))
      return
    }
    if FileManager.default.fileExists(atPath: folder.path) {
      try ReportFolder(folder).claim()
      for name in [RunManifest.file, ReportFile.json] {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
      return
    }
    state.place = try makeSibling()
    state.isStaged = true
    try ReportFolder(state.place).claim()
    try owner.write(into: state.place)
  }

  /// Renames the complete folder to its path, and removes what killed runs have left beside it.
  ///
  /// - Throws: `DocumentError.unwritable`, also when another run wrote the same report meanwhile.
  package func finish() throws(DocumentError) {
    defer {
      if !state.isStaged {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(UnfinishedReport.mark))
        owner.removeOthers(
          in: folder.deletingLastPathComponent(), keepingFindings: keepsFindings)
      }
    }
    guard state.isStaged else { return }
    guard rename(state.place.path, folder.path) == 0 else {
      let code = POSIXError.Code(rawValue: errno) ?? .EIO
      let reason =
        code == .ENOTEMPTY || code == .EEXIST || code == .ENOTDIR
        ? "it was made meanwhile, perhaps by another run" : POSIXError(code).fileReason
      throw .unwritable(
        file: folder.relativePath,
        reason: "\(reason); what was written is in \(state.place.lastPathComponent)")
    }
    state = State(place: folder)
  }

  /// Deletes what was written, if it has not been renamed yet.
  package func abandon() {
    guard state.isStaged else { return }
    try? FileManager.default.removeItem(at: state.place)
    state = State(place: folder)
  }

  private func makeSibling() throws(DocumentError) -> URL {
    let files = FileManager.default
    let parent = folder.deletingLastPathComponent()
    do {
      try files.createDirectory(at: parent, withIntermediateDirectories: true)
      for number in 1...Self.capacity {
        let url = parent.appendingPathComponent(
          UnfinishedReport.name(of: folder.lastPathComponent, number), isDirectory: true)
        do {
          try files.createDirectory(at: url, withIntermediateDirectories: false)
          return url
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
          continue
        }
      }
    } catch {
      throw .unwritable(file: folder.relativePath, reason: error.fileReason)
    }
    throw .unwritable(
      file: folder.relativePath, reason: "\(Self.capacity) unfinished reports of this name lie beside it")
  }
}
