package import Foundation
import LayoutGeometry

/// A counter of whole notches of a wheel that may report fractions of them.
package struct WheelNotchCounter: Sendable, Hashable {
  /// The fraction of a notch that is not a whole one yet, with the sign of its direction.
  package private(set) var rest: CGFloat = 0

  /// The tolerance within which a sum counts as a whole notch, for fractions that binary numbers cannot represent.
  private static let tolerance: CGFloat = 1e-3

  /// Creates a counter that begins with a whole notch.
  package init() {}

  /// Adds notches, and returns the whole ones that they complete; a change of direction starts again from 0.
  package mutating func add(_ notches: CGFloat) -> Int {
    if rest * notches < 0 { rest = 0 }
    let sum = rest + notches
    let whole = (sum + (sum < 0 ? -Self.tolerance : Self.tolerance)).rounded(.towardZero)
    rest = sum - whole
    if abs(rest) <= Self.tolerance { rest = 0 }
    return Int(bounding: whole)
  }
}
