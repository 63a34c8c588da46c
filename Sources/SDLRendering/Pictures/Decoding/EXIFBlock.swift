import Foundation

/// The bytes of a file from its beginning on.
nonisolated protocol FileBytes: RandomAccessCollection<UInt8> where Index == Int {}

nonisolated extension Array: FileBytes where Element == UInt8 {}
nonisolated extension Data: FileBytes {}

/// Finds the EXIF block of a picture file, the TIFF structure that says among other things how the pixels are turned.
///
/// Source: EXIF 2.32 for JPEG, the PNG specification 3 for `eXIf`, and the WebP container specification for `EXIF`.
nonisolated enum EXIFBlock {
  /// What JPEG files write before the structure, and some programs in WebP files as well.
  private static let mark = Array("Exif\0\0".utf8)

  /// Returns the structure in segment APP1 of a JPEG file; `nil` where there is none.
  static func inJPEG<Bytes: FileBytes>(_ bytes: Bytes) -> Bytes.SubSequence? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let content = place + 4
      let end = min(place + 2 + length, bytes.count)
      if length < 2 || bytes[place + 1] == 0xDA { return nil }
      if bytes[place + 1] == 0xE1, content < end, bytes[content..<end].starts(with: mark) {
        return bytes[content..<end].dropFirst(mark.count)
      }
      place += 2 + length
    }
    return nil
  }

  /// Returns the structure in the first chunk `eXIf` of a PNG file, before or after the pixels; `nil` where there is none.
  static func inPNG<Bytes: FileBytes>(_ bytes: Bytes) -> Bytes.SubSequence? {
    var place = 8
    while place + 8 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let content = place + 8
      guard length <= bytes.count - content else { return nil }
      if bytes[(place + 4)..<content].elementsEqual("eXIf".utf8) {
        return bytes[content..<(content + length)]
      }
      // The checksum follows the content.
      place = content + length + 4
    }
    return nil
  }

  /// Returns the structure in the first chunk `EXIF` of a WebP file; `nil` where there is none.
  static func inWebP<Bytes: FileBytes>(_ bytes: Bytes) -> Bytes.SubSequence? {
    guard bytes.dropFirst(12).starts(with: Array("VP8X".utf8)) else { return nil }
    var place = 12
    while place + 8 <= bytes.count {
      let length = bytes[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let content = place + 8
      guard length <= bytes.count - content else { return nil }
      if bytes[place..<(place + 4)].elementsEqual("EXIF".utf8) {
        let block = bytes[content..<(content + length)]
        return block.starts(with: mark) ? block.dropFirst(mark.count) : block
      }
      // A chunk of odd length is followed by one byte more.
      place = content + length + length % 2
    }
    return nil
  }
}
