import Testing

@testable import SDLRendering

struct PictureHeaderTests {
  private func riff(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array(("WEBP" + kind).utf8) + [0, 0, 0, 0] + rest
  }

  @Test func `a jpeg tells its size in the frame header, behind other segments`() throws {
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xC4, 0, 3, 7, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x2C, 0x02, 0x58,
    ]
    let header = try #require(PictureHeader(bytes))
    #expect(header.format == .jpeg)
    #expect(header.size?.width == 600 && header.size?.height == 300)
  }

  @Test func `a jpeg cut before its frame header tells no size`() throws {
    let header = try #require(PictureHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9]))
    #expect(header.size == nil)
  }

  @Test func `the three kinds of webp tell their size`() throws {
    let extended = try #require(PictureHeader(riff("VP8X", [0, 0, 0, 0, 0x57, 2, 0, 0x2B, 1, 0])))
    #expect(extended.size?.width == 600 && extended.size?.height == 300)
    let lossless = try #require(PictureHeader(riff("VP8L", [0x2F, 0x57, 0xC2, 0x4A, 0])))
    #expect(lossless.size?.width == 600 && lossless.size?.height == 300)
    let lossy = try #require(PictureHeader(riff("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x58, 2, 0x2C, 1])))
    #expect(lossy.size?.width == 600 && lossy.size?.height == 300)
  }

  @Test(arguments: [[], [0x89, 0x50], [0x42, 0x4D, 1, 2, 3, 4], Array("<html>".utf8)] as [[UInt8]])
  func `other files have no header`(_ bytes: [UInt8]) {
    #expect(PictureHeader(bytes) == nil)
  }
}
