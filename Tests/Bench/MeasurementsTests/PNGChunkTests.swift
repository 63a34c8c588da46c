import Foundation
import Testing

@testable import Measurements

struct PNGChunkTests {
  /// Compares with the check value found in every table of checksums, and with the IEND of every PNG.
  @Test(arguments: [("123456789", 0xCBF4_3926 as UInt32), ("IEND", 0xAE42_6082), ("", 0)])
  func `the checksum is the one that others compute`(text: String, checksum: UInt32) {
    #expect(CRC32().checksum(of: text.utf8) == checksum)
  }

  @Test func `chunks are read back as they were written`() throws {
    let chunks = [PNGChunk("IHDR", [1, 2, 3]), PNGChunk("IDAT", []), PNGChunk("IEND", [255])]
    let file = chunks.reduce(into: PNGChunk.signature) { $0 += Array($1.encoded(CRC32())) }
    #expect(PNGChunk.chunks(of: file) == chunks)
    #expect(PNGChunk.chunks(of: Array(file.dropLast())) == nil)
    #expect(PNGChunk.chunks(of: [1, 2, 3]) == nil)
    #expect(PNGChunk.chunks(of: PNGChunk.signature + [0xFF, 0xFF, 0xFF, 0xFF, 65, 65, 65, 65]) == nil)
  }
}
