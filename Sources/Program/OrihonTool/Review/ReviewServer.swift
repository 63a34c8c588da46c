import Documents
import FlyingSocks
import Foundation

/// Serves the page of a report on this machine alone, at an address that holds a secret.
///
/// It speaks HTTP itself: a whole server's library would be linked with one for the network, whose forty system
/// libraries every run of the program would load.
nonisolated struct ReviewServer {
  private let page: Data
  private let desk: ReviewCoordinator
  private let token: ReviewToken

  init(_ page: Data, desk: ReviewCoordinator, token: ReviewToken) {
    self.page = page
    self.desk = desk
    self.token = token
  }

  /// Serves until the page or `ending` says that it is done; `begun` is told the address.
  func serve(
    port: UInt16, until ending: AsyncStream<Void>, done: AsyncStream<Void>.Continuation,
    begun: @Sendable (String) throws -> Void
  ) async throws {
    let socket = try Self.listen(port)
    defer { try? socket.close() }
    guard case .ip4(_, let chosen) = try socket.sockname() else { return }
    let pool = SocketPool.make()
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        try await accept(on: AsyncSocket(socket: socket, pool: pool), done: done)
      }
      try begun("http://127.0.0.1:\(chosen)/\(token.text)/")
      for await _ in ending { break }
      group.cancelAll()
    }
  }

  private static func listen(_ port: UInt16) throws -> Socket {
    let socket = try Socket(domain: Int32(sockaddr_in.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      try? socket.close()
      throw CommandError.contradiction("--port \(port): \(Self.reason(of: error)); 0 takes a free one")
    }
    return socket
  }

  /// The reason in words for which nothing can listen on a port.
  private static func reason(of error: any Error) -> String {
    guard case SocketError.failed(_, let number, let message) = error else { return "\(error)" }
    return number == EADDRINUSE ? "another program listens there" : message
  }

  private func accept(on socket: AsyncSocket, done: AsyncStream<Void>.Continuation) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      for try await connection in socket.sockets {
        group.addTask {
          let isLast = await answer(on: connection)
          try? connection.close()
          if isLast { done.yield() }
        }
      }
    }
  }

  /// Answers the one request of a connection; returns true when it was the last of the review.
  private func answer(on connection: AsyncSocket) async -> Bool {
    guard let step = await Self.read(connection) else { return false }
    var response = ReviewResponse(.badRequest)
    var isLast = false
    if case .request(let request) = step { (response, isLast) = await self.response(to: request) }
    do {
      try await connection.write(response.head)
      try await connection.write(response.body)
    } catch {
      // A browser that has gone reads nothing.
    }
    return isLast
  }

  /// Reads a request; `nil` when the other side goes before it is whole.
  private static func read(_ connection: AsyncSocket) async -> ReviewRequestReader.Step? {
    var reader = ReviewRequestReader()
    while let bytes = try? await connection.read(atMost: 4096) {
      let step = reader.take(bytes)
      if step != .unfinished { return step }
    }
    return nil
  }

  private func response(to request: ReviewRequest) async -> (ReviewResponse, isLast: Bool) {
    let page = "GET /\(token.text)/"
    let action = ReviewAction.allCases.first { request.line == "POST /\(token.text)/\($0.rawValue)" }
    guard action != nil || request.line == page else { return (ReviewResponse(.notFound), false) }
    // A page of another site has another host's name.
    guard request.host == "127.0.0.1" else { return (ReviewResponse(.forbidden), false) }
    guard let action else { return (ReviewResponse(self.page, type: "text/html; charset=utf-8"), false) }
    guard let names = Self.names(in: request) else { return (ReviewResponse(.badRequest), false) }
    let answer = await desk.perform(action, on: names)
    return (ReviewResponse(Data(answer.utf8), type: "application/json"), action == .done)
  }

  /// Returns the names of scenarios in a request, a JSON list; `nil` for anything else.
  private static func names(in request: ReviewRequest) -> [String]? {
    guard case .array(let values)? = try? JSONParser.parse(request.body) else { return nil }
    let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
    return names.count == values.count ? names : nil
  }
}
