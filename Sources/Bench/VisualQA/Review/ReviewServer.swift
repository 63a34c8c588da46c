import Documents
import Foundation
import Synchronization

/// The process that serves a review's page: `orihon-review`, beside this program or in `libexec/orihon`.
final class ReviewServer {
  private let process = Process()
  private let input: ReviewServerInput
  private var lines: LineReader

  /// Starts the process; it serves `page` at an address that holds the secret.
  ///
  /// - Throws: `VisualQAError` where the process is not there, cannot read the page, or cannot listen on the port.
  init(_ page: URL, port: UInt16, token: ReviewToken) throws {
    let (asked, answered) = (Pipe(), Pipe())
    input = ReviewServerInput(asked.fileHandleForWriting)
    lines = LineReader(answered.fileHandleForReading)
    process.executableURL = Self.executable
    process.arguments = [String(port), page.relativePath]
    (process.standardInput, process.standardOutput) = (asked, answered)
    do {
      try process.run()
    } catch {
      throw VisualQAError.refused(
        "orihon-review, which serves the page, is not beside this program (\(error.fileReason)); "
          + "swift build --product orihon-review builds it")
    }
    input.write(token.text)
    let begun = lines.next()?.split(separator: " ", maxSplits: 1) ?? []
    guard begun.first == "listening", let chosen = begun.last else {
      close()
      if begun.first == "unreadable", let reason = begun.last {
        throw VisualQAError.refused(String(reason))
      }
      let reason = begun.first == "refused" ? begun.last.map(String.init) : nil
      throw VisualQAError.refused(
        "--port \(port): \(reason ?? "the page's server has ended"); 0 takes a free one")
    }
    address = "http://127.0.0.1:\(chosen)/\(token.text)/"
  }

  /// The program: beside this one, where a build leaves it, else where a package installs it.
  private static var executable: URL? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [
      folder, folder?.deletingLastPathComponent().appendingPathComponent("libexec/orihon"),
    ].compactMap { $0?.appendingPathComponent("orihon-review") }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places.first
  }

  /// The address of the page.
  private(set) var address = ""

  /// The handle that ends the process, from any thread.
  var ending: ReviewServerInput { input }

  /// Waits for an action of the page; `nil` when the process has ended.
  func nextAction() -> (id: String, action: ReviewAction, names: [String])? {
    while let line = lines.next() {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let action = ReviewAction(rawValue: String(words[1])),
        case .array(let values)? = try? JSONParser.parse(Array(words[2].utf8))
      else { continue }
      let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
      return (String(words[0]), action, names)
    }
    return nil
  }

  /// Answers an action with one line of JSON.
  func answer(_ id: String, _ json: String) { input.write("\(id) \(json)") }

  /// Ends the process and waits for it.
  func close() {
    input.close()
    process.waitUntilExit()
  }
}

/// The input of a review's server: what ends it, ends the server.
nonisolated final class ReviewServerInput: Sendable {
  private let handle: Mutex<FileHandle?>

  init(_ handle: FileHandle) { self.handle = Mutex(handle) }

  /// Writes a line; nothing once the server has gone.
  func write(_ line: String) { handle.withLock { try? $0?.write(contentsOf: Data((line + "\n").utf8)) } }

  /// Ends the input.
  func close() {
    handle.withLock { open in
      try? open?.close()
      open = nil
    }
  }
}

/// Reads lines from a pipe as they come.
private struct LineReader {
  private let handle: FileHandle
  private var rest = Data()

  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line without its end; `nil` when there is none.
  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[rest.index(after: end)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = handle.availableData
      if more.isEmpty { return nil }
      rest.append(more)
    }
  }
}

/// The secret token in a review's address, which protects the server from other programs on this machine.
nonisolated struct ReviewToken {
  /// Thirty-two hexadecimal digits.
  let text: String

  /// Creates a token from the system's random numbers; unlike other random numbers it must not be reproducible.
  ///
  /// - Throws: `VisualQAError.refused` when the system has no random numbers.
  init() throws(VisualQAError) {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard getentropy(&bytes, bytes.count) == 0 else {
      throw .refused(
        "the system gives no random numbers, and an address without a secret is open to all")
    }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
