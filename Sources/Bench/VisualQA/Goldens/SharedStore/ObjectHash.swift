import CGCrypt
package import Foundation

/// The SHA-256 of a golden's bytes, which names its object in a store: sixty-four hexadecimal digits.
///
/// `ContentHash` detects a changed document. This one also keeps apart contents that somebody made to have one hash.
package nonisolated struct ObjectHash: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of hexadecimal digits.
  static let length = 64

  private let words: SIMD4<UInt64>

  /// Hashes bytes.
  package init(of data: Data) {
    var digest = [UInt8](repeating: 0, count: 32)
    data.withUnsafeBytes { CGCryptSHA256($0.baseAddress, $0.count, &digest) }
    var words = SIMD4<UInt64>()
    for (index, byte) in digest.enumerated() { words[index / 8] = words[index / 8] << 8 | UInt64(byte) }
    self.words = words
  }

  /// Reads a hash from its digits; `nil` for anything but sixty-four small hexadecimal digits.
  package init?(digits: some Collection<UInt8>) {
    guard digits.count == Self.length else { return nil }
    var words = SIMD4<UInt64>()
    for (index, digit) in digits.enumerated() {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      words[index / 16] = words[index / 16] << 4 | UInt64(value)
    }
    self.words = words
  }

  /// The sixty-four digits.
  package var description: String {
    (0..<4).map { index in
      let digits = String(words[index], radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package static func < (left: ObjectHash, right: ObjectHash) -> Bool {
    for index in 0..<4 where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return false
  }
}

/// The content of a golden in a store: the hash and the size of its bytes.
package nonisolated struct StoredObject: Sendable, Hashable {
  /// The hash.
  package let hash: ObjectHash
  /// The number of bytes.
  package let size: Int

  package init(hash: ObjectHash, size: Int) {
    self.hash = hash
    self.size = size
  }

  /// Describes bytes.
  package init(of data: Data) { self.init(hash: ObjectHash(of: data), size: data.count) }
}
