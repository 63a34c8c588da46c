import Foundation

/// One chunk of a PNG file: its type of four letters and its bytes.
nonisolated struct PNGChunk: Hashable {
  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The four letters of the type.
  let type: String
  /// The bytes of the chunk, without length, type and checksum.
  let body: [UInt8]

  init(_ type: String, _ body: [UInt8]) {
    self.type = type
    self.body = body
  }

  /// Returns the chunks of a whole file; `nil` when it is no PNG.
  static func chunks(of file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [PNGChunk] = []
    var index = signature.count
    while index + 12 <= file.count {
      let length = Int(number(file[index..<index + 4]))
      guard index + 12 + length <= file.count,
        let type = String(validating: file[index + 4..<index + 8], as: UTF8.self)
      else { return nil }
      chunks.append(PNGChunk(type, Array(file[index + 8..<index + 8 + length])))
      index += 12 + length
    }
    return index == file.count ? chunks : nil
  }

  /// Returns the chunk as bytes of a file: length, letters, body, checksum.
  func encoded(_ crc: CRC32) -> Data {
    let content = Array(type.utf8) + body
    return Data(Self.bytes(UInt32(body.count)) + content + Self.bytes(crc.checksum(of: content)))
  }

  /// Returns a number as four bytes in big-endian order.
  static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// Returns the number in four bytes in big-endian order.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
