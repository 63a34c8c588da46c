import Foundation

/// A random number generator with a seed: SplitMix64 by Steele, Lea and Flood.
nonisolated struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns a whole number from 0 to less than `limit`.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns a number of the range in hundredths, so that a script can write it exactly.
  mutating func number(in range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: (range.lowerBound * 100)...(range.upperBound * 100), using: &self)) / 100
  }

  /// Returns a time of the range in whole milliseconds, in seconds.
  mutating func time(_ milliseconds: ClosedRange<Int>) -> TimeInterval {
    Double(Int.random(in: milliseconds, using: &self)) / 1000
  }

  /// Returns true with a probability of 1/`count`.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// Returns one of the elements; `nil` when there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
