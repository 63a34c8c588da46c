import Foundation
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

/// Tests that the program itself reports a PNG file's texts and faults, and its libraries are silent.
struct PictureWordsTests {
  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write(
      LayoutVerbTests.feed.replacing("{id: one,", with: "{id: one, picture: a.png,"), as: "feed.yml")
  }

  private func run(_ arguments: String...) throws -> Program.Ending {
    try Program(environment: ["CI": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""]).run(
      arguments, in: place.folder)
  }

  @Test func `a picture with a broken profile shows, and is told of without a word of the profile's`() throws
  {
    let plain = try PNGFile().png(of: Bitmap(width: 40, height: 30, color: 0xFF33_6699))
    let profile = Data("\u{1B}[2J\n\u{1B}]0;x\u{7}\u{0}\u{0}no profile".utf8)
    try Self.inserting(profile, as: "iCCP", into: plain).write(to: place.file("a.png"))
    for arguments in [["check", "feed.yml"], ["shoot", "feed.yml", "--at", "0", "--out", "o"]] {
      let ending = try Program().run(arguments, in: place.folder)
      #expect(ending.status == 0, "\(ending.complaint.debugDescription)")
      let told = "its colour profile cannot be read and is left out\n"
      #expect(ending.complaint.hasSuffix(told) && ending.complaint.count { $0.isNewline } == 1)
      #expect(!ending.complaint.contains("\u{1B}") && !ending.complaint.contains("no profile"))
    }
    #expect(try PNGFile().read(place.file("a.png")).pixels.allSatisfy { $0 == 0xFF33_6699 })
  }

  @Test func `of one that is damaged anywhere only the program speaks, in one line`() throws {
    var random = SplitMix64(seed: 7)
    let pixels = (0..<1200).map { _ in 0xFF00_0000 | UInt32(random.below(1 << 24)) }
    let whole = try PNGFile().png(of: Bitmap(width: 40, height: 30, pixels: pixels))
    for offset in [20, 25, 28, 40, 44, 60, 900, whole.count - 10] {
      var torn = whole
      torn[offset] ^= 0x55
      try torn.write(to: place.file("a.png"))
      for file in ["old/a.png", "new/a.png"] {
        try FileManager.default.createDirectory(
          at: place.file(file).deletingLastPathComponent(), withIntermediateDirectories: true)
        try torn.write(to: place.file(file))
      }
      for ending in [
        try run("check", "feed.yml"), try run("shoot", "feed.yml", "--at", "0", "--out", "o"),
        try run("compare", "old", "new"),
        try run("shoot", "paged", "--at", "0", "--out", "o", "--reference", "a.png"),
      ] {
        #expect([0, 2].contains(ending.status), "\(ending.complaint)")
        let lines = ending.complaint.split(separator: "\n")
        #expect(lines.count == (ending.status == 0 ? 0 : 1), "at \(offset): \(ending.complaint)")
        #expect(!ending.complaint.contains("libpng"), "at \(offset): \(ending.complaint)")
      }
    }
  }

  /// Returns the file with one more part directly after its header.
  private static func inserting(_ data: Data, as name: String, into png: Data) -> Data {
    func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
    let named = Data(name.utf8) + data
    let part = number(UInt32(data.count)) + named + number(checksum(named))
    return png.prefix(33) + part + png.dropFirst(33)
  }

  /// Returns the checksum that PNG asks for at the end of each part.
  private static func checksum(_ data: Data) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let half = sum >> 1
        sum = sum & 1 == 0 ? half : half ^ 0xEDB8_8320
      }
    }
    return ~sum
  }
}
