import Foundation
import Glibc

/// A connection to a Wayland desktop, as far as a pointer and a keyboard need it: requests out, the registry in.
final class WaylandConnection {
  private let socket: Int32
  private var next: UInt32 = 4
  /// The numbers of the interfaces that the desktop offers.
  private(set) var globals: [String: UInt32] = [:]
  private static let (display, registry, callback): (UInt32, UInt32, UInt32) = (1, 2, 3)

  /// Connects to the socket at a path and reads which interfaces there are.
  init(to path: String) throws(HandFault) {
    socket = try UnixSocket.connected(to: path)
    send(to: Self.display, 1, [Self.registry])
    send(to: Self.display, 0, [Self.callback])
    try readGlobals()
  }

  /// Sends a request of numbers; a file descriptor goes beside the bytes.
  func send(to object: UInt32, _ operation: UInt32, _ words: [UInt32], file: Int32? = nil) {
    send(to: object, operation, bytes: words.flatMap(Self.bytes), file: file)
  }

  /// Binds an interface; returns its object.
  func bind(_ name: String) throws(HandFault) -> UInt32 {
    guard let number = globals[name] else { throw HandFault("the desktop has no \(name)") }
    let object = newObject()
    let text = Array(name.utf8) + [0]
    let padded = text + Array(repeating: 0, count: (4 - text.count % 4) % 4)
    let bytes =
      Self.bytes(number) + Self.bytes(UInt32(text.count)) + padded + Self.bytes(1) + Self.bytes(object)
    send(to: Self.registry, 0, bytes: bytes)
    return object
  }

  /// Returns the number of a new object.
  func newObject() -> UInt32 {
    defer { next += 1 }
    return next
  }

  private func send(to object: UInt32, _ operation: UInt32, bytes: [UInt8], file: Int32? = nil) {
    let head = Self.bytes(object) + Self.bytes(UInt32(8 + bytes.count) << 16 | operation)
    UnixSocket.send(head + bytes, file: file, to: socket)
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }

  private func readGlobals() throws(HandFault) {
    var buffer: [UInt8] = []
    func word(_ offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(buffer[offset + $1]) << UInt32(8 * $1) }
    }
    while true {
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(socket, &chunk, chunk.count)
      guard count > 0 else { throw HandFault("the desktop closed the connection") }
      buffer += chunk[..<count]
      while buffer.count >= 8 {
        let (object, length) = (word(0), Int(word(4) >> 16))
        guard length >= 8, buffer.count >= length else { break }
        if object == Self.callback { return }
        if object == Self.registry, word(4) & 0xFFFF == 0 {
          let text = buffer[16..<(16 + Int(word(12)) - 1)]
          globals[String(decoding: text, as: UTF8.self)] = word(8)
        }
        buffer.removeFirst(length)
      }
    }
  }
}

/// A reason why the hand cannot move.
struct HandFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
