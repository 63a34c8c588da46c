package import Foundation

/// The reader of a picture's size from the beginning of its file: PNG, GIF, JPEG, BMP and WebP.
package enum PictureFileSize {
  /// The length of the part that is read, in bytes.
  private static let length = 1 << 16

  /// Returns the size of the picture of a file in pixels; `nil` where it cannot be read.
  package static func pixels(atPath path: String) -> CGSize? {
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard kind == .typeRegular, let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: length) else { return nil }
    return size(in: [UInt8](data))
  }

  /// Returns the size of the picture of a file in points; a name that ends in `@2x` or `@3x` has that scale.
  package static func points(atPath path: String) -> CGSize? {
    guard let pixels = pixels(atPath: path) else { return nil }
    let name = (path as String).split(separator: "/").last ?? ""
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  private static func size(in bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 30 else { return nil }
    func big(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
    func little(_ place: Int, _ count: Int) -> Int {
      (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
    switch (bytes[0], bytes[1]) {
    case (0x89, 0x50): return CGSize(width: big(16, 4), height: big(20, 4))
    case (0x47, 0x49): return CGSize(width: little(6, 2), height: little(8, 2))
    case (0x42, 0x4D):
      return CGSize(width: little(18, 4), height: abs(Int(Int32(truncatingIfNeeded: little(22, 4)))))
    case (0x52, 0x49): return webP(bytes, little)
    case (0xFF, 0xD8): return jpeg(bytes, big)
    default: return nil
    }
  }

  private static func webP(_ bytes: [UInt8], _ little: (Int, Int) -> Int) -> CGSize? {
    switch bytes[15] {
    case 0x20: return CGSize(width: little(26, 2) & 0x3FFF, height: little(28, 2) & 0x3FFF)
    case 0x4C:
      let bits = little(21, 4)
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case 0x58: return CGSize(width: little(24, 3) + 1, height: little(27, 3) + 1)
    default: return nil
    }
  }

  private static func jpeg(_ bytes: [UInt8], _ big: (Int, Int) -> Int) -> CGSize? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: big(place + 7, 2), height: big(place + 5, 2))
      }
      place += 2 + big(place + 2, 2)
    }
    return nil
  }
}
