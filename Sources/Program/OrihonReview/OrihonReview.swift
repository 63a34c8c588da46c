import Documents
import FlyingFox
import FlyingSocks
import Foundation
import Glibc

/// The server of the page that `orihon review` shows, as a program of its own: a window then links no HTTP.
///
/// `orihon-review PORT PAGE` reads the secret part of its address from the first line of its input. It writes
/// `listening PORT`, or `refused REASON` or `unreadable REASON` for the port and the page, and then a line for each action of the page: `1 accept ["a"]`. The page gets
/// what the line `1 {…}` of the input says. The program ends with its input.
@main
enum OrihonReview {
  /// The largest page, with all its pictures: 1 GB.
  private static let pageLimit = FileLimit(bytes: 1 << 30)

  static func main() async {
    // The program that reviews decides when the page ends, also where a terminal sends ⌃C to both.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
    let words = CommandLine.arguments
    guard words.count == 3, let port = UInt16(words[1]), let secret = readLine(), !secret.isEmpty else {
      FileHandle.standardError.write(
        Data("orihon-review: started by `orihon review`, and by nothing else\n".utf8))
      exit(2)
    }
    let page: Data
    do throws(DocumentError) {
      page = try InputFile.data(contentsOf: URL(fileURLWithPath: words[2]), limit: pageLimit)
    } catch {
      return Output.write("unreadable \(error)")
    }
    do {
      try await serve(PageHandler(page: page, secret: secret, reviewer: ReviewActionPipe()), port: port)
    } catch {
      Output.write("refused \(reason(of: error))")
    }
  }

  /// Serves the page until the input ends.
  private static func serve(_ handler: PageHandler, port: UInt16) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: handler)
    let running = Task { try await server.run() }
    do {
      try await server.waitUntilListening()
    } catch {
      // What keeps it from listening is told by the run itself.
      try await running.value
      throw error
    }
    guard case .ip4(_, let chosen)? = await server.listeningAddress else { return try await running.value }
    Output.write("listening \(chosen)")
    await handler.reviewer.readAnswers()
    await server.stop(timeout: 2)
    running.cancel()
  }

  private static func reason(of error: any Error) -> String {
    guard case SocketError.failed(_, let number, let message) = error else { return "\(error)" }
    return number == EADDRINUSE ? "another program listens there" : message
  }
}

/// The lines of standard output, each written whole.
enum Output {
  static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
