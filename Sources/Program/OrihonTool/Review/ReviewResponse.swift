import Foundation

/// The answer to a request of a review's page.
nonisolated struct ReviewResponse: Hashable {
  /// The outcome of a request, as HTTP numbers it.
  enum Status: Int {
    /// The request was done.
    case done = 200
    /// The request says nothing that can be done.
    case badRequest = 400
    /// The request was meant for another machine.
    case forbidden = 403
    /// The address is no page's.
    case notFound = 404
  }

  /// The outcome.
  var status: Status
  /// The kind of the body; `nil` where there is none.
  var type: String?
  /// The bytes of the answer.
  var body = Data()

  init(_ status: Status) { self.status = status }

  /// A request that was done, with what it asked for.
  init(_ body: Data, type: String) {
    status = .done
    self.type = type
    self.body = body
  }

  /// The bytes before the body; nothing is kept by the browser, and each connection carries one answer.
  var head: Data {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status)", "Content-Length: \(body.count)", "Cache-Control: no-store",
      "Connection: close",
    ]
    if let type { lines.append("Content-Type: \(type)") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
