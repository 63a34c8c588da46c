import Documents
import Foundation

/// A file that a run reads or writes, and that no other output of the run may replace.
nonisolated struct RunFile {
  /// The role of the file in the run, to follow its name in messages: "the feed that is shown".
  let role: String
  /// The place of the file; `nil` when its links lead nowhere.
  let place: FilePlace?

  init(role: String, file: URL) {
    self.role = role
    place = try? FilePlace(file)
  }
}
