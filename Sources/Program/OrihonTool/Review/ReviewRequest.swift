import Foundation

/// One request of a review's page.
nonisolated struct ReviewRequest: Hashable {
  /// The method and the path with a space between them, as in `GET /`.
  var line: String
  /// The name of the machine that was asked, without its port; `nil` when the request has none.
  var host: String?
  /// The bytes after the head.
  var body: [UInt8] = []
}

/// Reads one request out of the bytes of a connection, as far as a review's page needs HTTP/1.1 (RFC 9112).
nonisolated struct ReviewRequestReader {
  /// The state of the reading after some bytes.
  enum Step: Hashable {
    /// The request goes on.
    case unfinished
    /// The request is whole.
    case request(ReviewRequest)
    /// This is no request, or one that is too large.
    case refused
  }

  /// The most bytes of a head.
  static let headLimit = 1 << 14
  /// The most bytes of a body.
  static let bodyLimit = 1 << 20

  private static let end: [UInt8] = [13, 10, 13, 10]

  private var bytes: [UInt8] = []
  private var head: (request: ReviewRequest, length: Int)?

  init() {}

  /// Takes the next bytes that came.
  mutating func take(_ more: [UInt8]) -> Step {
    // The end of the head may have begun in the bytes before.
    let unseen = max(0, bytes.count - (Self.end.count - 1))
    bytes += more
    if head == nil {
      guard let start = Self.end(of: bytes, from: unseen) else {
        return bytes.count > Self.headLimit ? .refused : .unfinished
      }
      guard start <= Self.headLimit, let read = Self.head(bytes[..<start]) else { return .refused }
      head = read
      bytes.removeFirst(start + Self.end.count)
    }
    guard let head else { return .refused }
    if bytes.count < head.length { return .unfinished }
    var request = head.request
    request.body = Array(bytes[..<head.length])
    return .request(request)
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + end.count <= bytes.count {
      if bytes[index..<index + end.count].elementsEqual(end) { return index }
      index += 1
    }
    return nil
  }

  /// Reads the first line and the headers; `nil` when they are none, or announce more than is taken.
  private static func head(_ bytes: ArraySlice<UInt8>) -> (request: ReviewRequest, length: Int)? {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var request = ReviewRequest(line: "\(words[0]) \(words[1])")
    var length = 0
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      switch line[..<colon].lowercased() {
      case "host": request.host = value.split(separator: ":").first.map(String.init)
      case "content-length":
        guard let count = Int(value), (0...bodyLimit).contains(count) else { return nil }
        length = count
      // A body in parts has no length; the page sends none.
      case "transfer-encoding": return nil
      default: break
      }
    }
    return (request, length)
  }
}
