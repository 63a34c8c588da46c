import SceneReadings
import TestSupport
import Testing

struct StableHashTests {
  private func hash(_ text: String) -> UInt64 {
    var hash = StableHash()
    Array(text.utf8).withUnsafeBytes { hash.combine(bytes: $0) }
    return hash.value
  }

  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `bytes give the numbers that FNV-1a is published with`(text: String, expected: UInt64) {
    #expect(hash(text) == expected)
  }

  @Test func `a number is taken in as its eight bytes, the lowest first`() {
    var bits = StableHash()
    bits.combine(bitsOf: 1.5)
    var bytes = StableHash()
    for byte in [0, 0, 0, 0, 0, 0, 0xF8, 0x3F] as [UInt64] { bytes.combine(word: byte) }
    #expect(bits == bytes)
  }

  @Test func `four lists side by side give what each gives by itself, whatever their lengths`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      let lists = (0..<4).map { _ in
        (0..<random.below(9)).map { _ in UInt32(random.below(1 << 32)) }
      }
      var together = (0..<4).map { start in
        var hash = StableHash()
        hash.combine(word: UInt64(start))
        return hash
      }
      let apart = zip(together, lists).map { hash, list in
        var hash = hash
        hash.combine(words: list)
        return hash
      }
      StableHash.combine(lists, into: &together)
      #expect(together == apart)
    }
  }

  @Test func `words are taken in one by one, and their order counts`() {
    var (together, apart, turned) = (StableHash(), StableHash(), StableHash())
    together.combine(words: [7, 0xFFFF_FFFF])
    for word in [7, 0xFFFF_FFFF] as [UInt64] { apart.combine(word: word) }
    turned.combine(words: [0xFFFF_FFFF, 7])
    #expect(together == apart && together != turned)
  }
}
