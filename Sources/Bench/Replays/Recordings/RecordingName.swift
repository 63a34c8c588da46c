package import Foundation

/// The names of recordings: `NAME.jsonl`, and `NAME.jsonl.partial` or `NAME.jsonl.2.partial` of a run that was killed.
package nonisolated enum RecordingName {
  /// Returns true for the name of a recording, finished or not.
  package static func matches(_ file: URL) -> Bool {
    file.lastPathComponent.contains(/\.jsonl((\.[0-9]+)?\.partial)?$/)
  }

  /// Returns true for the name of a recording that a killed run left, or that is still written.
  package static func isUnfinished(_ file: URL) -> Bool {
    matches(file) && file.pathExtension == "partial"
  }
}
