import Foundation
import Testing

@testable import OrihonTool

/// Tests of the requests that the page of a review sends.
struct ReviewRequestTests {
  /// Reads a text that arrives `count` bytes at a time.
  private func read(_ text: String, by count: Int = .max) -> ReviewRequestReader.Step {
    var reader = ReviewRequestReader()
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      let step = reader.take(Array(left.prefix(count)))
      if step != .unfinished { return step }
      left = left.dropFirst(count)
    }
    return .unfinished
  }

  private let whole = "POST /a/undo HTTP/1.1\r\nHost: 127.0.0.1:80\r\nCONTENT-LENGTH: 2\r\nA:\r\n\r\n[]"

  @Test(arguments: [1, 2, 3, 5, 1000]) func `a request is the same however its bytes arrive`(count: Int) {
    let request = ReviewRequest(line: "POST /a/undo", host: "127.0.0.1", body: Array("[]".utf8))
    #expect(read(whole, by: count) == .request(request))
  }

  @Test func `a request goes on until its body is whole`() {
    #expect(read(String(whole.dropLast())) == .unfinished)
    #expect(read(whole + "more") == read(whole))
    #expect(read("GET / HTTP/1.1\r\n\r\n") == .request(ReviewRequest(line: "GET /", host: nil)))
  }

  @Test(
    arguments: [
      "GET /\r\n\r\n", "GET / SPDY/1\r\n\r\n", "GET / / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "\r\n\r\n",
      String(repeating: "A", count: ReviewRequestReader.headLimit + 1),
    ])
  func `what is no request, or too much, is refused`(text: String) {
    #expect(read(text) == .refused)
  }

  @Test func `an answer says how long it is, and that nothing follows`() {
    let head = String(decoding: ReviewResponse(Data("{}".utf8), type: "application/json").head, as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 200 ") && head.hasSuffix("\r\n\r\n"))
    #expect(head.contains("Content-Length: 2\r\n") && head.contains("Connection: close\r\n"))
  }
}
