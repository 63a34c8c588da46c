import Foundation
import ScreenInterface

/// A coding that keeps pictures as a PNG's header followed by text, so that no codec matters.
struct PlainCoding: BitmapCoding {
  private nonisolated static let head: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  func png(of bitmap: Bitmap) -> Data {
    let extent = [bitmap.width, bitmap.height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    let pixels = bitmap.pixels.map { String($0) }.joined(separator: " ")
    return Data(Self.head + extent) + Data(pixels.utf8)
  }

  func bitmap(ofPNG data: Data) throws -> Bitmap {
    let sides = [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let words = String(decoding: data.dropFirst(24), as: UTF8.self).split(separator: " ")
    return Bitmap(width: sides[0], height: sides[1], pixels: words.compactMap { UInt32($0) })
  }
}
