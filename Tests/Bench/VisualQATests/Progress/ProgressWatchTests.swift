import Documents
import Foundation
import Replays
import Testing

@testable import VisualQA

/// Tests of the watch over progress files, with a clock and a pause of the test's own.
struct ProgressWatchTests {
  private func line(_ index: Int, done: Int, _ state: ProgressLine.State, findings: Int = 0) throws
    -> ProgressLine
  {
    var line = ProgressLine(verb: "fuzz", unit: "stroke", shard: try #require(WorkShard(index, of: 2)))
    (line.done, line.state, line.findings) = (done, state, findings)
    (line.host, line.left, line.elapsed) = ("<n\(index)>", 50 - done, 20)
    return line
  }

  private func write(_ line: ProgressLine, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((line.text + "\n").utf8).write(to: file)
  }

  /// Watches a folder, and returns the status and the sentences; `wait` is called with the number of the pause.
  private func watch(
    _ folder: URL, page: URL? = nil, wait: @escaping (Int) throws -> Bool
  ) throws -> (status: RunStatus, told: [String]) {
    var (time, told): (TimeInterval, [String]) = (0, [])
    var pauses = 0
    let surroundings = ProgressWatch.Surroundings(
      now: { time },
      wait: { seconds in
        time += seconds
        pauses += 1
        return (try? wait(pauses)) ?? false
      }, show: { told.append($0.summary) })
    return (try ProgressWatch(folder, page: page).run(in: surroundings), told)
  }

  @Test func `it ends when every shard has ended, and finds their files in folders`() throws {
    let folder = try TestFolder()
    let files = ["1.jsonl", "inner/more/2.jsonl"].map { folder.url.appendingPathComponent($0) }
    try Data("{\"kind\":\"recording\"}\n".utf8).write(to: folder.url.appendingPathComponent("other.jsonl"))
    let (status, told) = try watch(folder.url) { pause in
      switch pause {
      case 1: try write(line(1, done: 30, .running), to: files[0])
      case 2: try write(line(2, done: 50, .done), to: files[1])
      case 3: try write(line(1, done: 50, .done), to: files[0])
      default: return false
      }
      return true
    }
    #expect(status == .done)
    #expect(
      told == [
        "no progress file is there yet",
        "0 of 2 shards ended, 1 not begun, 30 strokes done, 1.5 a second, no finding",
        "1 of 2 shards ended, 80 strokes done, 1.5 a second, no finding",
        "2 of 2 shards ended, 100 strokes done, no finding",
      ])
  }

  @Test func `a finding ends with 1, and so does an interruption`() throws {
    let folder = try TestFolder()
    try write(line(1, done: 50, .done), to: folder.url.appendingPathComponent("1.jsonl"))
    #expect(try watch(folder.url) { _ in false }.status == .different)
    try write(line(2, done: 50, .done, findings: 1), to: folder.url.appendingPathComponent("2.jsonl"))
    #expect(try watch(folder.url) { _ in true }.status == .different)
  }

  @Test func `a killed shard ends the watch with 1 after five minutes without a line, and is named`() throws {
    let folder = try TestFolder()
    let page = folder.url.appendingPathComponent("page", isDirectory: true)
    try write(line(1, done: 50, .done), to: folder.url.appendingPathComponent("1.jsonl"))
    try write(line(2, done: 10, .running), to: folder.url.appendingPathComponent("2.jsonl"))
    var pauses = 0
    let (status, told) = try watch(folder.url, page: page) { pause in
      pauses = pause
      return pause < 1000
    }
    #expect(status == .different && pauses == 150, "a pause has two seconds")
    #expect(told.last == "1 of 2 shards ended, 60 strokes done, no finding, 1 lost: fuzz 2/2")
    let html = String(
      decoding: try InputFile.data(contentsOf: page.appendingPathComponent("index.html"), limit: .text),
      as: UTF8.self)
    #expect(html.contains("<td class=\"bad\">lost, silent for 5 min 00 s</td>"))
    #expect(!html.contains("refresh"))
  }

  @Test func `the page loads itself again until the run is over, and escapes what it shows`() throws {
    let folder = try TestFolder()
    let page = folder.url.appendingPathComponent("page", isDirectory: true)
    let file = folder.url.appendingPathComponent("1.jsonl")
    try write(line(1, done: 25, .running), to: file)
    try write(line(2, done: 50, .failed), to: folder.url.appendingPathComponent("2.jsonl"))
    func html() throws -> String {
      String(
        decoding: try InputFile.data(contentsOf: page.appendingPathComponent("index.html"), limit: .text),
        as: UTF8.self)
    }
    _ = try watch(folder.url, page: page) { _ in
      let live = try html()
      #expect(live.contains("<meta http-equiv=\"refresh\" content=\"2\">"))
      #expect(live.contains("&lt;n1&gt;") && !live.contains("<n1>"))
      #expect(live.contains("value=\"50\" aria-label=\"fuzz 1/2\""))
      #expect(live.contains("<td class=\"bad\">failed</td>"))
      #expect(live.contains("color-scheme: light dark") && live.contains("default-src 'none'"))
      try write(line(1, done: 50, .done), to: file)
      return true
    }
    #expect(try !html().contains("refresh"))
    #expect(try html().contains("2 of 2 shards ended"))
  }

  @Test func `a folder that is not there and a page in a foreign folder are refused`() throws {
    let folder = try TestFolder()
    #expect(throws: VisualQAError.self) {
      try watch(folder.url.appendingPathComponent("gone")) { _ in false }
    }
    try Data().write(to: folder.url.appendingPathComponent("mine.txt"))
    #expect(throws: DocumentError.self) { try watch(folder.url, page: folder.url) { _ in false } }
  }

  @Test
  func `where no table can be drawn, changes of a shard are told once, and the whole every ten seconds`()
    throws
  {
    var (news, board) = (ProgressNews(), ProgressBoard())
    board.see(["a": try line(1, done: 5, .running)], at: 0)
    #expect(
      news.lines(of: board, at: 0) == [
        "<n1>: fuzz 1/2: 5 strokes done, 45 left, 0.3 a second, no finding", board.summary,
      ])
    #expect(news.lines(of: board, at: 9).isEmpty)
    #expect(news.lines(of: board, at: 10) == [board.summary])
    board.see([:], at: 31)
    #expect(
      news.lines(of: board, at: 12) == [
        "<n1>: fuzz 1/2: 5 strokes done, 45 left, 0.3 a second, no finding; silent for 31 s"
      ])
    board.see([:], at: 33)
    #expect(news.lines(of: board, at: 13).isEmpty)
    board.see([:], at: 300)
    #expect(
      news.lines(of: board, at: 14) == [
        "<n1>: fuzz 1/2: 5 strokes done, 45 left, 0.3 a second, no finding; lost, silent for 5 min 00 s"
      ], "the other shard has not begun, so the watch goes on")
  }
}
