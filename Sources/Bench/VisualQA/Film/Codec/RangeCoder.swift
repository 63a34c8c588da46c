/// The probability of a bit, which follows the bits seen: the mean of a fast and a slow estimate.
nonisolated struct BitModel {
  private var fast: UInt16 = 1 << 15
  private var slow: UInt16 = 1 << 15

  /// The probability of a 0, in 4096ths, never 0 and never 1.
  var probability: UInt32 { (UInt32(fast) + UInt32(slow)) >> 5 }

  /// Follows a bit that was coded.
  mutating func learn(_ bit: Int) {
    if bit == 0 {
      fast += (65_535 - fast) >> 4
      slow += (65_535 - slow) >> 7
    } else {
      fast -= fast >> 4
      slow -= slow >> 7
    }
  }
}

/// One side of the coding of bits; the same code describes the form of a film for its writer and its reader.
nonisolated protocol BitCoding {
  /// Writes `bit` and returns it, or reads one.
  mutating func code(_ bit: Int, _ model: inout BitModel) -> Int
}

nonisolated extension BitCoding {
  /// Codes the lowest `count` bits of a number, each equally likely.
  mutating func code(_ number: Int, bits count: Int) -> Int {
    var result = 0
    for place in (0..<count).reversed() {
      var even = BitModel()
      result = result << 1 | code(number >> place & 1, &even)
    }
    return result
  }
}

/// A binary range coder that writes, with carry, as in LZMA.
nonisolated struct RangeEncoder: BitCoding {
  private var low: UInt64 = 0
  private var range: UInt32 = .max
  private var held: UInt8 = 0
  private var heldCount = 1
  private var bytes: [UInt8] = []

  mutating func code(_ bit: Int, _ model: inout BitModel) -> Int {
    let bound = (range >> 12) * model.probability
    if bit == 0 {
      range = bound
    } else {
      low += UInt64(bound)
      range -= bound
    }
    model.learn(bit)
    while range < 1 << 24 {
      range <<= 8
      shift()
    }
    return bit
  }

  /// Writes what is held back, and returns all bytes.
  mutating func finish() -> ArraySlice<UInt8> {
    for _ in 0..<5 { shift() }
    // The first byte only takes a carry that never comes.
    return bytes.dropFirst()
  }

  private mutating func shift() {
    if low < 0xFF00_0000 || low > 0xFFFF_FFFF {
      let carry = UInt8(truncatingIfNeeded: low >> 32)
      bytes.append(held &+ carry)
      for _ in 1..<heldCount { bytes.append(0xFF &+ carry) }
      held = UInt8(truncatingIfNeeded: low >> 24)
      heldCount = 0
    }
    heldCount += 1
    low = (low & 0x00FF_FFFF) << 8
  }
}
