import Documents
import Foundation
import SampleFeeds
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that a cut recording plays up to the cut, and a hostile one is refused before it costs anything.
///
/// Covers Q1.
struct RecordingHardeningTests {
  private let header = RecordingHeader(feed: "sample", size: CGSize(width: 430, height: 932))

  /// Records a short stroke, and returns the bytes of the file.
  private func recording(in folder: URL) throws -> [UInt8] {
    let url = folder.appendingPathComponent("whole.jsonl")
    let stage = Playing.stage()
    let session = StageSession(stage)
    let tap = try session.intercept {
      RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: header))
    }
    let script = try Playing.script("- drag: {from: {row: hero}, dx: -60, duration: 0.04}\n- key: t")
    try HeadlessRun(session).play(ScriptPlayer(script), rate: 60)
    try tap.finish()
    return Array(try Data(contentsOf: url))
  }

  private func entries(_ url: URL) throws -> (entries: [RecordingEntry], cut: String?) {
    var reader = try RecordingReader(contentsOf: url)
    defer { reader.close() }
    var entries: [RecordingEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return (entries, reader.cutDescription)
  }

  @Test func `cut off at any byte it is read up to the cut and says where`() throws {
    try TemporaryFolder.use { folder in
      let bytes = try recording(in: folder)
      let url = folder.appendingPathComponent("cut.jsonl")
      let whole = try entries(folder.appendingPathComponent("whole.jsonl")).entries
      let headerEnd = try #require(bytes.firstIndex(of: 0x0A))
      // Every byte of the header and of the first and the last lines, and every seventh between.
      let lengths = bytes.indices.filter { $0 < 1500 || $0 > bytes.count - 400 || $0.isMultiple(of: 7) }
      for length in lengths {
        try Data(bytes[..<length]).write(to: url)
        guard length >= headerEnd else {
          #expect { try entries(url) } throws: {
            "\($0)".hasPrefix("\(url.path):1:1: the ") && $0 is DocumentError
          }
          continue
        }
        let read = try entries(url)
        #expect(read.entries == Array(whole.prefix(read.entries.count)))
        // A line that lacks only its end counts as whole.
        let lines = bytes[...length].count { $0 == 0x0A } + 1
        let isWhole = length >= bytes.count - 1
        #expect(read.cut?.hasPrefix("\(url.path):\(lines):1: ") == (isWhole ? nil : true), "\(length)")
        #expect(read.entries.count >= lines - 2)
      }
    }
  }

  @Test func `cut off in its header it says so, and a file that is none is told otherwise`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      for (text, message) in [
        (
          #"{"kind":"recording","version":1,"pro"#,
          "the recording ends in the middle of its header; nothing of it can be played"
        ),
        (#"{"ki"#, "the recording ends in the middle of its header; nothing of it can be played"),
        ("", "the file is empty; a recording begins with a header"),
        ("hello", "not JSON: \"h\" is here; a value is needed"),
      ] {
        try Data(text.utf8).write(to: url)
        #expect { try entries(url) } throws: { "\($0)" == "\(url.path):1:1: \(message)" }
      }
    }
  }

  @Test func `it plays up to the cut, and the digests before it are checked`() throws {
    try TemporaryFolder.use { folder in
      let bytes = try recording(in: folder)
      let url = folder.appendingPathComponent("cut.jsonl")
      for share in [2, 3, 5, 8] {
        try Data(bytes[..<(bytes.count - bytes.count / share)]).write(to: url)
        let player = try RecordingPlayer(
          RecordingReader(contentsOf: url), exactness: .bits, playsFrames: true)
        let stage = Playing.stage()
        try HeadlessRun(stage).playOwnFrames(of: player)
        #expect(stage.time > 0 && player.cutDescription != nil)
      }
    }
  }

  @Test func `zeros that a crash left behind are a cut`() throws {
    try TemporaryFolder.use { folder in
      let bytes = try recording(in: folder)
      let url = folder.appendingPathComponent("zeros.jsonl")
      try (Data(bytes[..<(bytes.count / 2)]) + Data(repeating: 0, count: 5000)).write(to: url)
      let read = try entries(url)
      #expect(read.cut != nil && read.entries.count > 5)
    }
  }

  @Test func `a line of a gigabyte is refused unread`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("line.jsonl")
      try Data((header.json.text() + "\n").utf8).write(to: url)
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 1 << 30)
      try handle.close()
      #expect { try entries(url) } throws: {
        "\($0)".hasSuffix("line.jsonl:2:1: this line has more than 1048576 bytes; it is not read")
      }
    }
  }

  /// Lines just under the limit that cost a careless reader much.
  private static let dear: [(name: String, line: String)] = [
    (
      "members",
      "{\"kind\":\"digest\",\"t\":1,\"values\":{"
        + (0..<80_000).map { "\"a\($0)\":1" }.joined(separator: ",") + "}}"
    ),
    ("digits", "{\"kind\":\"frame\",\"t\":1" + String(repeating: "0", count: 1_000_000) + "}"),
    ("fraction", "{\"kind\":\"frame\",\"t\":1." + String(repeating: "0", count: 1_000_000) + "}"),
    ("brackets", String(repeating: "[", count: 1_000_000)),
    ("text", "{\"kind\":\"" + String(repeating: "\\u0041", count: 170_000) + "\",\"t\":1}"),
  ]

  @Test func `a dear line is refused or read, and never crashes the reader`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("dear.jsonl")
      for (name, line) in Self.dear {
        try Data((header.json.text() + "\n" + line + "\n").utf8).write(to: url)
        do {
          let read = try entries(url)
          #expect(name == "fraction" && read.entries == [.frame(Microseconds(1))], "\(name)")
        } catch {
          let message = "\(error)"
          #expect(message.hasPrefix("\(url.path):2:") && message.utf8.count < 5000, "\(name)")
        }
      }
    }
  }

  @Test func `a recorded change of data that cannot be made is told at its line`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("edit.jsonl")
      let writer = try RecordingWriter(to: url, header: header)
      writer.write(.frame(Microseconds(0)))
      writer.write(.edit(SceneEdit.cards(.remove(at: 3), inRow: "hero"), at: Microseconds(5)))
      try writer.finish(at: Microseconds(6))
      let player = try RecordingPlayer(
        RecordingReader(contentsOf: url), exactness: .bits, playsFrames: true)
      #expect { try HeadlessRun(Playing.stage()).playOwnFrames(of: player) } throws: {
        "\($0)" == "\(url.path):3:1: hero has no such card to remove"
      }
    }
  }

  @Test func `nothing is left where a recording cannot be written`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("none/a.jsonl")
      #expect { try RecordingWriter(to: url, header: header) } throws: {
        $0 is DocumentError && "\($0)".contains("cannot be written")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }

  @Test func `a recording that was given up, or could not be written, leaves nothing`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      let writer = try RecordingWriter(to: url, header: header)
      writer.write(.frame(Microseconds(1)))
      writer.abandon()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      let full = try RecordingWriter(to: URL(fileURLWithPath: "/dev/full"), header: header)
      #expect(throws: DocumentError.unwritable(file: "/dev/full", reason: "there is no room for it")) {
        try full.finish(at: Microseconds(2))
      }
    }
  }
}
