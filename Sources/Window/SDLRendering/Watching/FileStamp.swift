// The structures of the system belong to whichever of these modules the compiler has read first.
import CFontconfig
import CoreFoundation
import Dispatch
import Foundation
import Glibc

/// What tells one state of a file from another: which file it is, its size and its times.
nonisolated struct FileStamp: Hashable, Sendable {
  private let device: Int
  private let number: UInt64
  private let size: Int
  /// The time of the last write, and that of the last change of anything, in nanoseconds.
  private let times: [Int]

  init(_ status: stat) {
    device = Int(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    times = [status.st_mtim, status.st_ctim].map { $0.tv_sec &* 1_000_000_000 &+ $0.tv_nsec }
  }

  /// Returns true for two states of one file.
  func isSameFile(as other: FileStamp) -> Bool { device == other.device && number == other.number }
}

/// The thing of a name in a folder: a file, a folder or a link.
nonisolated struct FolderEntry {
  /// The state of the thing itself.
  let stamp: FileStamp
  let isFolder: Bool
  /// True for a file of this name alone, as one that is being written for the first time.
  let isSingleFile: Bool
  /// The path that the link leads to; `nil` for anything but a link.
  let target: String?

  /// Looks at `path` without following a link; `nil` where there is nothing.
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
