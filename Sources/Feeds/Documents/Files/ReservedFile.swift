package import Foundation

/// A file that a run reads or writes, and that no other output of the run may replace.
package nonisolated struct ReservedFile {
  /// The role of the file in the run, which follows its name in messages: "the feed that is shown".
  package let role: String
  /// The resolved path of the file; `nil` when its links cannot be resolved.
  package let place: ResolvedPath?

  package init(role: String, file: URL) {
    self.role = role
    place = try? ResolvedPath(file)
  }
}
