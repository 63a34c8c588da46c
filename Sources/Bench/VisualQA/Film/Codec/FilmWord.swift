/// A pixel as its film holds it, with arithmetic on its three channels.
nonisolated enum FilmWord {
  /// The shifts of the channels in the order in which they are coded: green, red, blue.
  static let shifts: [UInt32] = [8, 16, 0]

  @inline(__always)
  static func channel(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }

  /// Returns the sum of the differences of the channels.
  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    return abs(channel(a, 16) - channel(b, 16)) + abs(channel(a, 8) - channel(b, 8))
      + abs(channel(a, 0) - channel(b, 0))
  }

  /// Returns the mean of two pixels, rounded down.
  @inline(__always)
  static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 { (a & b) + ((a ^ b) >> 1 & 0x7F7F_7F7F) }

  /// Returns the median of left, above, and left plus above less the corner.
  @inline(__always)
  static func median(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (low, high) = left < above ? (left, above) : (above, left)
    return corner >= high ? low : corner <= low ? high : left + above - corner
  }

  /// Returns the pixel whose channels are the medians of three pixels' channels.
  @inline(__always)
  static func median(_ left: UInt32, _ above: UInt32, _ corner: UInt32) -> UInt32 {
    UInt32(median(channel(left, 16), channel(above, 16), channel(corner, 16))) << 16
      | UInt32(median(channel(left, 8), channel(above, 8), channel(corner, 8))) << 8
      | UInt32(median(channel(left, 0), channel(above, 0), channel(corner, 0)))
  }
}
