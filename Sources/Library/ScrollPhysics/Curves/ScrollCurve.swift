public import Foundation

/// A timing curve of an animated request: a duration and a cubic Bézier curve from (0, 0) to (1, 1).
///
/// UIKit counterpart: the unnamed curve of `setContentOffset(_:animated:)`; documented as constant velocity,
/// in practice 0.3 s easing in and out.
public struct ScrollCurve: Hashable, Sendable {
  /// The duration of the motion, in seconds.
  public var duration: TimeInterval
  /// The first control point; its x is in 0 … 1.
  package var firstControl: CGPoint
  /// The second control point; its x is in 0 … 1.
  package var secondControl: CGPoint

  /// Creates a curve from its duration, 0 or more, and its control points.
  public init(duration: TimeInterval, firstControl: CGPoint, secondControl: CGPoint) {
    precondition(
      (0...1).contains(firstControl.x) && (0...1).contains(secondControl.x),
      "a curve's control points keep x in 0 … 1, not \(firstControl.x) and \(secondControl.x)")
    precondition(
      duration >= 0 && duration.isFinite, "a curve takes 0 s or a finite time more, not \(duration)")
    self.duration = duration
    self.firstControl = firstControl
    self.secondControl = secondControl
  }

  /// The default curve: 0.3 s along (0.42, 0, 0.58, 1).
  public static let easeInOut = ScrollCurve(
    duration: 0.3, firstControl: CGPoint(x: 0.42, y: 0), secondControl: CGPoint(x: 0.58, y: 1))

  /// Returns the fraction of the distance done after the fraction `fraction` of the time.
  package func progress(at fraction: CGFloat) -> CGFloat {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return polynomial(\.y, at: parameter(at: fraction))
  }

  /// Returns the slope of the progress at `fraction`; 1 is the mean velocity.
  package func slope(at fraction: CGFloat) -> CGFloat {
    let s = parameter(at: Swift.min(1, Swift.max(0, fraction)))
    let run = derivative(\.x, at: s)
    return run > 0 ? derivative(\.y, at: s) / run : 0
  }

  /// Returns the first fraction of the time that satisfies `condition` and at which the progress reverses.
  func firstTurn(where condition: (CGFloat) -> Bool) -> CGFloat? {
    let (a, b) = (firstControl.y, secondControl.y)
    let roots = QuadraticRoots(a: 3 * a - 3 * b + 1, b: 2 * b - 4 * a, c: a)
    return roots.first { $0 > 0 && $0 < 1 && condition(polynomial(\.x, at: $0)) }
      .map { polynomial(\.x, at: $0) }
  }

  private func parameter(at fraction: CGFloat) -> CGFloat {
    CGFloat(
      Bisection.root(from: 0, to: 1) { polynomial(\.x, at: CGFloat($0)) >= fraction })
  }

  private func polynomial(_ part: KeyPath<CGPoint, CGFloat>, at s: CGFloat) -> CGFloat {
    let (a, b) = (firstControl[keyPath: part], secondControl[keyPath: part])
    return (((1 - 3 * b + 3 * a) * s + (3 * b - 6 * a)) * s + 3 * a) * s
  }

  private func derivative(_ part: KeyPath<CGPoint, CGFloat>, at s: CGFloat) -> CGFloat {
    let (a, b) = (firstControl[keyPath: part], secondControl[keyPath: part])
    return (3 * (1 - 3 * b + 3 * a) * s + 2 * (3 * b - 6 * a)) * s + 3 * a
  }
}

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
