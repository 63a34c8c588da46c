import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

/// Tests that PNG and WebP pictures are shown the way up that their EXIF blocks say.
struct EXIFBlockTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static func block(_ orientation: Int) -> [UInt8] {
    Array("II*\0".utf8) + [
      8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0, 0,
    ]
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) }
  }

  private static func littleEndian(_ number: Int) -> [UInt8] { bigEndian(number).reversed() }

  /// A chunk of a PNG file with the checksum that the format asks for.
  private static func pngChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bigEndian(content.count) + body + bigEndian(Int(~sum))
  }

  /// A PNG file of 4 × 2 pixels, blue and red above, red and white below, with a block before or after the pixels.
  private func png(_ chunk: [UInt8], atEnd: Bool = false) throws -> [UInt8] {
    let (blue, red, white): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000, 0xFFFF_FFFF)
    let pixels = [blue, blue, red, red, red, red, white, white]
    let bytes = [UInt8](try PNGFile().png(of: Bitmap(width: 4, height: 2, pixels: pixels)))
    let place = atEnd ? bytes.count - 12 : 33
    return bytes[..<place] + chunk + bytes[place...]
  }

  private static func webPChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(content.count) + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// The same picture as a lossless WebP file of 1 × 1 pixels with an extended header, as far as its header is read.
  private func webP(_ chunks: [UInt8]) -> [UInt8] {
    let header = Self.webPChunk("VP8X", [8, 0, 0, 0, 3, 0, 0, 1, 0, 0])
    let content = Array("WEBP".utf8) + header + Self.webPChunk("VP8L", [0x2F, 0, 0]) + chunks
    return Array("RIFF".utf8) + Self.littleEndian(content.count) + content
  }

  private func quarters(_ bytes: [UInt8], isTall: Bool) throws -> String {
    let file = folder.file("picture.png")
    try Data(bytes).write(to: file)
    let size = isTall ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)
    let request = PictureRequest(picture: PictureReference(path: file.path), size: size, cornerRadius: 0)
    let image = try #require(PictureDecoding.decode(request, scale: 1).image)
    let (right, below) = (image.width - 1, image.height - 1)
    return String(
      [(0, 0), (right, 0), (0, below), (right, below)].map { x, y in
        let pixel = image.pixels[y * image.width + x] & 0xFF_FFFF
        return pixel == 0xFF ? "b" : pixel == 0xFF_0000 ? "r" : "w"
      })
  }

  private nonisolated static let shown: [(Int, String)] = [
    (1, "brrw"), (2, "rbwr"), (3, "wrrb"), (4, "rwbr"), (5, "brrw"), (6, "rbwr"), (7, "wrrb"), (8, "rwbr"),
  ]

  @Test(arguments: shown, [true, false])
  func `a png is turned as its block says, before or after the pixels`(
    expected: (Int, String), atEnd: Bool
  ) throws {
    let bytes = try png(Self.pngChunk("eXIf", Self.block(expected.0)), atEnd: atEnd)
    #expect(PictureHeader(of: Data(bytes))?.orientation.rawValue == expected.0)
    #expect(try quarters(bytes, isTall: expected.0 > 4) == expected.1)
  }

  @Test(arguments: 1...8, [true, false])
  func `a webp tells its orientation, also with the mark of a jpeg before it`(
    orientation: Int, isMarked: Bool
  ) {
    let mark = isMarked ? Array("Exif\0\0".utf8) : []
    let bytes = webP(Self.webPChunk("EXIF", mark + Self.block(orientation)))
    #expect(PictureHeader(of: Data(bytes))?.orientation.rawValue == orientation)
    #expect(PictureHeader(of: Data(bytes))?.size?.width == 4)
  }

  @Test func `a webp without an extended header has no block`() {
    let plain = Self.webPChunk("VP8L", [0x2F, 3, 0x40, 0, 0]) + Self.webPChunk("EXIF", Self.block(6))
    let bytes = Array("RIFF".utf8) + Self.littleEndian(plain.count + 4) + Array("WEBP".utf8) + plain
    #expect(PictureHeader(of: Data(bytes))?.orientation == .up)
  }

  @Test func `a chunk that is longer than its file ends the search`() throws {
    let endless = Self.bigEndian(0xFFFF_FFFF) + Array("eXIf".utf8) + Self.block(6)
    #expect(try PictureHeader(of: Data(png(endless)))?.orientation == .up)
    let webPEndless = Array("EXIF".utf8) + Self.littleEndian(0xFFFF_FFFF) + Self.block(6)
    #expect(PictureHeader(of: Data(webP(webPEndless)))?.orientation == .up)
  }

  @Test func `damaged blocks are passed over`() throws {
    let files = try [
      png(Self.pngChunk("eXIf", Self.block(6))), webP(Self.webPChunk("EXIF", Self.block(6))),
    ]
    for (file, seed) in files.flatMap({ file in (0..<200 as Range<UInt64>).map { (file, $0) } }) {
      var random = SplitMix64(seed: seed)
      var bytes = file
      for _ in 0...random.below(4) { bytes[12 + random.below(bytes.count - 12)] = UInt8(random.below(256)) }
      _ = PictureHeader(of: Data(bytes.prefix(12 + random.below(bytes.count))))
    }
  }
}
