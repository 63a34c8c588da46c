import Documents
package import Foundation

/// The folders for the files of a run, which only this user may read.
package enum PrivateFolder {
  /// Creates a new temporary folder, named after its use and this process; the caller removes it.
  ///
  /// An existing folder, such as one that a killed run has left, is not used.
  ///
  /// - Throws: `VisualQAError` when no folder can be created.
  package static func make(for use: String) throws(VisualQAError) -> URL {
    let files = FileManager.default
    let stem = "orihon-\(use)-\(ProcessInfo.processInfo.processIdentifier)"
    var number = 1
    while true {
      let folder = files.temporaryDirectory.appendingPathComponent(
        number == 1 ? stem : "\(stem)-\(number)", isDirectory: true)
      do {
        try files.createDirectory(
          at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return folder
      } catch {
        guard number < 100, files.fileExists(atPath: folder.path) else {
          throw .document(.unwritable(file: folder.path, reason: error.fileReason))
        }
        number += 1
      }
    }
  }
}
