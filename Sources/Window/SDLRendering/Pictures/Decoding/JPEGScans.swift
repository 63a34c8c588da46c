import Foundation

/// The scans (passes) in which a JPEG file delivers its picture, counted before any is decoded.
nonisolated struct JPEGScans {
  /// The greatest number of scans that are decoded.
  ///
  /// Progressive pictures have about ten, and each costs as much as the whole picture.
  static let limit = 200

  /// The number of scans, those of an embedded thumbnail included.
  private(set) var count = 0
  /// True when an end marker follows the last scan; a truncated file has none.
  private(set) var isEnded = false

  /// Counts the scans in the bytes of a file.
  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var place = 0
      while place + 1 < bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + place, 0xFF, bytes.count - 1 - place)
      {
        place = UnsafeRawPointer(found) - start + 1
        switch bytes[place] {
        case 0xDA:
          count += 1
          isEnded = false
        case 0xD9: isEnded = true
        default: break
        }
      }
    }
  }
}
