import Documents
import Foundation
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests of a recording that is written, read back and cut off.
///
/// Covers CONTRACT, the recording.
struct RecordingTests {
  /// Every kind of entry with numbers that only survive exact writing.
  private static let entries: [RecordingEntry] = [
    .frame(Microseconds(0)),
    .input(
      InputEvent(
        .pointer(PointerEvent(.pressed, at: CGPoint(x: 0.1 + 0.2, y: -1e-7), device: .touch, buttons: 5)),
        at: 0.000_001)),
    .input(
      InputEvent(
        .finger(2, PointerEvent(.moved, at: CGPoint(x: 0.1 + 0.2, y: -1e-7), device: .touch)), at: 1.2)),
    .input(InputEvent(.wheel(WheelEvent(at: .zero, deltaX: 0.3, deltaY: -1, isSmooth: true)), at: 1.25)),
    .input(
      InputEvent(
        .wheel(WheelEvent(at: CGPoint(x: 3, y: 4), deltaX: 0, deltaY: 2, modifiers: [.shift, .alt])), at: 1.25
      )),
    .input(InputEvent(.key(KeyEvent("pageDown", modifiers: .control, isRepeat: true)), at: 1.3)),
    .input(InputEvent(.key(KeyEvent("?", isDown: false)), at: 1.3)),
    .input(InputEvent(.window(.resized(CGSize(width: 800.5, height: 600), scale: 1.25)), at: 1.4)),
    .input(InputEvent(.window(.focused(false)), at: 1.4)),
    .input(InputEvent(.window(.visible(true)), at: 1.4)),
    .input(InputEvent(.window(.occluded(true)), at: 1.4)),
    .input(InputEvent(.window(.pointerInside(false)), at: 1.4)),
    .input(InputEvent(.window(.documentSaved), at: 1.4)),
    .digest(
      RecordingDigest(
        frame: 60, time: Microseconds(1_500_000), digest: "00ff00ff00ff00ff",
        variables: [RecordingDigest.Variable("hero.offset", 1.0 / 3), .init("hero.lap", -2)])),
  ]

  private static func header() -> RecordingHeader {
    var header = RecordingHeader(feed: "折本 \"default\"", hash: "abc", size: CGSize(width: 430, height: 932))
    header.content = "def"
    header.program = "0.1"
    header.build = "b1"
    header.scale = 1.5
    header.safeArea = [47, 0, 34, 0]
    header.theme = .dark
    header.direction = .rightToLeft
    header.reducesMotion = true
    header.seed = 42
    header.textScale = 1.25
    header.isPseudolocalized = true
    return header
  }

  private func entries(of url: URL) throws -> (entries: [RecordingEntry], reader: RecordingReader) {
    var reader = try RecordingReader(contentsOf: url)
    var entries: [RecordingEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return (entries, reader)
  }

  @Test func `what is written is read back bit for bit`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      let writer = try RecordingWriter(to: url, header: Self.header())
      for entry in Self.entries { writer.write(entry) }
      #expect(!FileManager.default.fileExists(atPath: url.path))
      try writer.finish(at: Microseconds(2_000_000))
      let (entries, reader) = try entries(of: url)
      #expect(reader.header == Self.header())
      #expect(entries == Self.entries + [.end(Microseconds(2_000_000))])
      #expect(reader.cutDescription == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.jsonl"])
    }
  }

  @Test func `a recording begins with the bytes by which the desktop tells it`() throws {
    let types = Checkout.root().appendingPathComponent("Packaging/orihon-mime.xml")
    let value = try #require(try String(contentsOf: types, encoding: .utf8).firstMatch(of: /value="(.+)"/))
    let bytes = value.output.1.replacing("&quot;", with: "\"")
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      try RecordingWriter(to: url, header: Self.header()).finish(at: Microseconds(0))
      #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix(bytes))
    }
  }

  @Test func `a recording replaces the one that was there only when it is finished`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      try Data("old".utf8).write(to: url)
      let writer = try RecordingWriter(to: url, header: Self.header())
      #expect(try String(contentsOf: url, encoding: .utf8) == "old")
      try writer.finish(at: Microseconds(0))
      #expect(try entries(of: url).entries.count == 1)
    }
  }

  @Test func `a recording cut off anywhere is read up to the cut`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a.jsonl")
      let writer = try RecordingWriter(to: url, header: Self.header())
      for entry in Self.entries { writer.write(entry) }
      try writer.finish(at: Microseconds(2_000_000))
      let whole = try Data(contentsOf: url)
      let headerLength = (whole.firstIndex(of: 0x0A) ?? 0) + 1
      let lastLine = whole.dropLast().lastIndex(of: 0x0A) ?? 0
      let cut = folder.appendingPathComponent("cut.jsonl")
      for length in stride(from: headerLength, to: lastLine, by: 13) {
        try whole.prefix(length).write(to: cut)
        let (entries, reader) = try entries(of: cut)
        #expect(entries == Array(Self.entries.prefix(entries.count)))
        let isTold = reader.cutDescription?.hasSuffix("it was played up to here") == true
        #expect(isTold, "\(length)")
      }
    }
  }

  private struct Fault: Codable {
    var lines: [String]
    var line: Int
    var column: Int
    var message: String
  }

  @Test func `every fault is told at its place`() throws {
    let good = [Self.header().json.text(), #"{"kind":"frame","t":5}"#]
    try TemporaryFolder.use { folder in
      for fault in try Vectors.load("scripts/recording-faults", as: Fault.self) {
        let url = folder.appendingPathComponent("bad.jsonl")
        let lines = fault.lines.map { $0 == "HEADER" ? good[0] : $0 == "FRAME" ? good[1] : $0 }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
        do {
          _ = try entries(of: url)
          Issue.record("\(fault.message) was read")
        } catch {
          let error = try #require(error as? DocumentError)
          #expect(error.description == "\(url.path):\(fault.line):\(fault.column): \(fault.message)")
        }
      }
    }
  }

  @Test func `an endless line is refused before it fills the memory`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("long.jsonl")
      try Data(repeating: UInt8(ascii: "x"), count: 3 << 20).write(to: url)
      #expect { try RecordingReader(contentsOf: url) } throws: {
        "\($0)".hasSuffix("long.jsonl:1:1: this line has more than 1048576 bytes; it is not read")
      }
    }
  }

  @Test func `random damage never crashes the reader`() throws {
    var random = SplitMix64(seed: 3)
    let lines = [Self.header().json.text()] + Self.entries.compactMap { $0.json?.text() }
    let whole = Array((lines.joined(separator: "\n") + "\n").utf8)
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("damaged.jsonl")
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0..<3 { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
        try Data(bytes).write(to: url)
        do { _ = try entries(of: url) } catch { #expect(error is DocumentError) }
      }
    }
  }
}
