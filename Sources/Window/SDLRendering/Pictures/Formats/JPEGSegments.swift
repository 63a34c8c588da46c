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
