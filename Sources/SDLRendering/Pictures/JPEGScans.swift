import Foundation

/// The passes in which a JPEG file brings its picture, counted before any is decoded.
nonisolated struct JPEGScans {
  /// The most that are decoded: progressive pictures have about ten, and each costs as much as the whole picture.
  static let limit = 200

  /// How many there are, those of a small copy inside the file included.
  private(set) var count = 0
  /// Whether the end is marked behind the last of them; a file that was cut has no such mark.
  private(set) var isEnded = false

  /// Looks through the bytes of a file.
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
