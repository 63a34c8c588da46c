import Foundation
import Glibc
import TestSupport

/// A reader of a pipe's lines as they are written, which waits no longer than a deadline.
final class LineReader {
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  /// True once the other end was closed and everything was read from the pipe.
  private(set) var isAtEnd = false

  init(_ handle: FileHandle) { self.handle = handle }

  /// Returns the next line without its end; `nil` at the end of the pipe or after `seconds`.
  func next(within seconds: TimeInterval = HangGuard.seconds) async -> String? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      guard !isAtEnd, await waits(until: deadline) else { return nil }
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = read(handle.fileDescriptor, &bytes, bytes.count)
      if count > 0 {
        buffer += bytes[..<count]
      } else if count == 0 || errno != EINTR {
        isAtEnd = true
      }
    }
  }

  /// Waits for something to read; returns `false` at the deadline.
  ///
  /// The system may break a wait off before its time.
  private func waits(until deadline: ContinuousClock.Instant) async -> Bool {
    let file = handle.fileDescriptor
    return await Waiting.off {
      while true {
        let left = (deadline - ContinuousClock.now) / .milliseconds(1)
        guard left > 0 else { return false }
        var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        let ready = poll(&descriptor, 1, Int32(left.rounded(.up)))
        if ready > 0 || ready < 0 && errno != EINTR { return true }
      }
    }
  }
}
