import Foundation

/// The pixels of a window as the X server has them.
struct Screenshot {
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  private let bytes: [UInt8]
  private let start: Int
  private let rowBytes: Int
  private let isLittleEndian: Bool

  /// Reads the output of `xwd`.
  init(xwd data: Data) throws {
    let bytes = [UInt8](data)
    let header = stride(from: 0, to: min(100, bytes.count & ~3), by: 4).map { offset in
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard header.count == 25, header[11] == 32 else {
      throw HarnessFault.unreadableScreenshot(bytes: bytes.count)
    }
    let (width, height, rowBytes) = (header[4], header[5], header[12])
    let start = header[0] + header[19] * 12
    let isLittleEndian = header[7] == 0
    guard bytes.count >= start + rowBytes * height else {
      throw HarnessFault.unreadableScreenshot(bytes: bytes.count)
    }
    (self.width, self.height, self.start, self.rowBytes) = (width, height, start, rowBytes)
    (self.bytes, self.isLittleEndian) = (bytes, isLittleEndian)
  }

  /// The colour `0xRRGGBB` in column `x` of row `y`.
  subscript(x: Int, y: Int) -> UInt32 {
    let offset = start + y * rowBytes + x * 4
    let (second, third) = (UInt32(bytes[offset + 1]), UInt32(bytes[offset + 2]))
    return isLittleEndian
      ? third << 16 | second << 8 | UInt32(bytes[offset])
      : second << 16 | third << 8 | UInt32(bytes[offset + 3])
  }
}
