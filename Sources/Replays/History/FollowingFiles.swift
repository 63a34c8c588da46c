import Documents
import Foundation

/// The recordings being written during a session; the one begun last ends first.
struct FollowingFiles {
  private var files: [FollowingFile] = []

  /// True without any.
  var isEmpty: Bool { files.isEmpty }

  /// Begins to write the session so far, and everything that follows.
  mutating func add(_ file: FollowingFile) { files.append(file) }

  /// Returns the recording begun last, which follows no longer; `nil` when there is none.
  mutating func removeLast() -> FollowingFile? { files.popLast() }

  /// Writes the entry at an index to all of them.
  func follow(_ entry: RecordingEntry, at index: Int) {
    for file in files { file.follow(entry, at: index) }
  }

  /// Remembers their present lengths for a mark after `entries` entries.
  func mark(at entries: Int) {
    for file in files { file.mark(at: entries) }
  }

  /// Forgets their lengths at marks before the earliest one that can be gone back to.
  func forget(before entries: Int) {
    for file in files { file.forget(before: entries) }
  }

  /// Removes everything written after a frame from all of them.
  func takeBack(to position: HistoryPosition, of log: EventLog) {
    for file in files { file.takeBack(to: position, of: log) }
  }
}
