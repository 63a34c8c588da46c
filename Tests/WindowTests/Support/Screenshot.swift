import Foundation

/// The pixels of a window as the X server has them.
struct Screenshot {
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  private let pixels: [UInt32]

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
    (self.width, self.height) = (width, height)
    pixels = (0..<(width * height)).map { index in
      let offset = start + (index / width) * rowBytes + (index % width) * 4
      let quad = bytes[offset..<(offset + 4)]
      let value = isLittleEndian ? Array(quad.reversed()) : Array(quad)
      return value.dropFirst().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
  }

  /// The colour `0xRRGGBB` in column `x` of row `y`.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
