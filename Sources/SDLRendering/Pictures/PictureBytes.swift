// The structures of the system belong to whichever of these modules the compiler has read first.
import CFontconfig
import CoreFoundation
import Dispatch
import Foundation
import Glibc

/// The reading of picture files: ordinary files only, opened without waiting, none too large.
nonisolated enum PictureBytes {
  /// The greatest number of bytes in a picture file.
  static let limit = 1 << 26

  /// Returns the bytes of a file.
  static func read(_ path: String) throws(PictureFailure) -> Data {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    var status = stat()
    // Checked before it is opened, because opening a device or a pipe may already have effects.
    guard stat(path, &status) == 0 else { throw refusal }
    try check(status)
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw refusal }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Checked again, because another file may have taken its place.
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    try check(status)
    let read: Data?
    do { read = try handle.read(upToCount: limit + 1) } catch { throw .unreadable }
    // `nil` here is an empty file.
    let data = read ?? Data()
    guard data.count <= limit else { throw .tooManyBytes(data.count) }
    return data
  }

  private static func check(_ status: stat) throws(PictureFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: if status.st_size > limit { throw .tooManyBytes(Int(status.st_size)) }
    case S_IFDIR: throw .folder
    default: throw .notAFile
    }
  }

  /// The failure that the system's last error stands for.
  private static var refusal: PictureFailure { [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreadable }
}
