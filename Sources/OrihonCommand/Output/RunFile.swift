import Documents
import Foundation

/// A file that a run reads or writes, in the place of which nothing else of the same run may be written.
nonisolated struct RunFile {
  /// What the file is to the run, to follow its name: "the feed that is shown".
  let role: String
  /// Where it is; `nil` where its links lead nowhere.
  let place: FilePlace?

  init(role: String, file: URL) {
    self.role = role
    place = try? FilePlace(file)
  }
}
