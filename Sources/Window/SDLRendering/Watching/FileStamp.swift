import CPOSIX
import Foundation

/// The stamp of a file's version: its device and inode, its size and its times.
nonisolated struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  /// The times of the last write and of the last status change, in nanoseconds.
  private let times: [Int64]

  init(_ status: posix_status) {
    (device, number, size) = (status.device, status.inode, status.size)
    times = [status.modified, status.changed]
  }

  /// Returns true for two versions of the same file.
  func isSameFile(as other: FileStamp) -> Bool { device == other.device && number == other.number }
}

/// A directory entry: a file, a folder or a link.
nonisolated struct FolderEntry {
  /// The stamp of the entry itself; links are not followed.
  let stamp: FileStamp
  let isFolder: Bool
  /// True for a regular file with one hard link, such as one that is being written for the first time.
  let isSingleFile: Bool
  /// The target path of a link; `nil` for any other entry.
  let target: String?

  /// Reads the entry at `path` without following a link; `nil` where there is none.
  init?(_ path: String) {
    var status = posix_status()
    guard posix_read_status(path, false, &status) else { return nil }
    stamp = FileStamp(status)
    isFolder = status.kind == POSIX_FOLDER
    isSingleFile = status.kind == POSIX_FILE && status.links == 1
    target =
      status.kind == POSIX_LINK
      ? (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "" : nil
  }
}
