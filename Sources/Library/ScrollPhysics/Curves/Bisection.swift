import Foundation

/// A search that halves an interval until floating point can halve it no further.
enum Bisection {
  /// Returns the first number of the interval for which `isReached` holds; it must hold from there to `end`.
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
