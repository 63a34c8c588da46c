import Foundation

/// A file that a run reads, which nothing that the same run writes may replace.
nonisolated struct RunInput {
  /// What the file is to the run, to follow its name: "the feed that is shown".
  let role: String
  let file: URL
}
