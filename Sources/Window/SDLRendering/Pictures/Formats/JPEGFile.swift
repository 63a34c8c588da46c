import Foundation

/// A sequence of the segments of a JPEG file up to its first scan.
nonisolated struct JPEGSegments<Bytes: FileBytes>: Sequence, IteratorProtocol {
  /// A segment of a file.
  struct Segment {
    let marker: UInt8
    let content: Bytes.SubSequence
  }

  private let bytes: Bytes
  private var place = 2

  /// Creates the sequence of a file's segments.
  init(_ bytes: Bytes) { self.bytes = bytes }

  /// Returns the next segment, as far as it is complete; `nil` at the first scan and where the file is truncated.
  mutating func next() -> Segment? {
    while place < bytes.count - 1, bytes[place] == 0xFF, bytes[place + 1] == 0xFF { place += 1 }
    guard place <= bytes.count - 4, bytes[place] == 0xFF, bytes[place + 1] != 0xDA,
      let length = bytes.bigEndian(at: place + 2, 2), length >= 2
    else { return nil }
    defer { place += 2 + length }
    return Segment(
      marker: bytes[place + 1], content: bytes[(place + 4)..<Swift.min(place + 2 + length, bytes.count)])
  }
}

/// The frame header of a JPEG file: the size, the components and Adobe's marker.
nonisolated struct JPEGFrame {
  /// The width and height in pixels.
  private(set) var size: (width: Int, height: Int)?
  /// The number of components a pixel: 1 for grey, 3 for colour, 4 for CMYK.
  private(set) var components = 0
  /// True when the file has Adobe's marker; CMYK values are then inverted.
  private(set) var hasAdobeMarker = false

  /// Reads the segments up to the frame header.
  init(_ bytes: some FileBytes) {
    for segment in JPEGSegments(bytes) {
      let content = Array(segment.content.prefix(16))
      if segment.marker == 0xEE, content.starts(with: Array("Adobe".utf8)) { hasAdobeMarker = true }
      guard (0xC0...0xCF).contains(segment.marker), ![0xC4, 0xC8, 0xCC].contains(segment.marker) else {
        continue
      }
      guard let height = content.bigEndian(at: 1, 2), let width = content.bigEndian(at: 3, 2) else { return }
      size = (width, height)
      components = content.bigEndian(at: 5, 1) ?? 0
    }
  }
}

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
