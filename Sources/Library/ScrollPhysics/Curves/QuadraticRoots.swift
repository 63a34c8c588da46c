import Foundation

/// The distinct real roots of `a·x² + b·x + c`, ascending; a double root is left out.
struct QuadraticRoots {
  private let low: CGFloat?
  private let high: CGFloat?

  init(a: CGFloat, b: CGFloat, c: CGFloat) {
    guard a != 0 else {
      low = b == 0 ? nil : -c / b
      high = nil
      return
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else {
      low = nil
      high = nil
      return
    }
    let larger = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
    let roots = (larger / a, larger == 0 ? 0 : c / larger)
    low = Swift.min(roots.0, roots.1)
    high = Swift.max(roots.0, roots.1)
  }

  /// Returns the smallest root that satisfies `condition`.
  func first(where condition: (CGFloat) -> Bool) -> CGFloat? {
    if let low, condition(low) { return low }
    if let high, condition(high) { return high }
    return nil
  }
}
