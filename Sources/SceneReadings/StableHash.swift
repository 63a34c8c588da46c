/// A hash that is the same in every run and on every machine: FNV-1a with 64 bits.
///
/// It tells a changed value from the one before; it is no protection against forgery.
package struct StableHash: Sendable, Hashable {
  /// The hash of all that was taken in, in its order.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Takes in bytes, one by one.
  package mutating func combine(bytes: UnsafeRawBufferPointer) {
    for byte in bytes { combine(word: UInt64(byte)) }
  }

  /// Takes in the eight bytes of a number, the lowest first.
  package mutating func combine(bitsOf number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      combine(word: bits & 0xFF)
      bits >>= 8
    }
  }

  /// Takes in numbers, each as one word.
  package mutating func combine(words: [UInt32]) {
    for word in words { combine(word: UInt64(word)) }
  }

  /// Takes in a number as one word: `hash = (hash XOR word) × prime`.
  package mutating func combine(word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }
}
