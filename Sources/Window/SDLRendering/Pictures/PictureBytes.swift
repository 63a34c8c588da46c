import CPOSIX
import Foundation
import Glibc
import ScreenInterface

/// The reading of picture files: only regular files, opened without blocking, up to a maximum size.
nonisolated enum PictureBytes {
  /// The maximum size of a picture file in bytes.
  static let limit = 1 << 26

  /// Returns the bytes of a file.
  static func read(_ path: String) throws(PictureFailure) -> Data { try readStamped(path).data }

  /// Returns the bytes of a file, and the stamp of the file at the time of reading.
  static func readStamped(_ path: String) throws(PictureFailure) -> (data: Data, stamp: FileStamp) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    var status = posix_status()
    if let symbol = SymbolPicture.name(inPath: path) {
      guard let drawing = SymbolPicture.drawing(ofPath: path) else { throw .noSymbol(symbol) }
      return (drawing, FileStamp(status))
    }
    if let drawing = ShapePicture.drawing(ofPath: path) { return (drawing, FileStamp(status)) }
    // Checked before it is opened, because opening a device or a pipe may already have effects.
    guard posix_read_status(path, true, &status) else { throw refusal }
    try check(status)
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw refusal }
    defer { close(descriptor) }
    // Checked again, because another file may have replaced it.
    guard posix_read_open_status(descriptor, &status) else { throw .unreadable }
    try check(status)
    let data = try read(descriptor, expecting: Int(status.size))
    guard data.count <= limit else { throw .tooManyBytes(data.count) }
    return (data, FileStamp(status))
  }

  /// Reads to the end, or one byte beyond the limit.
  ///
  /// The buffer is reserved for `count` bytes, since a growing buffer is copied again and again.
  private static func read(_ descriptor: Int32, expecting count: Int) throws(PictureFailure) -> Data {
    // With one spare byte the end of the file is reached without growing the buffer.
    var data = Data(count: count + 1)
    var length = 0
    while length <= limit {
      if length == data.count { data.count = min(2 * length, limit + 1) }
      let more = data.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + length }, bytes.count - length)
      }
      if more > 0 {
        length += more
      } else if more == 0 {
        break
      } else if errno != EINTR {
        throw .unreadable
      }
    }
    data.count = length
    return data
  }

  private static func check(_ status: posix_status) throws(PictureFailure) {
    switch status.kind {
    case POSIX_FILE: if status.size > limit { throw .tooManyBytes(Int(status.size)) }
    case POSIX_FOLDER: throw .folder
    default: throw .notAFile
    }
  }

  /// The failure for the system's last error (`errno`).
  private static var refusal: PictureFailure { [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreadable }
}
