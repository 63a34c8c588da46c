import Foundation
import Glibc

/// The door through which picture files are read: ordinary files only, opened without waiting, none too large.
nonisolated enum PictureBytes {
  /// The most bytes of a picture file.
  static let limit = 1 << 26

  /// The bytes of a file.
  static func read(_ path: String) throws(PictureFailure) -> Data {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    var status = stat()
    // Looked at before it is opened, because to open a device or a pipe may already do something.
    guard stat(path, &status) == 0 else { throw refusal }
    try check(status)
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw refusal }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // And again, because something else may have taken its place.
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    try check(status)
    let read: Data?
    do { read = try handle.read(upToCount: limit + 1) } catch { throw .unreadable }
    // Of an empty file there is nothing to read, not even no bytes.
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

  /// What the system's last error means.
  private static var refusal: PictureFailure { [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreadable }
}
