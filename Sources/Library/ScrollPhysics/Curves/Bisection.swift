import Foundation

/// A bisection search that halves an interval down to floating-point precision.
enum Bisection {
  /// Returns the first number of the interval for which `isReached` is true; it must be true from there to `end`.
  static func root(
    from start: TimeInterval, to end: TimeInterval, _ isReached: (TimeInterval) -> Bool
  ) -> TimeInterval {
    if isReached(start) { return start }
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if isReached(middle) { high = middle } else { low = middle }
    }
  }
}
