package import Foundation

/// Standard output or standard error, whose writes throw when they fail.
///
/// In contrast, `FileHandle.write` ends the program when a disk is full or a pipe is closed.
package nonisolated struct StandardStream {
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  package let descriptor: Int32

  /// Prepares the process for closed standard streams and for a reader that closes a pipe.
  ///
  /// It opens a stream that is closed at the start, so that no other file gets its descriptor, and ignores SIGPIPE.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor. It is read-only, so that writing to it fails.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes all of a text.
  package func write(_ text: String) throws(POSIXError) {
    var text = text
    let code = text.withUTF8 { write($0) }
    if let code { throw POSIXError(code) }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> POSIXErrorCode? {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return POSIXErrorCode(rawValue: errno) ?? .EIO
      }
    }
    return nil
  }
}
