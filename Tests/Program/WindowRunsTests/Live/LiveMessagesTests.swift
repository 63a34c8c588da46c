import Foundation
import SDLRendering
import Testing

@testable import WindowRuns

/// Tests of the lines between the supervisor and its window processes.
struct LiveMessagesTests {
  private nonisolated static let session = HandedOverSession(
    path: "/tmp/a session\n.jsonl",
    place: WindowPlace(x: -20, y: 40, size: CGSize(width: 430, height: 932), isFullScreen: true), rest: 2.5,
    landings: [StrokeLanding("hero", start: 11_267_843, offset: 430)], isFirst: false, tunes: true, loss: "折本"
  )

  @Test(
    arguments: [
      .begin, .resume(session), .handOver(path: "/tmp/x"), .goOn, .banner("a:1:2: error: \"b\"\nc"),
      .banner(nil),
      .close,
    ] as [WindowOrder])
  func `an order is one line, and is read as it was written`(order: WindowOrder) throws {
    try expectLine(order)
  }

  @Test(
    arguments: [.waiting, .shown(["one", "two"]), .handedOver(session), .refused("no")] as [WindowAnswer])
  func `an answer is one line, and is read as it was written`(answer: WindowAnswer) throws {
    try expectLine(answer)
  }

  private func expectLine<Message: Codable & Equatable>(_ message: Message) throws {
    let text = String(decoding: LiveLine.data(message), as: UTF8.self)
    #expect(text.hasSuffix("\n") && text.dropLast().allSatisfy { !$0.isNewline })
    #expect(LiveLine.message(String(text.dropLast()), as: Message.self) == message)
  }

  @Test func `what is no message is none`() {
    for line in ["", "{", "{\"kind\":1}", "[]"] {
      #expect(LiveLine.message(line, as: WindowOrder.self) == nil, "\(line)")
    }
  }

  @Test func `lines are put together from any pieces`() {
    let text = Data("one\n折本\n\nlast".utf8)
    for length in 1...text.count {
      var splitter = LineSplitter()
      var lines: [String] = []
      var rest = text[...]
      while !rest.isEmpty {
        lines += splitter.add(Data(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      #expect(lines == ["one", "折本", ""])
      #expect(splitter.add(Data("\n".utf8)) == ["last"])
    }
  }

  @Test(arguments: [
    (["demo", "--live", "feed.yml"], ["demo", "--live-window", "feed.yml"]),
    (["--live", "--", "--live"], ["--live-window", "--", "--live"]),
  ])
  func `a window process gets the words of the command line`(words: [String], expected: [String]) {
    #expect(LiveSupervisor.windowWords(of: words) == expected)
  }
}
