import Foundation
import Glibc

/// What sway tells of the windows on its screen.
final class SwayWindows {
  /// A window that is shown.
  struct Window: Equatable {
    var id: Int
    /// The corner of its content on the screen, in points.
    var corner: CGPoint
  }

  /// The time in which sway gives up waiting for a window to take its size; until then a press may miss the window.
  private static let transaction: UInt32 = 250_000
  private static let pause: UInt32 = 10_000

  private let socket: Int32
  private var known: Int?

  /// Connects to sway's own socket.
  init(at path: String) throws(HandFault) { socket = try UnixSocket.connected(to: path) }

  /// Waits until a window is shown and takes presses; returns it.
  func shown() throws(HandFault) -> Window {
    while true {
      guard let window = try first() else {
        usleep(Self.pause)
        continue
      }
      if known == window.id { return window }
      known = window.id
      usleep(Self.transaction)
    }
  }

  /// Returns the window that is shown; `nil` for none.
  private func first() throws(HandFault) -> Window? {
    UnixSocket.send(Array("i3-ipc".utf8) + [0, 0, 0, 0, 4, 0, 0, 0], file: nil, to: socket)
    let head = try bytes(14)
    let length = (0..<4).reduce(0) { $0 | Int(head[6 + $1]) << (8 * $1) }
    let tree = try? JSONSerialization.jsonObject(with: Data(try bytes(length)))
    return Self.window(in: tree as? [String: Any] ?? [:])
  }

  private func bytes(_ count: Int) throws(HandFault) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count {
      var chunk = [UInt8](repeating: 0, count: count - all.count)
      let length = read(socket, &chunk, chunk.count)
      guard length > 0 else { throw HandFault("sway closed the connection") }
      all += chunk[..<length]
    }
    return all
  }

  private static func window(in node: [String: Any]) -> Window? {
    if node["pid"] != nil, node["visible"] as? Bool == true, let id = node["id"] as? Int,
      let frame = node["rect"] as? [String: Double], let content = node["window_rect"] as? [String: Double]
    {
      return Window(
        id: id,
        corner: CGPoint(
          x: (frame["x"] ?? 0) + (content["x"] ?? 0), y: (frame["y"] ?? 0) + (content["y"] ?? 0)))
    }
    let inside = ["nodes", "floating_nodes"].flatMap { node[$0] as? [[String: Any]] ?? [] }
    return inside.lazy.compactMap(window).first
  }
}
