import Foundation

/// A sequence of the chunks of a PNG or WebP file, each with a name of four letters.
nonisolated struct PictureChunks: Sequence, IteratorProtocol {
  /// A chunk of a file.
  struct Chunk {
    let name: String
    /// The byte range of the content.
    let content: Range<Int>
    /// The byte range of the whole chunk, with its name, its length and its checksum or padding.
    let whole: Range<Int>
  }

  private let bytes: Data
  private let format: PictureFormat
  private var place: Int
  private let end: Int

  /// Creates the sequence of a PNG file's chunks.
  init(png bytes: Data) { self.init(bytes, .png, 8..<bytes.count) }

  /// Creates the sequence of a WebP file's chunks, or of those in a part of it.
  init(webP bytes: Data, in part: Range<Int>? = nil) { self.init(bytes, .webP, part ?? 12..<bytes.count) }

  private init(_ bytes: Data, _ format: PictureFormat, _ part: Range<Int>) {
    (self.bytes, self.format, place, end) = (bytes, format, part.lowerBound, part.upperBound)
  }

  /// Returns the next chunk; `nil` at the end and before a truncated chunk.
  mutating func next() -> Chunk? {
    guard place <= end - 8 else { return nil }
    let isPNG = format == .png
    let name = place + (isPNG ? 4 : 0)
    guard
      let length = isPNG ? bytes.bigEndian(at: place, 4) : bytes.littleEndian(at: place + 4, 4),
      length <= end - place - 8
    else { return nil }
    let content = (place + 8)..<(place + 8 + length)
    // A checksum follows in a PNG file, a padding byte after an odd length in a WebP file.
    let next = Swift.min(content.upperBound + (isPNG ? 4 : length % 2), end)
    defer { place = next }
    return Chunk(
      name: String(decoding: bytes[name..<(name + 4)], as: UTF8.self), content: content, whole: place..<next)
  }
}
