import Foundation
import SDLRendering

/// An order of the supervisor to a window process: one line of JSON on the process's standard input.
nonisolated enum WindowOrder: Codable, Hashable, Sendable {
  /// Open the window at the beginning of its scene.
  case begin
  /// Play this session without drawing, and open the window at its end.
  case resume(HandedOverSession)
  /// Hold the scene still, and write the session so far to a file at this path.
  case handOver(path: String)
  /// Continue from where the scene was held.
  case goOn
  /// Show this banner over the scene; `nil` hides it.
  case banner(String?)
  /// Close the window: another process has taken its place, or the supervisor ends.
  case close
}

/// An answer of a window process to the supervisor: one line of JSON on the same connection.
nonisolated enum WindowAnswer: Codable, Hashable, Sendable {
  /// The program has started, and waits for `begin` or `resume`.
  case waiting
  /// The first frame is on the screen; the sentences are what the resumed session could not repeat.
  case shown([String])
  /// The scene stands still, and its session is in the file.
  case handedOver(HandedOverSession)
  /// The session could not be handed over, for this reason; the window goes on.
  case refused(String)
}

/// A session that one window process hands over to the next.
package nonisolated struct HandedOverSession: Codable, Hashable, Sendable {
  /// The path of the recording of everything so far.
  var path: String
  /// The position and size of the window.
  var place: WindowPlace
  /// The seconds until the window closes; `nil` if only the user closes it.
  var rest: Double?
  /// Where each stroke that ended has left its scroller.
  var landings: [StrokeLanding] = []
  /// True for the first scene of the window, which the options of the command line are about.
  var isFirst = true
  /// True while the tuning panel is open.
  var tunes = false
  /// The reason why the recording has only the scroll positions; `nil` when it has everything.
  var loss: String?
}

/// The messages between the supervisor and a window process as lines of text.
nonisolated enum LiveLine {
  /// Returns the line of a message, with its end.
  static func data(_ message: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(message)) ?? Data()) + Data("\n".utf8)
  }

  /// Reads the message of a line; `nil` for a line that is none.
  static func message<Message: Decodable>(_ line: String, as type: Message.Type) -> Message? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}

/// The lines of a stream of bytes that arrive in pieces.
nonisolated struct LineSplitter: Sendable {
  private var rest = Data()

  /// Adds a piece, and returns the lines that it completes, without their ends.
  mutating func add(_ piece: Data) -> [String] {
    rest += piece
    var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(parts.popLast() ?? Data())
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
