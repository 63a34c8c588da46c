import Documents
import Foundation

/// A file that a run reads or writes, and that no other output of the run may replace.
nonisolated struct ReservedFile {
  /// The role of the file in the run, which follows its name in messages: "the feed that is shown".
  let role: String
  /// The resolved path of the file; `nil` when its links cannot be resolved.
  let place: ResolvedPath?

  init(role: String, file: URL) {
    self.role = role
    place = try? ResolvedPath(file)
  }
}
