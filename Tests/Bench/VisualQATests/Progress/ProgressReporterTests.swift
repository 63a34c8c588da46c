import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of the lines in which a run tells how far it is, with a clock of the test's own.
struct ProgressReporterTests {
  /// A clock, and what was said.
  private final class Moment {
    var now: TimeInterval = 1000
    var said: [String] = []
  }

  private func reporter(
    _ moment: Moment, to file: URL?, total: Int? = 100, duration: TimeInterval? = nil
  ) throws -> ProgressReporter {
    var work = ProgressReporter.Work("fuzz", unit: "stroke", shard: WorkShard(2, of: 8))
    (work.total, work.duration) = (total, duration)
    return try ProgressReporter(
      work, to: file, host: "n1", say: { moment.said.append($0) }, now: { moment.now })
  }

  private func lines(of file: URL) throws -> [String] {
    try InputFile.data(contentsOf: file, limit: .text).split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a line is written every two seconds and at the end, however often it is fed`() throws {
    let folder = try TestFolder()
    let file = folder.url.appendingPathComponent("p.jsonl")
    let moment = Moment()
    let reporter = try reporter(moment, to: file)
    for tick in 1...40 {
      moment.now = 1000 + TimeInterval(tick) / 10
      reporter.advance(to: tick, findings: tick / 20)
    }
    reporter.finish(.done, done: 100)
    #expect(
      try lines(of: file) == [
        #"{"kind":"progress","verb":"fuzz","unit":"stroke","shard":2,"of":8,"done":0,"left":100,"remaining":null,"rate":0,"findings":0,"state":"running","host":"n1","t":0}"#,
        #"{"kind":"progress","verb":"fuzz","unit":"stroke","shard":2,"of":8,"done":20,"left":80,"remaining":null,"rate":10,"findings":1,"state":"running","host":"n1","t":2}"#,
        #"{"kind":"progress","verb":"fuzz","unit":"stroke","shard":2,"of":8,"done":40,"left":60,"remaining":null,"rate":10,"findings":2,"state":"running","host":"n1","t":4}"#,
        #"{"kind":"progress","verb":"fuzz","unit":"stroke","shard":2,"of":8,"done":100,"left":0,"remaining":null,"rate":25,"findings":2,"state":"done","host":"n1","t":4}"#,
      ])
    #expect(moment.said.isEmpty)
  }

  @Test func `a long run says it in words every five seconds, and at the end`() throws {
    let moment = Moment()
    let reporter = try reporter(moment, to: nil, total: nil, duration: 3700)
    for second in [4.9, 5, 7, 10.5] {
      moment.now = 1000 + second
      reporter.advance(to: Int(second * 100), findings: second > 6 ? 1 : 0)
    }
    reporter.finish(.failed)
    #expect(
      moment.said == [
        "fuzz 2/8: 500 strokes done, 1 h 01 min left, 100 a second, no finding",
        "fuzz 2/8: 1050 strokes done, 1 h 01 min left, 100 a second, 1 finding",
        "fuzz 2/8: 1050 strokes done, 100 a second, 1 finding; failed",
      ])
  }

  @Test func `a line is read back as it was, and a half one is never taken for truth`() throws {
    let folder = try TestFolder()
    let file = folder.url.appendingPathComponent("p.jsonl")
    let moment = Moment()
    let reporter = try reporter(moment, to: file)
    moment.now += 2.5
    reporter.advance(to: 7)
    let whole = try InputFile.data(contentsOf: file, limit: .text)
    let read = try #require(ProgressFile.last(of: file))
    #expect((read.done, read.left, read.elapsed, read.host) == (7, 93, 2.5, "n1"))
    #expect(read.shard == WorkShard(2, of: 8))
    let first = try #require(whole.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      #expect(ProgressFile.last(of: file)?.done == (length < first ? nil : 0))
    }
    // Bytes that a network file system shows before it has them.
    try (whole + Data(repeating: 0, count: 40) + Data("\n".utf8)).write(to: file)
    #expect(ProgressFile.last(of: file) == read)
  }

  @Test func `a long file is begun again, and always ends with a line`() throws {
    let folder = try TestFolder()
    let file = folder.url.appendingPathComponent("p.jsonl")
    let moment = Moment()
    let reporter = try reporter(moment, to: file, total: nil)
    for tick in 1...1000 {
      moment.now += 2
      reporter.advance(to: tick)
      #expect(ProgressFile.last(of: file)?.done == tick)
    }
    #expect(try InputFile.data(contentsOf: file, limit: .text).count <= Int(ProgressFile.longest))
  }

  @Test(arguments: ["/nowhere/p.jsonl", "/dev/full", "/"])
  func `a file that cannot be written ends the run before it begins`(path: String) throws {
    let error = #expect(throws: DocumentError.self) {
      _ = try reporter(Moment(), to: URL(fileURLWithPath: path))
    }
    #expect(
      error?.description.contains("cannot be written") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    #""shard":9"#, #""done":-1"#, #""state":"over""#, #""left":0.5"#, #""t":1e99"#, #""kind":"frame""#,
    #""of":1000000"#,
  ])
  func `a line with a wrong value is no line`(wrong: String) throws {
    var line = ProgressLine(verb: "fuzz", unit: "stroke", shard: try #require(WorkShard(2, of: 8)))
    line.left = 5
    let name = try #require(wrong.split(separator: ":").first)
    let good = try #require(line.text.firstRange(of: try Regex("\(name):(\"[a-z]*\"|[0-9.]+)")))
    let json = try #require(JSONValue(line: line.text.replacingCharacters(in: good, with: wrong)))
    #expect(throws: JSONLine.Fault.self) { try ProgressLine(JSONLine(json)) }
  }
}
