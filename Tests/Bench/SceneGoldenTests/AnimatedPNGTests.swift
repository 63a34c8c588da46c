import Foundation
import Measurements
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

@testable import Measurements
@testable import VisualQA

/// Tests of an animated PNG, taken apart into single pictures that SDL2_image reads.
struct AnimatedPNGTests {
  private struct Frame {
    var box: (x: Int, y: Int, width: Int, height: Int)
    var milliseconds: Int
    var bitmap: Bitmap
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the pictures of a file in order, and the number that the file promises.
  private func frames(of url: URL, in folder: URL) throws -> (frames: [Frame], promised: Int) {
    let chunks = try #require(PNGChunk.chunks(of: Array(try Data(contentsOf: url))))
    let header = try #require(chunks.first { $0.type == "IHDR" })
    let crc = CRC32()
    var frames: [Frame] = []
    var (control, data) = ([UInt8](), [UInt8]())
    var sequence = 0
    func close() throws {
      guard !control.isEmpty else { return }
      let single =
        Data(PNGChunk.signature)
        + PNGChunk("IHDR", Array(control[4..<12]) + header.body.dropFirst(8)).encoded(crc)
        + PNGChunk("IDAT", data).encoded(crc) + PNGChunk("IEND", []).encoded(crc)
      let file = folder.appendingPathComponent("single.png")
      try single.write(to: file)
      let box = [4, 8, 12, 16].map { number(control[$0..<$0 + 4]) }
      #expect(number(control[22..<24]) == 1000 && Array(control[24...]) == [0, 0])
      frames.append(
        Frame(
          box: (box[2], box[3], box[0], box[1]), milliseconds: number(control[20..<22]),
          bitmap: try PNGFile().read(file)))
    }
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        try close()
        (control, data) = (chunk.body, [])
        #expect(number(chunk.body[..<4]) == sequence)
        sequence += 1
      case "IDAT": data += chunk.body
      case "fdAT":
        #expect(number(chunk.body[..<4]) == sequence)
        sequence += 1
        data += chunk.body.dropFirst(4)
      default: break
      }
    }
    try close()
    #expect(chunks.map(\.type).prefix(3) == ["IHDR", "acTL", "fcTL"] && chunks.last?.type == "IEND")
    let promised = try #require(chunks.first { $0.type == "acTL" })
    return (frames, number(promised.body[..<4]))
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Returns pictures of a square that wanders over a ground; twice it stands still.
  private func stills() -> [Bitmap] {
    var random = SplitMix64(seed: 4)
    let ground = Bitmap(
      width: 61, height: 43, pixels: (0..<61 * 43).map { _ in 0xFF00_0000 | UInt32(random.below(1 << 24)) })
    return [0, 3, 3, 17, 40, 40, 8].map { place in
      var picture = ground
      picture.paste(Bitmap(width: 9, height: 5, color: 0xFFC8_401F), x: place, y: place / 2)
      return picture
    }
  }

  @Test func `every picture is there to the bit, in its time, and only what changed is stored`() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("a.apng")
      let film = try AnimatedPNG(to: url, coding: PNGFile())
      for (index, still) in stills().enumerated() { try film.append(still, for: Double(index) * 0.025) }
      try film.finish()
      let (frames, promised) = try frames(of: url, in: folder)
      #expect(promised == stills().count && frames.count == promised)
      var canvas = frames[0].bitmap
      for (index, (frame, still)) in zip(frames, stills()).enumerated() {
        canvas.paste(frame.bitmap, x: frame.box.x, y: frame.box.y)
        #expect(canvas == still && frame.milliseconds == index * 25)
        #expect(frame.bitmap.width == frame.box.width && frame.bitmap.height == frame.box.height)
      }
      #expect(frames[2].box.width == 1 && frames[1].box.width == 12)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.apng", "single.png"])
    }
  }

  @Test func `a film replaces the one that was there, and one given up leaves nothing`() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("a.apng")
      try Data("old".utf8).write(to: url)
      let film = try AnimatedPNG(to: url, coding: PNGFile())
      try film.append(Bitmap(width: 4, height: 4), for: 1)
      film.abandon()
      #expect(try String(contentsOf: url, encoding: .utf8) == "old")
      let other = try AnimatedPNG(to: url, coding: PNGFile())
      try other.append(Bitmap(width: 4, height: 4), for: 1)
      try other.finish()
      #expect(try PNGFile().read(url) == Bitmap(width: 4, height: 4))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.apng"])
    }
  }

  @Test func `a place that cannot be written is named`() {
    let url = URL(fileURLWithPath: "/no/such/folder/a.apng")
    #expect { try AnimatedPNG(to: url, coding: PNGFile()) } throws: {
      "\($0)".contains("a.apng: the file cannot be written")
    }
  }
}
