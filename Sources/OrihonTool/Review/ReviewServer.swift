import Documents
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page of a report on this machine alone, at an address that holds a secret.
nonisolated struct ReviewServer {
  /// The most bytes of a request.
  private static let limit = 1 << 20

  private let page: Data
  private let desk: ReviewDesk
  private let token: ReviewToken

  init(_ page: Data, desk: ReviewDesk, token: ReviewToken) {
    self.page = page
    self.desk = desk
    self.token = token
  }

  /// Serves until the page or `ending` says that it is done; `begun` is told the address.
  func serve(
    port: UInt16, until ending: AsyncStream<Void>, done: AsyncStream<Void>.Continuation,
    begun: @Sendable (String) throws -> Void
  ) async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let (page, desk) = (page, desk)
    await server.appendRoute(HTTPRoute("GET /\(token.text)/")) { request in
      guard Self.isOurs(request) else { return HTTPResponse(statusCode: .forbidden) }
      return HTTPResponse(
        statusCode: .ok,
        headers: [.contentType: "text/html; charset=utf-8", HTTPHeader("Cache-Control"): "no-store"],
        body: page)
    }
    for action in ReviewAction.allCases {
      await server.appendRoute(HTTPRoute("POST /\(token.text)/\(action.rawValue)")) { request in
        guard Self.isOurs(request) else { return HTTPResponse(statusCode: .forbidden) }
        guard let names = try await Self.names(in: request) else {
          return HTTPResponse(statusCode: .badRequest)
        }
        let answer = await desk.perform(action, on: names)
        if action == .done { done.yield() }
        return HTTPResponse(
          statusCode: .ok, headers: [.contentType: "application/json"], body: Data(answer.utf8))
      }
    }
    let running = Task { try await server.run() }
    do {
      try await server.waitUntilListening()
    } catch {
      running.cancel()
      throw CommandError.notWritten(path: "127.0.0.1:\(port)", reason: "another program listens there")
    }
    guard case .ip4(_, let chosen)? = await server.listeningAddress else { return await server.stop() }
    try begun("http://127.0.0.1:\(chosen)/\(token.text)/")
    for await _ in ending { break }
    await server.stop(timeout: 1)
  }

  /// Returns whether a request was meant for this server; a page of another site has another host's name.
  private static func isOurs(_ request: HTTPRequest) -> Bool {
    request.headers[.host]?.split(separator: ":").first == "127.0.0.1"
  }

  /// Returns the names of scenarios in a request, a JSON list; `nil` for anything else or too much.
  private static func names(in request: HTTPRequest) async throws -> [String]? {
    guard let length = request.headers[.contentLength].flatMap({ Int($0) }), (0...limit).contains(length)
    else { return nil }
    guard case .array(let values)? = try? JSONParser.parse(Array(try await request.bodyData)) else {
      return nil
    }
    let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
    return names.count == values.count ? names : nil
  }
}
