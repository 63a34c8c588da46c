package import Documents
public import Foundation
import SceneReadings
package import ScreenInterface

/// A `StableHash` of a text, a file or a picture, written as sixteen hexadecimal digits.
///
/// It detects a changed document. It is no protection against forgery.
public nonisolated struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The sixteen hexadecimal digits.
  public let description: String

  /// Hashes the bytes of a text.
  public init(of text: String) {
    var (text, hash) = (text, StableHash())
    text.withUTF8 { hash.combine(bytes: UnsafeRawBufferPointer($0)) }
    self.init(hash.value)
  }

  /// Hashes the bytes of a file.
  public init(of data: Data) {
    var hash = StableHash()
    data.withUnsafeBytes { hash.combine(bytes: $0) }
    self.init(hash.value)
  }

  /// Hashes a large file, eight bytes at a time; the hash differs from that of its single bytes.
  ///
  /// - Throws: `DocumentError` for a file that cannot be read.
  package init(ofFile url: URL) throws(DocumentError) {
    var file = try InputFile(url, limit: .program)
    defer { file.close() }
    var (hash, count) = (StableHash(), 0)
    while true {
      let data = try file.read(upToCount: 1 << 20)
      if data.isEmpty { break }
      count += data.count
      data.withUnsafeBytes { hash.combine(wordsOf: $0) }
    }
    hash.combine(word: UInt64(count))
    self.init(hash.value)
  }

  /// Hashes a text with its line ends unified by `LineEndings`, so that every checkout gives the same hash.
  package init(ofLines text: Data) { self.init(of: LineEndings.unified(text)) }

  /// Hashes the size and the colours of a picture, word by word.
  package init(of picture: Bitmap) {
    var hash = Self.hash(ofSize: picture)
    hash.combine(words: picture.pixels)
    self.init(hash.value)
  }

  /// The number of pictures that `hashes(of:)` hashes in parallel lanes.
  package static let abreast = 4

  /// Returns the hashes of pictures; for `abreast` of them this takes little more time than for one.
  package static func hashes(of pictures: [Bitmap]) -> [ContentHash] {
    guard pictures.count == abreast else { return pictures.map { ContentHash(of: $0) } }
    var hashes = pictures.map { hash(ofSize: $0) }
    StableHash.combine(pictures.map(\.pixels), into: &hashes)
    return hashes.map { ContentHash($0.value) }
  }

  private static func hash(ofSize picture: Bitmap) -> StableHash {
    var hash = StableHash()
    hash.combine(word: UInt64(picture.width))
    hash.combine(word: UInt64(picture.height))
    return hash
  }

  /// Creates a hash from its number.
  public init(_ number: UInt64) {
    description = Self.hexadecimal(number)
  }

  /// All hexadecimal digits of a number.
  static func hexadecimal<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: Number.bitWidth / 4 - digits.count) + digits
  }
}
