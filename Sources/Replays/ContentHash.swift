public import Foundation
public import ScreenInterface

/// A hash of a text, a file or a picture: FNV-1a with 64 bits, written as sixteen hexadecimal digits.
///
/// It tells a changed document from the recorded one; it is no protection against forgery.
public nonisolated struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The sixteen hexadecimal digits.
  public let description: String

  /// Hashes the bytes of a text.
  public init(of text: String) {
    self.init(bytes: text.utf8)
  }

  /// Hashes the bytes of a file.
  public init(of data: Data) {
    self = data.withUnsafeBytes { ContentHash(bytes: $0) }
  }

  /// Hashes the size and the colours of a picture, word by word.
  public init(of picture: Bitmap) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in [UInt64(picture.width), UInt64(picture.height)] {
      hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    }
    for pixel in picture.pixels { hash = (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3 }
    self.init(hash)
  }

  private init(bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.init(hash)
  }

  /// Creates a hash from its number.
  public init(_ number: UInt64) {
    let digits = String(number, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
