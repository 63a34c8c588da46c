import CPOSIX
import Foundation
import Glibc

/// The reading end of the pipe into which the desktop's answer is printed, with what has come so far.
nonisolated struct DesktopAnswerPipe: Sendable {
  /// The greatest number of parts of an answer, and of bytes of a part.
  private static let (mostParts, mostBytes) = (64, 1 << 12)

  /// The text that has come.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// True once the writer has ended, or has written more than is read.
  private(set) var isWhole = false

  private let handle: FileHandle
  private var bytes: [UInt8] = []

  /// Creates a pipe of this reading end, which is never blocked on.
  init(_ handle: FileHandle) {
    self.handle = handle
    // A child that ends interrupts a wait, after which there may be nothing to read.
    _ = fcntl(handle.fileDescriptor, F_SETFL, O_NONBLOCK)
  }

  /// Reads until the end, or until nothing comes for `patience` seconds.
  mutating func read(patience: TimeInterval) {
    var part = [UInt8](repeating: 0, count: Self.mostBytes)
    for _ in 0..<Self.mostParts where !isWhole {
      guard posix_wait(handle.fileDescriptor, -1, patience) else { return }
      let count = Glibc.read(handle.fileDescriptor, &part, part.count)
      isWhole = count == 0
      bytes += part.prefix(max(0, count))
    }
    isWhole = true
  }
}
