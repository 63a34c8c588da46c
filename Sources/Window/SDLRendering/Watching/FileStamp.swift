// The system's structures belong to the first of these modules that the compiler reads.
import CFontconfig
import CoreFoundation
import Dispatch
import Foundation
import Glibc

/// The stamp of a file's version: its device and inode, its size and its times.
nonisolated struct FileStamp: Hashable, Sendable {
  private let device: Int
  private let number: UInt64
  private let size: Int
  /// The times of the last write and of the last status change, in nanoseconds.
  private let times: [Int]

  init(_ status: stat) {
    device = Int(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    times = [status.st_mtim, status.st_ctim].map { $0.tv_sec &* 1_000_000_000 &+ $0.tv_nsec }
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
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    stamp = FileStamp(status)
    isFolder = kind == S_IFDIR
    isSingleFile = kind == S_IFREG && status.st_nlink == 1
    target =
      kind == S_IFLNK ? (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "" : nil
  }
}
