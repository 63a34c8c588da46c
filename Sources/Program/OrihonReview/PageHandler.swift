import FlyingFox
import Foundation

/// Answers the requests of a review's page, at the address with the secret and to this machine's own name alone.
struct PageHandler: HTTPHandler {
  /// The page, with its pictures.
  let page: Data
  /// The secret part of the address.
  let secret: String
  /// The program that performs the actions.
  let reviewer: ReviewActionPipe

  /// The actions of the page.
  private static let actions: Set = ["accept", "reject", "undo", "state", "done"]
  /// The most bytes of an action's body.
  private static let bodyLimit = 1 << 20

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.target.path()
    let isPage = request.method == .GET && path == "/\(secret)/"
    let action = Self.actions.first { request.method == .POST && path == "/\(secret)/\($0)" }
    guard isPage || action != nil else { return Self.response(.notFound) }
    // A page of another site has another host's name.
    guard request.headers[.host]?.split(separator: ":").first == "127.0.0.1" else {
      return Self.response(.forbidden)
    }
    guard let action else { return Self.response(.ok, page, type: "text/html; charset=utf-8") }
    guard let names = try await Self.names(in: request) else { return Self.response(.badRequest) }
    guard let answer = await reviewer.perform(action, on: names) else {
      return Self.response(.serviceUnavailable)
    }
    return Self.response(.ok, Data(answer.utf8), type: "application/json")
  }

  /// The names in a request, a JSON list, as one line of JSON; `nil` for anything else.
  private static func names(in request: HTTPRequest) async throws -> String? {
    // A body in parts has no length; the page sends none.
    guard let length = request.headers[.contentLength].flatMap(Int.init), length <= bodyLimit else {
      return nil
    }
    guard let names = try? JSONDecoder().decode([String].self, from: try await request.bodyData) else {
      return nil
    }
    return String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
  }

  /// A response of which the browser keeps nothing; each connection carries one.
  private static func response(
    _ status: HTTPStatusCode, _ body: Data = Data(), type: String? = nil
  ) -> HTTPResponse {
    var headers: HTTPHeaders = [HTTPHeader("Cache-Control"): "no-store", .connection: "close"]
    headers[.contentType] = type
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }
}
