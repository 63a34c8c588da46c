import Foundation
import Synchronization

/// A connection of two processes by lines of text, in both directions.
nonisolated final class LiveConnection: Sendable {
  private struct Incoming {
    var splitter = LineSplitter()
    var lines: [String] = []
  }

  private let handle: FileHandle
  private let incoming = Mutex(Incoming())

  /// Creates a connection of an open descriptor, such as standard input.
  init(_ handle: FileHandle) { self.handle = handle }

  /// Creates both ends of a new connection; no program that is started later inherits them.
  ///
  /// - Throws: The system's error when it has no descriptors left.
  static func pair() throws -> (own: LiveConnection, other: FileHandle) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let handles = ends.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
    return (LiveConnection(handles[0]), handles[1])
  }

  /// Writes a message; does nothing once the other side has gone.
  func write(_ message: some Encodable) { try? handle.write(contentsOf: LiveLine.data(message)) }

  /// Waits for the next line; `nil` once the other side has gone.
  ///
  /// One thread reads at a time.
  func nextLine() -> String? {
    while true {
      if let line = incoming.withLock({ $0.lines.isEmpty ? nil : $0.lines.removeFirst() }) { return line }
      let piece = handle.availableData
      if piece.isEmpty { return nil }
      incoming.withLock { $0.lines += $0.splitter.add(piece) }
    }
  }
}
