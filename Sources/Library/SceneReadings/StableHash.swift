/// A hash that is the same in every run and on every machine: FNV-1a with 64 bits.
///
/// It detects changed values; it is not cryptographic.
package struct StableHash: Sendable, Hashable {
  /// The hash of all combined values, in their order.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no values.
  package init() {}

  /// Combines bytes, one by one.
  package mutating func combine(bytes: UnsafeRawBufferPointer) {
    for byte in bytes { combine(word: UInt64(byte)) }
  }

  /// Combines bytes, eight at a time as one word, and the rest one by one.
  package mutating func combine(wordsOf bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for index in 0..<words {
      combine(
        word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[(words * 8)...]))
  }

  /// Combines the eight bytes of a number, the lowest first.
  package mutating func combine(bitsOf number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      combine(word: bits & 0xFF)
      bits >>= 8
    }
  }

  /// Combines numbers, each as one word.
  package mutating func combine(words: [UInt32]) {
    for word in words { combine(word: UInt64(word)) }
  }

  /// Combines as many numbers from each of four lists, as `combine(words:)` does those of one.
  ///
  /// Every word waits for the product of the word before it; four lists at once take hardly longer than one.
  package static func combine(_ lists: [[UInt32]], into hashes: inout [StableHash]) {
    precondition(lists.count == 4 && hashes.count == 4, "four lists go into four hashes")
    let count = lists.map(\.count).min() ?? 0
    var (first, second, third, fourth) = (hashes[0], hashes[1], hashes[2], hashes[3])
    lists[0].withUnsafeBufferPointer { one in
      lists[1].withUnsafeBufferPointer { two in
        lists[2].withUnsafeBufferPointer { three in
          lists[3].withUnsafeBufferPointer { four in
            for place in 0..<count {
              first.combine(word: UInt64(one[place]))
              second.combine(word: UInt64(two[place]))
              third.combine(word: UInt64(three[place]))
              fourth.combine(word: UInt64(four[place]))
            }
          }
        }
      }
    }
    hashes = [first, second, third, fourth]
    for (list, words) in lists.enumerated() {
      for word in words[count...] { hashes[list].combine(word: UInt64(word)) }
    }
  }

  /// Combines a number as one word: `hash = (hash XOR word) × prime`.
  package mutating func combine(word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }
}
